import { call, put, takeEvery, type SagaGenerator } from 'typed-redux-saga';
import { lightboxHidden } from '../registration/registration';
import type { SignIn } from './signIn';

/** STO-6: whoever shows the sign-in dialog by its action gets the dialog. */
export function* signInSaga(signIn: SignIn): SagaGenerator<void> {
  yield* takeEvery('registration/lightboxShown', openDialog, signIn);
}

function* openDialog(signIn: SignIn): SagaGenerator<void> {
  try {
    yield* call(signIn);
  } catch {
    yield* put(lightboxHidden());
  }
}
