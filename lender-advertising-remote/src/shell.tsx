import { renderToString } from 'react-dom/server';
import { SessionProvider } from 'session-shared/react';
import { createAnonymousSession } from 'session-shared/session';
import { leadFormFeature } from './lead-form/leadFormFeature';
import { noStorage } from './lead-form/draft/draftStorage';
import { Page } from './page/Page';
import { subNavFeature } from './sub-nav/subNavFeature';

/** The anonymous view, as React will hydrate it. */
export function renderShell(): string {
  const session = createAnonymousSession();
  session.attach(
    leadFormFeature({
      navigate: () => undefined,
      utmParams: undefined,
      sent: () => undefined,
      draft: noStorage,
    }),
  );
  session.attach(subNavFeature);
  return renderToString(
    <SessionProvider session={session}>
      <Page />
    </SessionProvider>,
    { identifierPrefix: 'lender-advertising-remote-' },
  );
}
