import { renderToString } from 'react-dom/server';
import type { PageConfig } from 'embed/contract';
import { createAnonymousSession } from 'session-shared/session';
import {
  attachAll,
  identifierPrefix,
  type RemoteDefinition,
  type RemoteView,
} from '../remote/remoteDefinition';
import { ViewFrame } from '../view/ViewFrame';

/** A remote's anonymous view as HTML, as React will hydrate it: without a page, options or a visitor. */
export function renderShell<Options extends PageConfig>(
  remote: RemoteDefinition<Options>,
  { View }: Pick<RemoteView<Options>, 'View'>,
): string {
  const session = createAnonymousSession();
  attachAll(session, remote.features?.(session, undefined));
  const html = renderToString(
    <ViewFrame
      remote={remote}
      View={View}
      session={session}
      options={{}}
      element={undefined}
    />,
    { identifierPrefix: identifierPrefix(remote.name) },
  );
  // XHTML pages accept no other spelling.
  return html.replace(/ popoverTarget(Action)?="/g, (attribute) =>
    attribute.toLowerCase(),
  );
}
