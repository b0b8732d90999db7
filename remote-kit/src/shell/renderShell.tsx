import { renderToString } from 'react-dom/server';
import type { PageConfig } from 'embed/contract';
import { createAnonymousSession } from 'session-shared/session';
import {
  attachFeatures,
  identifierPrefix,
  type RemoteDefinition,
} from '../remote/remoteDefinition';
import { RemoteView } from '../remote/RemoteView';

/** A remote's anonymous view as HTML, as React will hydrate it: without a page, options or a visitor. */
export function renderShell<Options extends PageConfig>(remote: RemoteDefinition<Options>): string {
  const session = createAnonymousSession();
  attachFeatures(remote, session);
  const html = renderToString(
    <RemoteView remote={remote} session={session} options={{}} element={undefined} />,
    { identifierPrefix: identifierPrefix(remote.name) },
  );
  // XHTML pages know no other spelling.
  return html.replace(/ popoverTarget(Action)?="/g, (attribute) => attribute.toLowerCase());
}
