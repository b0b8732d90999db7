import type { LookUpUser, VisitorStore } from '../visitor/userLookup';
import { loggedOut } from '../visitor/visitor';
import { openTabChannel, type TabChannel } from './tabChannel';

/** A sign-in in another tab is looked up by the cookie, a sign-out there is one here. */
export const joinTabs = (
  window: Window & typeof globalThis,
  store: VisitorStore,
  lookUpUser: LookUpUser,
): TabChannel =>
  openTabChannel(window, (message) => {
    if (message === 'signedIn') void lookUpUser('cookie');
    else store.dispatch(loggedOut('otherTab'));
  });
