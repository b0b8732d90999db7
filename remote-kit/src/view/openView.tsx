import { attachAll, type OpenView } from '../remote/remoteDefinition';
import { openRoot } from './openRoot';
import { ViewFrame } from './ViewFrame';

/** Opens a remote's view: React owns it from now on. */
export const openView: OpenView = (mounted, view, shell, onDrawn) => {
  const { remote, session, element, shadow, options } = mounted;
  const detach = attachAll(session, view.features);
  const content = () => (
    <ViewFrame
      remote={remote}
      View={view.View}
      session={session}
      options={options()}
      element={element}
      onDrawn={onDrawn}
    />
  );
  const root = openRoot(remote.name, shadow, shell, content(), view);
  return {
    render: () => root.render(content()),
    unmount() {
      root.unmount();
      detach();
    },
  };
};
