import type {
  KeepOptions,
  KeptOptions,
  Mount,
  MountHandle,
  PageConfig,
} from 'embed/contract';
import {
  dropHandOver,
  mountHandleSymbol,
  openHandOver,
  optionsSymbol,
  readHandOver,
} from 'embed/hand-overs';
import { mark } from 'embed/marks';
import {
  configureSession,
  connectSession,
  selectSite,
} from 'session-shared/session';
import { attachAll, type RemoteDefinition } from '../remote/remoteDefinition';
import { watchView } from './watchView';

/** A remote's `./mount`: from an element to a handle, idempotent for each element (docs/contracts.md). No React is in it. */
export const defineMount =
  <Options extends PageConfig>(
    remote: RemoteDefinition<Options>,
  ): Mount<Options> =>
  (element, options) =>
    openHandOver<MountHandle<Options>>(element, mountHandleSymbol, () =>
      mount(remote, element, options ?? {}),
    );

function mount<Options extends PageConfig>(
  remote: RemoteDefinition<Options>,
  element: Element,
  given: Partial<Options>,
): MountHandle<Options> {
  const options = keepOptions(remote.name, given) as KeptOptions<Options>;
  let current = options.get();
  const session = connectSession(current);
  // Applies again where an update removes an option.
  const site = selectSite(session.store.getState());
  const detach = attachAll(session, remote.features?.(session, element));
  const shadow = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
  const ended = new AbortController();
  const { signal } = ended;
  remote.behave?.(shadow, session, signal);
  const mounted = { remote, session, element, shadow, options: () => current };
  const changed = watchView(mounted, signal);
  // Once, because the next mount of this element has a handle of its own.
  signal.addEventListener('abort', () => {
    detach();
    dropHandOver(element, mountHandleSymbol);
  });
  mark(`${remote.name}.live`);
  return {
    remote: remote.name,
    get: () => options.get(),
    update(next) {
      configureSession(session, options.update(next, site));
      current = options.get();
      changed();
    },
    unmount: () => ended.abort(),
  };
}

/** The page host or the runtime in `remoteEntry.js` provides this, so that no remote bundles the table of options. */
const keepOptions: KeepOptions = (remote, given) => {
  const keep = readHandOver<KeepOptions | undefined>(
    window,
    optionsSymbol,
    undefined,
  );
  if (!keep) {
    throw new Error(`Load ${remote} by its embed.js or remoteEntry.js.`);
  }
  return keep(remote, given);
};
