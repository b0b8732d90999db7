import type { LookUpUser } from '../visitor/userLookup';
import type { VisitorStore } from '../visitor/visitor';
import { expiryFound, loggedOut } from '../visitor/visitor';
import { openTabChannel, type TabChannel } from './tabChannel';

/** A sign-in in another tab is looked up by the cookie, a sign-out there is one here, and a session that goes on goes on here. */
export const joinTabs = (
  window: Window & typeof globalThis,
  store: VisitorStore,
  lookUpUser: LookUpUser,
): TabChannel =>
  openTabChannel(window, (message) => {
    if (message === 'signedIn') void lookUpUser('cookie');
    else if (message === 'signedOut') store.dispatch(loggedOut('otherTab'));
    else store.dispatch(expiryFound(message, true));
  });
