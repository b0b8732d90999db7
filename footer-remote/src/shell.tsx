import { renderToString } from 'react-dom/server';
import { SessionProvider } from 'session-shared/react';
import { createAnonymousSession } from 'session-shared/session';
import { Footer } from './Footer';

/** The anonymous view, as React will hydrate it. */
export const renderShell = (): string =>
  renderToString(
    <SessionProvider session={createAnonymousSession()}>
      <Footer />
    </SessionProvider>,
    { identifierPrefix: 'footer-remote-' },
  );
