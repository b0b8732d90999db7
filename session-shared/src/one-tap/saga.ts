/** Google one-tap, where a client id is configured. Source: ledger STO-7, OPN-36. */
import { call, put, race, select, take, takeLeading, type SagaGenerator } from 'typed-redux-saga';
import type { Api } from '../api/contract';
import { selectSite } from '../config/config';
import type { Report } from '../problems/report';
import { googleOneTapHidden, googleOneTapShown } from '../registration/registration';
import { sendGoogleCredential, type SignedIn } from '../sign-in/api';
import { selectLoggedIn } from '../visitor/visitor';
import { isCoolingDown } from './decideCooldown';
import type { OneTapOutcome } from './openPrompt';
import { dropClosures, keepClosures, readClosures } from './storage';

type Saga<Value = void> = SagaGenerator<Value>;

export interface OneTapTasks {
  readonly window: Window;
  readonly api: Api;
  readonly report: Report;
  readonly completeSignIn: (signedIn: SignedIn) => void;
}

const loadPrompt = () => import(/* webpackChunkName: "one-tap" */ './openPrompt');

export function* oneTapSaga(tasks: OneTapTasks): Saga {
  yield* takeLeading('registration/googleOneTapShown', show, tasks);
  // A visitor who came signed out is asked once; one who has just signed out is not.
  const { out } = yield* race({ out: take(isSignedOut), in: take('session/loggedIn') });
  if (out && (yield* select(selectSite)).googleClientId) yield* put(googleOneTapShown());
}

/** A token that is not good any more says nothing of the visitor: the cookie is asked next (AUT-3). */
const isSignedOut = ({ type, cause }: { readonly type: string; readonly cause?: unknown }) =>
  type === 'session/loggedOut' && cause !== 'invalidToken';

function* show(tasks: OneTapTasks): Saga {
  const { googleClientId } = yield* select(selectSite);
  // Without a client id the state is all that changes (OPN-36).
  if (!googleClientId) return;
  try {
    const isUnwanted =
      (yield* select(selectLoggedIn)) || isCoolingDown(readClosures(tasks.window), Date.now());
    const outcome = isUnwanted ? undefined : yield* call(prompt, tasks.window);
    if (outcome === 'closed') countClosure(tasks.window);
    else if (outcome) yield* call(signIn, tasks, outcome.credential);
  } catch {
    tasks.report({ name: 'OneTapUnavailable' });
  } finally {
    yield* put(googleOneTapHidden());
  }
}

/** What the visitor did with the prompt; undefined when it was taken away, by its action or by a sign-in. */
function* prompt(window: Window): Saga<OneTapOutcome | undefined> {
  const { googleClientId, oneTapScriptUrl } = yield* select(selectSite);
  const leaving = new AbortController();
  try {
    const { outcome } = yield* race({
      // Its program comes in the race as well: who signs in or hides it meanwhile is not asked.
      outcome: call(async () =>
        (await loadPrompt()).openPrompt(window, {
          clientId: googleClientId,
          scriptUrl: oneTapScriptUrl,
          signal: leaving.signal,
        }),
      ),
      ended: take(['registration/googleOneTapHidden', 'session/loggedIn']),
    });
    return outcome;
  } finally {
    leaving.abort();
  }
}

function countClosure(window: Window): void {
  const { count } = readClosures(window);
  keepClosures(window, { count: count + 1, lastMs: Date.now() });
}

function* signIn({ window, api, report, completeSignIn }: OneTapTasks, credential: string): Saga {
  const result = yield* call(sendGoogleCredential, api, credential);
  if (!result.ok) {
    report({ name: 'OneTapFailure', detail: result.error });
    return;
  }
  dropClosures(window);
  completeSignIn(result.value);
}
