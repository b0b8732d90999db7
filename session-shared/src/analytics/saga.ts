/** Analytics hears of visitors, page views and links. Source: specification 4, 7, 8; ledger ANA-1..7, CAL-3, ERR-13, ERR-15, OPN-94, OPN-95. */
import { buffers } from 'redux-saga';
import {
  actionChannel,
  call,
  delay,
  fork,
  put,
  race,
  select,
  take,
  takeEvery,
  type SagaGenerator,
} from 'typed-redux-saga';
import { toAnalyticsIdentity } from 'mortgage-domain/people/user';
import { loggedIn } from '../state/actions';
import type { Session } from '../state/contract';
import { selectLoggedIn, selectSite } from '../state/selectors';
import { analyticsTypes, identified, pageViewed, type AnalyticsAction } from './actions';
import { fetchAuthInfo } from './authInfo';
import { createConsent, type Consent } from './consent';

/** The page's analytics object (OPN-95). */
export type AnalyticsGlobal = Partial<Record<AnalyticsAction['method'], (detail: unknown) => void>>;
type Saga<Value = void> = SagaGenerator<Value>;

/** OPN-94: 100, 200, 400, 800, 1600 ms. */
const retryDelaysMs = [1, 2, 3, 4, 5].map((attempt) => 50 * 2 ** attempt);
/** Calls kept while consent or the global is waited for; a page that nobody answers must not gather them for ever. */
const keptCalls = 100;

export function* analyticsSaga(session: Session, window: Window): Saga {
  const calls = yield* actionChannel<AnalyticsAction>(
    [...analyticsTypes],
    buffers.sliding(keptCalls),
  );
  const consent = createConsent(
    window,
    () => selectSite(session.store.getState()).analyticsConsent,
  );
  yield* takeEvery('session/loggedIn', identify);
  yield* fork(recordPageView, session, window.location.pathname);
  yield* call(deliver, session, window, consent, () => take(calls));
}

function* identify({ user }: ReturnType<typeof loggedIn>): Saga {
  yield* put(identified(toAnalyticsIdentity(user)));
}

/** ANA-5: the page view is recorded whatever became of the auth-info call. */
function* recordPageView(session: Session, path: string): Saga {
  const auth = yield* call(fetchAuthInfo, session.api);
  if (auth.ok && !(yield* select(selectLoggedIn))) {
    const found = yield* call(session.lookUpUser, 'cache' as const);
    if (found.status === 'unknown') yield* put(loggedIn(auth.value));
  }
  if (!auth.ok && !isSignedOut(auth.error))
    session.report({ name: 'AuthInfoFailure', detail: auth.error });
  yield* put(pageViewed(path));
}

const isSignedOut = (error: string): boolean =>
  error === 'LoginRequired' || error === 'Login required';

/** ANA-3, F42 to F44: one call after the other; a missing global is waited for once, a throwing one is reported once. */
function* deliver(
  session: Session,
  window: Window,
  consent: Consent,
  next: () => Saga<AnalyticsAction>,
): Saga {
  let hasWaited = false;
  let hasThrown = false;
  for (;;) {
    const { method, detail } = yield* next();
    // The visitor decides, or a later tag of the page says that it has asked.
    while (consent.isGiven() === undefined)
      yield* race({ said: call(consent.whenSaid), told: take('config/set') });
    if (!consent.isGiven()) continue;
    const { analyticsGlobal } = yield* select(selectSite);
    if (!analyticsGlobal) continue;
    const analytics: AnalyticsGlobal | undefined =
      readGlobal(window, analyticsGlobal) ??
      (hasWaited ? undefined : yield* call(waitForGlobal, window, analyticsGlobal));
    if (!analytics && !hasWaited)
      console.warn(
        `[mortgage session] window.${analyticsGlobal} is not there; tracking calls are dropped. Load the analytics script, or set analyticsGlobal.`,
      );
    hasWaited ||= !analytics;
    try {
      analytics?.[method]?.(detail);
    } catch {
      if (!hasThrown) session.report({ name: 'AnalyticsFailure', detail: method });
      hasThrown = true;
    }
  }
}

function* waitForGlobal(window: Window, name: string): Saga<AnalyticsGlobal | undefined> {
  for (const ms of retryDelaysMs) {
    yield* delay(ms);
    const found = readGlobal(window, name);
    if (found) return found;
  }
  return undefined;
}

function readGlobal(window: Window, name: string): AnalyticsGlobal | undefined {
  const found = (window as unknown as Record<string, unknown>)[name];
  return typeof found === 'object' && found !== null ? found : undefined;
}
