import { tellOfCalculator } from '../calculator/tellOfCalculator';
import type { SignedIn } from '../sign-in/api';
import { announceSignIn } from '../tabs/announceVisitor';
import type { TabChannel } from '../tabs/tabChannel';
import type { Session } from './contract';

/** After a sign-in on this page: updates the store, the hint and other tabs, and calls the calculator. */
export function completeSignIn(
  session: Session,
  window: Window,
  tabs: TabChannel,
  signedIn: SignedIn,
): void {
  const { store } = session;
  const { user, config } = store.getState();
  announceSignIn({ window, store, tabs }, signedIn);
  const isCalculator = config.calculatorPath === window.location.pathname;
  if (!user.loggedIn && isCalculator) void tellOfCalculator(session, config);
}
