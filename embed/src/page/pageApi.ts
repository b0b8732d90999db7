import type { MortgageEmbed } from '../contract/contract';

/** The page's API, and the way in which the page host comes behind it. */
export interface QueuedApi extends MortgageEmbed {
  /** Called by the page host; calls made before it are answered then. */
  hostIsReady?(api: MortgageEmbed): void;
}
type ApiWindow = Window & { mortgageEmbed?: QueuedApi };

/** `window.mortgageEmbed`: there from the first loader on; what needs the page host waits for it. */
export function publishPageApi(window: ApiWindow): void {
  // An element with this id is found under the window's name, too.
  if (window.mortgageEmbed?.on) return;
  const host: Promise<MortgageEmbed> = new Promise((hostIsReady) => {
    window.mortgageEmbed = {
      ready: (remote) => host.then((api) => api.ready(remote)),
      update: (remote, options) => host.then((api) => api.update(remote, options)),
      unmount: (remote) => host.then((api) => api.unmount(remote)),
      on(event, listener) {
        const stop = host.then((api) => api.on(event, listener));
        return () => void stop.then((end) => end());
      },
      hostIsReady,
    };
  });
}

/** Puts the page host behind the API that a loader has published. */
export const answerPageApi = (window: ApiWindow, api: MortgageEmbed): void =>
  window.mortgageEmbed?.hostIsReady?.(api);
