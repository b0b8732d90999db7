import { renderToString } from 'react-dom/server';
import { SessionProvider } from 'session-shared/react';
import { createAnonymousSession } from 'session-shared/session';
import { AccessGate } from './AccessGate';

/** The quiet loading state: nothing is known yet. */
export const renderShell = (): string =>
  renderToString(
    <SessionProvider session={createAnonymousSession()}>
      <AccessGate region={{ show: () => true, hide: () => undefined }} reload={() => undefined} />
    </SessionProvider>,
    { identifierPrefix: 'access-denied-remote-' },
  );
