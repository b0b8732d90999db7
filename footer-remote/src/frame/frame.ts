/** The footer of the server, and whether the visitor comes from the app. Source: ledger CAL-15, FTR-10, F25. */
import { call, put, select, type SagaGenerator } from 'typed-redux-saga';
import { hidesAppBadges } from 'mortgage-domain/footer/footerContent';
import {
  readFooterFrame,
  type FooterData,
} from 'mortgage-domain/footer/footerData';
import { pageFramePath } from 'mortgage-domain/site/servicePaths';
import { settleCall } from 'remote-kit/settle-call';
import {
  selectSite,
  type Session,
  type SessionAction,
  type SessionFeature,
  type SessionState,
} from 'session-shared/session';

interface FrameState {
  /** Undefined until the server answers; empty after a failure. */
  readonly data?: FooterData;
  /** On later pages, too. */
  readonly isFromApp: boolean;
}
const initialFrame: FrameState = { isFromApp: false };

export const frameLoaded = (data: FooterData) =>
  ({ type: 'footer/frameLoaded', data }) as const;
const cameFromApp = () => ({ type: 'footer/cameFromApp' }) as const;

function frameReducer(
  state: FrameState = initialFrame,
  action: ReturnType<typeof frameLoaded | typeof cameFromApp> | SessionAction,
): FrameState {
  switch (action.type) {
    case 'footer/frameLoaded':
      return { ...state, data: action.data };
    case 'footer/cameFromApp':
      return { ...state, isFromApp: true };
    case 'page/navigated':
      return {
        ...state,
        isFromApp: state.isFromApp || hidesAppBadges(action.search),
      };
    default:
      return state;
  }
}

const name = 'footerFrame';
type StateWithFrame = SessionState & { readonly [name]?: FrameState };
export const selectFrame = (state: StateWithFrame): FrameState =>
  state[name] ?? initialFrame;

const framePath = `${pageFramePath}?${new URLSearchParams({ footer: '{format:scriptOnly}' })}`;

function* frameSaga({ api }: Session): SagaGenerator<void> {
  if (hidesAppBadges(window.location.search)) {
    yield* put(cameFromApp());
  }
  const { account } = yield* select(selectSite);
  const ask = () => settleCall(() => api.request(framePath, readFooterFrame));
  const frame = account === 'none' ? undefined : yield* call(ask);
  yield* put(frameLoaded(frame?.ok ? frame.value : {}));
}

export const frameFeature: SessionFeature = {
  name,
  reducer: frameReducer,
  saga: frameSaga,
};
