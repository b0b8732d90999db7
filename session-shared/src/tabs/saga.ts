import { takeEvery, type SagaGenerator } from 'typed-redux-saga';
import type { expiryFound, loggedIn, loggedOut } from '../visitor/visitor';
import { keepSignedInHint, type TabChannel } from './tabChannel';

/**
 * Stores the hint for the next page's loader, and informs the other tabs if this tab is the first to notice: a page without us
 * signed in or out, or the visitor followed a link before we ran.
 */
export function* tabsSaga(
  window: Window,
  tabs: TabChannel,
  watchExpiry: () => void,
): SagaGenerator<void> {
  yield* takeEvery(['session/loggedIn', 'session/loggedOut'], announceFinding, window, tabs);
  // The session lasts equally long in all tabs.
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
