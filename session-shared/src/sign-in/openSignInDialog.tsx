/** Shows the lightbox over the page, in a shadow root of its own. Source: ledger SGN-1, AUT-7, AUT-8. */
import { createRoot } from 'react-dom/client';
import type { Session } from '../session/contract';
import { SignInDialog } from './SignInDialog';
import type { SignInOutcome } from './sendSignIn';
import type { SignInTab } from './SignInTabs';
import { styles } from './styles';

/** Settles when somebody signed in, or with undefined when the dialog was closed. */
export function openSignInDialog(session: Session, { tab }: { readonly tab: SignInTab }): Promise<SignInOutcome | undefined> {
  const host = document.createElement('div');
  host.setAttribute('data-mortgage-sign-in', '');
  const shadow = host.attachShadow({ mode: 'open' });
  shadow.adoptedStyleSheets = styles as CSSStyleSheet[];
  const container = document.createElement('div');
  container.setAttribute('data-shell', '');
  shadow.append(container);
  document.body.append(host);
  const root = createRoot(container);
  return new Promise<SignInOutcome | undefined>((resolve) => {
    root.render(<SignInDialog session={session} firstTab={tab} onDone={resolve} />);
  }).finally(() => {
    root.unmount();
    host.remove();
  });
}
