import { renderToString } from 'react-dom/server';
import { SessionProvider } from 'session-shared/react';
import { createAnonymousSession } from 'session-shared/session';
import { accountFeature } from './account/accountFeature';
import { Header } from './Header';

/** The anonymous view, as React will hydrate it. */
export function renderShell(): string {
  const session = createAnonymousSession();
  session.attach(accountFeature);
  return renderToString(<SessionProvider session={session}><Header /></SessionProvider>, { identifierPrefix: 'header-remote-' });
}
