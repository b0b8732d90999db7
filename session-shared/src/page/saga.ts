import { select, takeEvery, type SagaGenerator } from 'typed-redux-saga';
import { dispatchPageEvent } from 'embed/page-events';
import { selectUser } from '../visitor/visitor';

/** The page learns of sign-in and sign-out by the events `signedIn` and `signedOut`, once for each change. */
export function* pageEventsSaga(document: Document): SagaGenerator<void> {
  let wasSignedIn = false;
  yield* takeEvery(['session/loggedIn', 'session/loggedOut'], function* () {
    const user = yield* select(selectUser);
    const isSignedIn = user !== undefined;
    if (isSignedIn === wasSignedIn) return;
    wasSignedIn = isSignedIn;
    if (user) dispatchPageEvent(document, 'signedIn', { userId: user.id });
    else dispatchPageEvent(document, 'signedOut', {});
  });
}
