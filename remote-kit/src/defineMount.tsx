/**
 * A remote's side of the mount promise: the shadow root, taking over the shell, and giving everything back.
 * Bundled into each remote; the federated part of it is React alone. Source: architecture, "Promise: embedding".
 */
import type { ReactNode } from 'react';
import { createRoot, hydrateRoot, type HydrationOptions, type Root } from 'react-dom/client';
import type { Mount, MountHandle, RemoteName } from 'embed/contract';
import { shellAttribute } from 'embed/hand-overs';

export interface RunningRemote<Options> {
  /** The whole view for these options. */
  view(options: Options): ReactNode;
  /** Ends everything `start` began. */
  stop(): void;
}

export interface RemoteDefinition<Options> {
  readonly name: RemoteName;
  /** Called once per mount; connects to the session and attaches features. The element is where page events leave from. */
  start(options: Options, element: Element): RunningRemote<Options>;
  /** The remote's style sheets; only fetched where no shell brought them already. */
  loadStyles(): Promise<{ readonly styles: readonly unknown[] }>;
}

/** Build-time constant: the release this code belongs to, as in `data-shell`. */
declare const __RELEASE_VERSION__: string;

export { trustedScriptUrl } from 'embed/trust';

const handleKey = Symbol.for('mortgage.mountHandle');
type MountElement = Element & { [handleKey]?: MountHandle };

export function defineMount<Options extends object>(
  remote: RemoteDefinition<Options>,
): Mount<Options> {
  return (target, options = {} as Options) => {
    const element: MountElement = target;
    const mounted = element[handleKey];
    if (mounted) return mounted as MountHandle<Options>;

    const running = remote.start(options, element);
    const root = openRoot(remote, element, running.view(options));
    const handle: MountHandle<Options> = {
      update: (next) => root.render(running.view(next)),
      unmount: () => {
        root.unmount();
        running.stop();
        delete element[handleKey];
      },
    };
    element[handleKey] = handle as MountHandle;
    return handle;
  };
}

/** React's errors are told here and to whoever listens for `remoteFailed`; its default would call the page's own error handler. */
function errorsOf(remote: RemoteName, element: Element) {
  return {
    onRecoverableError: (error: unknown) =>
      console.warn(`[mortgage embed] ${remote} mended its view.`, error),
    onUncaughtError(error: unknown) {
      console.warn(`[mortgage embed] ${remote} stopped; its static view comes back.`, error);
      element.dispatchEvent(
        new CustomEvent('mortgage:remoteFailed', {
          detail: { remote, reason: 'viewBroke' },
          bubbles: true,
        }),
      );
    },
  };
}

function hydrate(
  shell: Element,
  first: ReactNode,
  settings: HydrationOptions,
): Pick<Root, 'render' | 'unmount'> {
  const root = hydrateRoot(shell, first, settings);
  return {
    render: (next) => root.render(next),
    unmount: () => {
      root.unmount();
      // Emptied it is no shell any more: a later mount would hydrate nothing.
      shell.remove();
    },
  };
}

/** Hydrates the shell of this very release, or renders afresh where there is none or another release's. */
function openRoot<Options>(
  remote: RemoteDefinition<Options>,
  element: Element,
  first: ReactNode,
): Pick<Root, 'render' | 'unmount'> {
  const shadow = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
  const shell = shadow.querySelector(`[${shellAttribute}]`);
  const settings = { identifierPrefix: `${remote.name}-`, ...errorsOf(remote.name, element) };
  if (shell?.getAttribute(shellAttribute) === __RELEASE_VERSION__)
    return hydrate(shell, first, settings);

  const container = element.ownerDocument.createElement('div');
  const root = createRoot(container, settings);
  let latest = first;
  let open = true;
  // Unstyled content would flash and shift: the first render waits for the style sheets.
  void remote.loadStyles().then(({ styles }) => {
    if (!open) return;
    shadow.adoptedStyleSheets = styles as CSSStyleSheet[];
    container.setAttribute(shellAttribute, __RELEASE_VERSION__);
    shadow.replaceChildren(container);
    root.render(latest);
  });
  return {
    render: (next) => {
      latest = next as ReactNode;
      if (container.isConnected) root.render(next);
    },
    unmount: () => {
      open = false;
      root.unmount();
      container.remove();
    },
  };
}
