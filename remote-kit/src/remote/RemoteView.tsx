import type { ReactNode } from 'react';
import type { PageConfig, RemoteName } from 'embed/contract';
import { schemeAttribute } from 'embed/hand-overs';
import { defaultLanguage } from 'mortgage-domain/languages/language';
import { SessionProvider, useSessionSelector } from 'session-shared/react';
import { selectSite, type Session } from 'session-shared/session';
import { readWording } from '../messages';
import type { RemoteDefinition, ViewProps } from './remoteDefinition';

interface RemoteViewProps<Options extends PageConfig> extends ViewProps<Options> {
  readonly remote: RemoteDefinition<Options>;
  readonly session: Session;
}

/** The whole view of a remote. React hydrates the shell with it, so it is the same on the page and in the shell. */
export function RemoteView<Options extends PageConfig>({
  remote: { name, View },
  session,
  ...props
}: RemoteViewProps<Options>) {
  return (
    <SessionProvider session={session}>
      <Frame name={name}>
        <View {...props} />
      </Frame>
    </SessionProvider>
  );
}

/**
 * Sets the view's language, direction and scheme. The loader may have set the scheme of a page's tag before, so hydration may find
 * another value.
 */
function Frame({ name, children }: { readonly name: RemoteName; readonly children: ReactNode }) {
  const { scheme } = useSessionSelector(selectSite);
  const { language = defaultLanguage, direction } = readWording(name);
  const schemeOf = { [schemeAttribute]: scheme === 'light' ? undefined : scheme };
  return (
    <div lang={language} dir={direction} {...schemeOf} suppressHydrationWarning>
      {children}
    </div>
  );
}
