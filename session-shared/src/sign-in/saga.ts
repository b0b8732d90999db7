import { call, put, takeEvery, type SagaGenerator } from 'typed-redux-saga';
import type { Report } from '../problems/report';
import { lightboxHidden } from '../registration/registration';
import type { SignIn } from './signIn';

interface SignInTasks {
  /** Rejects where the dialog cannot be had. */
  readonly openSignIn: SignIn;
  readonly report: Report;
}

/** Shows the sign-in dialog for its action (STO-6). */
export function* signInSaga(tasks: SignInTasks): SagaGenerator<void> {
  yield* takeEvery('registration/lightboxShown', openDialog, tasks);
}

function* openDialog({ openSignIn, report }: SignInTasks): SagaGenerator<void> {
  try {
    yield* call(openSignIn);
  } catch (cause) {
    // Lost code is a ChunkLoadError (ERR-8).
    report({ name: 'SignInUnavailable', detail: cause instanceof Error ? cause.name : undefined });
    yield* put(lightboxHidden());
  }
}
