import { sendCalculatorMarketing } from '../calculator/sendCalculatorMarketing';
import type { SessionConfigState } from '../config/config';
import type { SignedIn } from '../sign-in/api';
import { keepSignedInHint, type TabChannel } from '../tabs/tabChannel';
import { takeVisitor } from '../visitor/takeVisitor';
import type { Session } from './contract';

/** After a sign-in on this page: updates the hint, the store and other tabs, and calls the calculator. */
export function completeSignIn(
  session: Session,
  window: Window,
  tabs: TabChannel,
  signedIn: SignedIn,
): void {
  const { user, config } = session.store.getState();
  keepSignedInHint(window, true);
  takeVisitor(session.store, signedIn);
  tabs.post('signedIn');
  const isCalculator = config.calculatorPath === window.location.pathname;
  if (!user.loggedIn && isCalculator) void assignProperty(session, config);
}

/** Assigns the property that the visitor viewed before the sign-in (OPN-91). */
async function assignProperty(
  { api, report }: Session,
  { site, guid }: SessionConfigState,
): Promise<void> {
  const fail = (detail: string) => report({ name: 'CalculatorMarketingFailure', detail });
  try {
    const sent = await sendCalculatorMarketing(api, { ...site.calculatorProperty, userId: guid });
    if (sent?.ok === false) fail(sent.error);
  } catch (cause) {
    fail(String(cause));
  }
}
