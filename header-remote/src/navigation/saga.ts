/** Fetches the menus of the page frame, again for each region. Source: ledger CAL-14, OPN-27, OPN-28, OPN-91. */
import type { Task } from 'redux-saga';
import {
  actionChannel,
  call,
  cancel,
  fork,
  put,
  select,
  take,
  type SagaGenerator,
} from 'typed-redux-saga';
import { nextTask } from 'embed/next-task';
import type { NavigationData } from 'mortgage-domain/menus/navigationData';
import { pageFramePath } from 'mortgage-domain/site/servicePaths';
import {
  findRegionId,
  selectConfig,
  selectLoggedIn,
  selectSite,
  type ApiResult,
  type Session,
  type SessionAction,
  type SessionFeature,
} from 'session-shared/session';
import { selectUserNavigation, userNavigationLoaded } from '../account/account';
import { fetchServerNavigation } from '../session/fetchServerNavigation';
import { forPresentVisitor } from '../session/forPresentVisitor';
import { loadReaders, saysNothing } from '../session/loadReaders';
import { navigationSlice, sectionsLoaded } from './navigation';

export const navigationFeature: SessionFeature = {
  ...navigationSlice,
  saga: navigationSaga,
};

/** Options, the questionnaire's answers and the page's path: a place may be among them. */
const placeChanges = ['config/set', 'onboarding/configSet', 'page/navigated'];

function* navigationSaga(session: Session): SagaGenerator<void> {
  if ((yield* select(selectSite)).account === 'none') {
    return;
  }
  const changes = yield* actionChannel<SessionAction>(placeChanges);
  let running: Task | undefined;
  let asked: string | undefined;
  // The call that identifies the visitor goes first.
  yield* call(nextTask, window);
  for (;;) {
    const regionId = yield* call(findRegionId, session);
    if (!running || regionId !== asked) {
      if (running) {
        yield* cancel(running);
      }
      running = yield* fork(forPresentVisitor, () =>
        loadFrame(session, regionId),
      );
      asked = regionId;
    }
    yield* take(changes);
  }
}

function* loadFrame(
  session: Session,
  regionId: string | undefined,
): SagaGenerator<void> {
  const { guid } = yield* select(selectConfig);
  const frame = yield* call(fetchPageFrame, session, regionId, guid);
  // The menus stay as they are when the call fails.
  if (!frame.ok) {
    return;
  }
  const { sections, user } = frame.value;
  yield* put(sectionsLoaded(sections));
  const loggedIn = yield* select(selectLoggedIn);
  const known = yield* select(selectUserNavigation);
  if (user && loggedIn && !known) {
    yield* put(userNavigationLoaded(user));
  }
}

function fetchPageFrame(
  session: Session,
  regionId: string | undefined,
  guid: string | undefined,
): Promise<ApiResult<NavigationData>> {
  const query = new URLSearchParams({ topnav: '{format:json}' });
  if (regionId) {
    query.set('regionId', regionId);
  }
  const headers = guid ? { 'x-user-guid': guid } : undefined;
  const path = `${pageFramePath}?${query.toString()}`;
  return fetchServerNavigation(session, path, readFrame, { headers });
}

const readFrame = async (json: unknown): Promise<NavigationData> =>
  saysNothing((json as PageFrame | null)?.topnav?.json)
    ? { sections: [] }
    : (await loadReaders()).readNavigationData(json);

interface PageFrame {
  readonly topnav?: { readonly json?: unknown } | null;
}
