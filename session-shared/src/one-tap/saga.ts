/** Google one-tap, a chunk for sites with a client id. Source: ledger STO-7, OPN-36. */
import {
  call,
  put,
  race,
  select,
  take,
  takeLeading,
  type SagaGenerator,
} from 'typed-redux-saga';
import type { Api } from '../api/contract';
import { selectSite } from '../config/config';
import type { Report } from '../problems/report';
import {
  googleOneTapHidden,
  googleOneTapShown,
  selectRegistration,
} from '../registration/registration';
import { sendGoogleCredential, type SignedIn } from '../sign-in/api';
import { selectLoggedIn, selectLookup } from '../visitor/visitor';
import { openPrompt } from './openPrompt';

type Saga<Value = void> = SagaGenerator<Value>;

export interface OneTapTasks {
  readonly window: Window;
  readonly api: Api;
  readonly report: Report;
  readonly completeSignIn: (signedIn: SignedIn) => void;
}

/** The state has what came before this code. */
export function* oneTapSaga(tasks: OneTapTasks): Saga {
  yield* takeLeading('registration/googleOneTapShown', show, tasks);
  const { showGoogleOneTap } = yield* select(selectRegistration);
  if (showGoogleOneTap || (yield* cameSignedOut())) {
    yield* put(googleOneTapShown());
  }
}

/** A visitor who came signed out is asked once; one who has just signed out is not. */
function* cameSignedOut(): Saga<boolean> {
  const { status } = yield* select(selectLookup);
  if (status === 'signedIn' || status === 'signedOut') {
    return status === 'signedOut';
  }
  const { out } = yield* race({
    out: take(isSignedOut),
    in: take('session/loggedIn'),
  });
  return out !== undefined;
}

/** After a refused token the visitor is unknown, and the cookie decides next (AUT-3). */
const isSignedOut = ({
  type,
  cause,
}: {
  readonly type: string;
  readonly cause?: unknown;
}) => type === 'session/loggedOut' && cause !== 'invalidToken';

function* show(tasks: OneTapTasks): Saga {
  try {
    if (yield* select(selectLoggedIn)) {
      return;
    }
    const credential = yield* call(prompt, tasks.window);
    if (credential) {
      yield* call(signIn, tasks, credential);
    }
  } catch {
    tasks.report({ name: 'OneTapUnavailable' });
  } finally {
    yield* put(googleOneTapHidden());
  }
}

/** The provider's credential; undefined if the visitor closed the prompt, or an action or a sign-in ended it. */
function* prompt(window: Window): Saga<string | undefined> {
  const { googleClientId, oneTapScriptUrl } = yield* select(selectSite);
  const leaving = new AbortController();
  try {
    const { credential } = yield* race({
      credential: call(openPrompt, window, {
        clientId: googleClientId,
        scriptUrl: oneTapScriptUrl,
        signal: leaving.signal,
      }),
      ended: take(['registration/googleOneTapHidden', 'session/loggedIn']),
    });
    return credential;
  } finally {
    leaving.abort();
  }
}

function* signIn(
  { api, report, completeSignIn }: OneTapTasks,
  credential: string,
): Saga {
  const result = yield* call(sendGoogleCredential, api, credential);
  if (result.ok) {
    completeSignIn(result.value);
  } else {
    report({ name: 'OneTapFailure', detail: result.error });
  }
}
