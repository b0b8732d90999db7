import { useLayoutEffect, type ReactNode } from 'react';
import type { PageConfig, RemoteName } from 'embed/contract';
import { schemeAttribute } from 'embed/hand-overs';
import { defaultLanguage } from 'mortgage-domain/languages/language';
import {
  SessionProvider,
  useSession,
  useSessionSelector,
} from 'session-shared/react';
import { selectSite, type Session } from 'session-shared/session';
import { readWording } from '../messages';
import { useHydratedValue } from '../useHydratedValue';
import type {
  RemoteDefinition,
  RemoteView,
  ViewProps,
} from '../remote/remoteDefinition';

interface ViewFrameProps<Options extends PageConfig>
  extends ViewProps<Options>, Pick<RemoteView<Options>, 'View'> {
  readonly remote: RemoteDefinition<Options>;
  readonly session: Session;
  /** Called in each frame in which the view has changed. */
  readonly onDrawn?: () => void;
}

/** The whole view of a remote. React hydrates the shell with it, so it is the same on the page and in the shell. */
export function ViewFrame<Options extends PageConfig>({
  remote,
  View,
  session,
  onDrawn,
  ...props
}: ViewFrameProps<Options>) {
  return (
    <SessionProvider session={session}>
      <Frame name={remote.name}>
        <View {...props} />
      </Frame>
      <Finish remote={remote} onDrawn={onDrawn} {...props} />
    </SessionProvider>
  );
}

/** Sets the view's language, direction and scheme. The loader may have set the scheme before. */
function Frame({
  name,
  children,
}: {
  readonly name: RemoteName;
  readonly children: ReactNode;
}) {
  const { scheme } = useSessionSelector(selectSite);
  const { language = defaultLanguage, direction } = readWording(name);
  const schemeOf = {
    [schemeAttribute]: scheme === 'light' ? undefined : scheme,
  };
  return (
    <div lang={language} dir={direction} {...schemeOf} suppressHydrationWarning>
      {children}
    </div>
  );
}

/** Finishes the view in the same frame in which React has changed it. */
function Finish<Options extends PageConfig>({
  remote,
  options,
  element,
  onDrawn,
}: Pick<
  ViewFrameProps<Options>,
  'remote' | 'options' | 'element' | 'onDrawn'
>) {
  const { store } = useSession();
  // Once more when the real state follows the shell's.
  useHydratedValue(
    () => store.getState(),
    () => undefined,
  );
  useLayoutEffect(() => {
    if (element?.shadowRoot) {
      remote.finish?.(element.shadowRoot, store.getState(), options);
    }
    onDrawn?.();
  });
  return null;
}
