import type { PageConfig } from 'embed/contract';
import type { Session } from 'session-shared/session';
import { attachAll, type RemoteDefinition, type RemoteView } from '../remote/remoteDefinition';
import { openRoot } from './openRoot';
import { ViewFrame } from './ViewFrame';

/** A remote in an element of the page. */
export interface Mounted<Options extends PageConfig = PageConfig> {
  readonly remote: RemoteDefinition<Options>;
  readonly session: Session;
  readonly element: Element;
  readonly shadow: ShadowRoot;
  /** The current ones, the same object until they change. */
  readonly options: () => Partial<Options>;
}

export interface OpenedView {
  /** After a change of the options. */
  readonly render: () => void;
  readonly unmount: () => void;
}

/** @param shell the pre-rendered view that React takes over; without one, it draws a view of its own */
export type OpenView = <Options extends PageConfig>(
  mounted: Mounted<Options>,
  view: RemoteView<Options>,
  shell: Element | undefined,
) => OpenedView;

/** Opens a remote's view: React owns it from now on. */
export const openView: OpenView = (mounted, view, shell) => {
  const { remote, session, element, shadow, options } = mounted;
  const detach = attachAll(session, view.features);
  const content = () => (
    <ViewFrame
      remote={remote}
      View={view.View}
      session={session}
      options={options()}
      element={element}
    />
  );
  const root = openRoot(remote.name, shadow, shell, content(), view.loadStyles);
  return {
    render: () => root.render(content()),
    unmount() {
      root.unmount();
      detach();
    },
  };
};
