import type { PageConfig } from 'embed/contract';
import { defaultLanguage } from 'mortgage-domain/languages/language';
import { SessionProvider } from 'session-shared/react';
import type { Session } from 'session-shared/session';
import { readWording } from '../messages';
import type { RemoteDefinition, ViewProps } from './remoteDefinition';

interface RemoteViewProps<Options extends PageConfig> extends ViewProps<Options> {
  readonly remote: RemoteDefinition<Options>;
  readonly session: Session;
}

/**
 * The whole view of a remote, the same on the page and in its shell: React hydrates one with the other. It says what language it
 * is in, whatever the page's is; which way it is read follows that, or the page's wish for right to left.
 */
export function RemoteView<Options extends PageConfig>({
  remote: { name, View },
  session,
  ...props
}: RemoteViewProps<Options>) {
  const { language = defaultLanguage, direction } = readWording(name);
  return (
    <div lang={language} dir={direction}>
      <SessionProvider session={session}>
        <View {...props} />
      </SessionProvider>
    </div>
  );
}
