import type { KeepOptions, KeptOptions, Mount, MountHandle, PageConfig } from 'embed/contract';
import {
  dropHandOver,
  mountHandleSymbol,
  openHandOver,
  optionsSymbol,
  readHandOver,
} from 'embed/hand-overs';
import { configureSession, connectSession, selectSite } from 'session-shared/session';
import { attachFeatures, type RemoteDefinition } from '../remote/remoteDefinition';
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

function mount<Options extends PageConfig>(
  remote: RemoteDefinition<Options>,
  loadStyles: LoadStyles,
  element: Element,
  given: Partial<Options>,
): MountHandle<Options> {
  const options = keepOptions(remote.name, given) as KeptOptions<Options>;
  const session = connectSession(options.get());
  // Holds again where an update takes an option back.
  const site = selectSite(session.store.getState());
  const detach = attachFeatures(remote, session, element);
  const view = () => (
    <RemoteView remote={remote} session={session} options={options.get()} element={element} />
  );
  const shadow = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
  const ended = new AbortController();
  remote.behave?.(shadow, session, ended.signal);
  const root = openRoot(remote.name, shadow, view(), loadStyles);
  return {
    remote: remote.name,
    get: () => options.get(),
    update(next) {
      configureSession(session, options.update(next, site));
      root.render(view());
    },
    unmount() {
      ended.abort();
      root.unmount();
      detach();
      dropHandOver(element, mountHandleSymbol);
    },
  };
}

/** The page host or the runtime in `remoteEntry.js` provides this, so that no remote bundles the table of options. */
const keepOptions: KeepOptions = (remote, given) => {
  const keep = readHandOver<KeepOptions | undefined>(window, optionsSymbol, undefined);
  if (!keep) throw new Error(`Load ${remote} by its embed.js or remoteEntry.js.`);
  return keep(remote, given);
};
