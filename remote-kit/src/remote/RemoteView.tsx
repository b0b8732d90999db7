import type { PageConfig } from 'embed/contract';
import { SessionProvider } from 'session-shared/react';
import type { Session } from 'session-shared/session';
import type { RemoteDefinition, ViewProps } from './remoteDefinition';

interface RemoteViewProps<Options extends PageConfig> extends ViewProps<Options> {
  readonly remote: RemoteDefinition<Options>;
  readonly session: Session;
}

/** The whole view of a remote, the same on the page and in its shell: React hydrates one with the other. */
export function RemoteView<Options extends PageConfig>({
  remote: { View },
  session,
  ...props
}: RemoteViewProps<Options>) {
  return (
    <SessionProvider session={session}>
      <View {...props} />
    </SessionProvider>
  );
}
