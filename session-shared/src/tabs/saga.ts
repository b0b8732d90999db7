import { takeEvery, type SagaGenerator } from 'typed-redux-saga';
import { keepSignedInHint } from '../visitor/signedInHint';
import type { expiryFound, loggedIn, loggedOut } from '../visitor/visitor';
import type { TabChannel } from './tabChannel';

/**
 * The next page's loader must not keep a place for an account menu that does not come. And where this tab is the first to find out
 * (a page without us has signed in or out, or a link was pressed before we ran), nobody has told the other tabs.
 */
export function* tabsSaga(
  window: Window,
  tabs: TabChannel,
  watchExpiry: () => void,
): SagaGenerator<void> {
  yield* takeEvery(['session/loggedIn', 'session/loggedOut'], announceFinding, window, tabs);
  // What prolongs the session in one tab prolongs it in all.
  yield* takeEvery('session/expiryFound', (action: ReturnType<typeof expiryFound>) => {
    if (!action.isOfOtherTab) tabs.post(action.endsAt);
    watchExpiry();
  });
}

function announceFinding(
  window: Window,
  tabs: TabChannel,
  action: ReturnType<typeof loggedIn | typeof loggedOut>,
): void {
  const isSignedIn = action.type === 'session/loggedIn';
  if (!isSignedIn && action.cause) return;
  if (keepSignedInHint(window, isSignedIn)) tabs.post(isSignedIn ? 'signedIn' : 'signedOut');
}
