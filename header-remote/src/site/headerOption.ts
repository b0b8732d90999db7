/** The page's option `header`: parts in the place of the site's. Source: EXT-4. */
import { call, put, select, take, type SagaGenerator } from 'typed-redux-saga';
import type { HeaderParts } from 'mortgage-domain/site-file/headerFile';
import { retryLoad } from 'embed/retries';
import {
  selectSite,
  type SessionAction,
  type SessionFeature,
  type SessionState,
} from 'session-shared/session';
import { saysNothing } from '../session/loadReaders';

const loadReader = () =>
  retryLoad(
    () => import(/* webpackChunkName: "option" */ './readHeaderOption'),
    'header-remote',
  );

export const partsGiven = (parts: HeaderParts) =>
  ({ type: 'header/partsGiven', parts }) as const;

const name = 'headerOption';
type StateWithParts = SessionState & { readonly [name]?: HeaderParts };
const none: HeaderParts = {};
export const selectGivenParts = (state: StateWithParts): HeaderParts =>
  state[name] ?? none;

function partsReducer(
  state: HeaderParts = none,
  action: ReturnType<typeof partsGiven> | SessionAction,
): HeaderParts {
  return action.type === 'header/partsGiven' ? action.parts : state;
}

function* followOption(): SagaGenerator<void> {
  let known: unknown;
  for (;;) {
    const { header } = yield* select(selectSite);
    if (header === known || (!known && saysNothing(header))) {
      yield* take('config/set');
      continue;
    }
    known = header;
    const { readHeaderOption } = yield* call(loadReader);
    yield* put(partsGiven(readHeaderOption(header)));
  }
}

export const headerOptionFeature: SessionFeature = {
  name,
  reducer: partsReducer,
  saga: followOption,
};
