import type { Mount, MountHandle, PageConfig } from 'embed/contract';
import { dropHandOver, mountHandleSymbol, openHandOver } from 'embed/hand-overs';
import { configureSession, connectSession } from 'session-shared/session';
import { attachFeatures } from '../remote/attachFeatures';
import type { RemoteDefinition } from '../remote/remoteDefinition';
import { RemoteView } from '../remote/RemoteView';
import { openRoot, type LoadStyles } from './openRoot';

/**
 * A remote's `./mount`: from an element to a handle, idempotent for each element (docs/contracts.md).
 * @param loadStyles the remote's style sheets; only fetched where no shell of this release brought them already
 */
export const defineMount =
  <Options extends PageConfig>(
    remote: RemoteDefinition<Options>,
    loadStyles: LoadStyles,
  ): Mount<Options> =>
  (element, options) =>
    openHandOver<MountHandle<Options>>(element, mountHandleSymbol, () =>
      mount(remote, loadStyles, element, options ?? {}),
    );

/** What it starts, its handle ends. */
function mount<Options extends PageConfig>(
  remote: RemoteDefinition<Options>,
  loadStyles: LoadStyles,
  element: Element,
  given: Partial<Options>,
): MountHandle<Options> {
  const session = connectSession(given);
  const detach = attachFeatures(remote, session, element);
  const view = (options: Partial<Options>) => (
    <RemoteView remote={remote} session={session} options={options} element={element} />
  );
  const root = openRoot(remote.name, element, view(given), loadStyles);
  return {
    remote: remote.name,
    update(next) {
      configureSession(session, next);
      root.render(view(next));
    },
    unmount() {
      root.unmount();
      detach();
      dropHandOver(element, mountHandleSymbol);
    },
  };
}
