/** A sign-in or sign-out in this tab: kept for the next page, put into the state, and announced to the other tabs. */
import { keepSignedInHint } from '../visitor/signedInHint';
import { takeVisitor } from '../visitor/takeVisitor';
import { tellExpiry } from '../visitor/tellExpiry';
import type { VisitorStore } from '../visitor/visitor';
import { loggedOut } from '../visitor/visitor';
import type { TabChannel } from './tabChannel';
import type { SignedIn } from '../sign-in/api';

export interface VisitorPlaces {
  readonly window: Window;
  readonly store: VisitorStore;
  readonly tabs: TabChannel;
}

export function announceSignIn(
  { window, store, tabs }: VisitorPlaces,
  { user, authToken, expiresIn }: SignedIn,
): void {
  keepSignedInHint(window, true);
  takeVisitor(store, user, authToken);
  tabs.post('signedIn');
  tellExpiry(store, expiresIn);
}

export function announceSignOut({ window, store, tabs }: VisitorPlaces): void {
  keepSignedInHint(window, false);
  store.dispatch(loggedOut('here'));
  tabs.post('signedOut');
}
