import type { MortgageEmbed } from '../contract/contract';
import { onPageEvent } from '../contract/pageEvents';
import { createLateAnswer, quiet } from './lateAnswer';
import { openPageState } from './pageState';

export interface QueuedApi extends MortgageEmbed {
  hostIsReady?(api: MortgageEmbed): void;
  /** A loader that gives up calls this: calls reject with the reason, unless the page host comes later. */
  hostFailed?(reason: unknown): void;
}
type ApiWindow = Window & { mortgageEmbed?: QueuedApi };

/** The first loader publishes `window.mortgageEmbed`. Calls that need the page host wait for it. */
export function publishPageApi(window: ApiWindow): void {
  // An element with this id is found under the window's name, too.
  if (window.mortgageEmbed?.on) {
    return;
  }
  const host = createLateAnswer<MortgageEmbed>();
  /** Never fails: listeners also wait for a page host that loads after all. */
  const hostAtLast = createLateAnswer<MortgageEmbed>();
  const ask = <Value>(
    call: (api: MortgageEmbed) => Promise<Value>,
  ): Promise<Value> => quiet(host.get().then(call));
  window.mortgageEmbed = {
    ready: (remote) => ask((api) => api.ready(remote)),
    update: (remote, options) => ask((api) => api.update(remote, options)),
    get: (remote) => ask((api) => api.get(remote)),
    unmount: (remote) => ask((api) => api.unmount(remote)),
    setVisitor: (visitor) => ask((api) => api.setVisitor(visitor)),
    visitor: () => ask((api) => api.visitor()),
    // Needs no page host: a page also gets the event that the host did not load.
    on(event, listener) {
      // First, because the listener may throw.
      const stop = onPageEvent(window.document, event, listener);
      if (event === 'visitor') {
        const { shownVisitor } = openPageState(window);
        if (shownVisitor) {
          listener(shownVisitor as Parameters<typeof listener>[0]);
        }
        // The first answer arrives as an event.
        else {
          void quiet(hostAtLast.get().then((api) => api.visitor()));
        }
      }
      return stop;
    },
    hostIsReady(api) {
      host.resolve(api);
      hostAtLast.resolve(api);
    },
    hostFailed: host.reject,
  };
}

/** Puts the page host behind the API that a loader has published. */
export const answerPageApi = (
  { mortgageEmbed }: ApiWindow,
  host: MortgageEmbed,
): void => mortgageEmbed?.hostIsReady?.(host);

/** The page host could not be loaded, or cannot run here. */
export const failPageApi = (
  { mortgageEmbed }: ApiWindow,
  reason: unknown,
): void => mortgageEmbed?.hostFailed?.(reason);
