import type { MortgageEmbed } from '../contract';

/** What the host adds behind the page's API once it runs. */
export interface PageApiQueue extends MortgageEmbed {
  /** Called by the host; calls made before it are answered then. */
  hostIsReady?(api: MortgageEmbed): void;
}

/** `window.mortgageEmbed`: there from the first loader on; what needs the host waits for it. */
export function publishPageApi(window: Window): void {
  const target = window as Window & { mortgageEmbed?: PageApiQueue };
  // An element with this id is found under the window's name, too.
  if (target.mortgageEmbed?.on) return;
  let hostIsReady!: (api: MortgageEmbed) => void;
  const host = new Promise<MortgageEmbed>((resolve) => {
    hostIsReady = resolve;
  });
  target.mortgageEmbed = {
    ready: (remote) => host.then((api) => api.ready(remote)),
    update: (remote, options) => host.then((api) => api.update(remote, options)),
    unmount: (remote) => host.then((api) => api.unmount(remote)),
    on(event, listener) {
      const stop = host.then((api) => api.on(event, listener));
      return () => void stop.then((end) => end());
    },
    hostIsReady,
  };
}
