/** Google one-tap, where a client id is configured. Source: ledger STO-7, OPN-36. */
import { call, put, race, select, take, takeLeading, type SagaGenerator } from 'typed-redux-saga';
import { googleOneTapHidden, googleOneTapShown } from '../state/actions';
import { selectLoggedIn, selectSite } from '../state/selectors';
import type { SessionTasks } from '../state/tasks';
import { sendGoogleCredential } from '../sign-in/sendSignIn';
import { isCoolingDown } from './decideCooldown';
import { keepClosures, readClosures } from './storage';

type Saga = SagaGenerator<void>;
const loadPrompt = () => import(/* webpackChunkName: "one-tap" */ './openPrompt');

export function* oneTapSaga(tasks: SessionTasks): Saga {
  yield* takeLeading('registration/googleOneTapShown', show, tasks);
  // A visitor who came signed out is asked once; one who has just signed out is not.
  const { out } = yield* race({ out: take('session/loggedOut'), in: take('session/loggedIn') });
  if (out && (yield* select(selectSite)).googleClientId) yield* put(googleOneTapShown());
}

function* show({ session, window, welcome }: SessionTasks): Saga {
  const { googleClientId, oneTapScriptUrl } = yield* select(selectSite);
  // Without a client id the state is all that changes (OPN-36).
  if (!googleClientId) return;
  const closures = readClosures(window);
  if ((yield* select(selectLoggedIn)) || isCoolingDown(closures, Date.now()))
    return void (yield* put(googleOneTapHidden()));
  const leaving = new AbortController();
  try {
    const { openPrompt } = yield* call(loadPrompt);
    const prompt = { clientId: googleClientId, scriptUrl: oneTapScriptUrl, signal: leaving.signal };
    const { outcome } = yield* race({
      outcome: call(openPrompt, window, prompt),
      ended: take(['registration/googleOneTapHidden', 'session/loggedIn']),
    });
    if (outcome === 'closed')
      keepClosures(window, { count: closures.count + 1, lastMs: Date.now() });
    if (!outcome || outcome === 'closed') return;
    const result = yield* call(sendGoogleCredential, session.api, outcome.credential);
    if (!result.ok) return session.report({ name: 'OneTapFailure', detail: result.error });
    keepClosures(window, undefined);
    welcome(result.value);
  } catch {
    session.report({ name: 'OneTapUnavailable' });
  } finally {
    leaving.abort();
    yield* put(googleOneTapHidden());
  }
}
