/** What follows from a change of the session. */
import { call, select, takeEvery, takeLatest, type SagaGenerator } from 'typed-redux-saga';
import { selectLoggedIn, selectUser } from './selectors';
import { keepSignedInHint } from './storage';

/** The page hears of sign-in and sign-out as the DOM events `mortgage:signedIn` and `mortgage:signedOut`, once for each change. */
export function* sessionSaga(document: Document): SagaGenerator<void> {
  let wasLoggedIn = false;
  // Whoever finds out that nobody is signed in: the next page must not keep a place for an account menu.
  yield* takeEvery('session/loggedOut', () => document.defaultView && keepSignedInHint(document.defaultView, false));
  yield* takeLatest(['session/loggedIn', 'session/loggedOut'], function* tellPage(): SagaGenerator<void> {
    const isLoggedIn = yield* select(selectLoggedIn);
    if (isLoggedIn === wasLoggedIn) return;
    wasLoggedIn = isLoggedIn;
    const detail = isLoggedIn ? { userId: (yield* select(selectUser))?.id } : {};
    yield* call([document, document.dispatchEvent], new CustomEvent(isLoggedIn ? 'mortgage:signedIn' : 'mortgage:signedOut', { detail }));
  });
}
