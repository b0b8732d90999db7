import { renderToString } from 'react-dom/server';
import { SessionProvider } from 'session-shared/react';
import { createAnonymousSession } from 'session-shared/session';
import { Header } from './Header';
import { attachHeaderFeatures } from './headerFeatures';

/** The anonymous view, as React will hydrate it. */
export function renderShell(): string {
  const session = createAnonymousSession();
  attachHeaderFeatures(session);
  return renderToString(
    <SessionProvider session={session}>
      <Header />
    </SessionProvider>,
    { identifierPrefix: 'header-remote-' },
  );
}
