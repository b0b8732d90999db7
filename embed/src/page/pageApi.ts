import type { MortgageEmbed } from '../contract/contract';
import { onPageEvent } from '../contract/pageEvents';
import { createLateAnswer, quiet } from './lateAnswer';

/** The page's API, and the ways in which it learns of the page host. Those of earlier releases know fewer. */
export interface QueuedApi extends MortgageEmbed {
  /** Called by the page host; calls made before it are answered then. */
  hostIsReady?(api: MortgageEmbed): void;
  /** Called by a loader that has given up for now: calls reject with the reason until the page host comes after all. */
  hostFailed?(reason: unknown): void;
}
type ApiWindow = Window & { mortgageEmbed?: QueuedApi };
/** As a loader of any release has published it. */
type KnownApi = Omit<QueuedApi, 'get'> & Partial<Pick<QueuedApi, 'get'>>;

/** `window.mortgageEmbed`: there from the first loader on; what needs the page host waits for it. */
export function publishPageApi(window: ApiWindow): void {
  // An element with this id is found under the window's name, too.
  if (window.mortgageEmbed?.on) return;
  const host = createLateAnswer<MortgageEmbed>();
  const ask = <Value>(call: (api: MortgageEmbed) => Promise<Value>): Promise<Value> =>
    quiet(host.get().then(call));
  window.mortgageEmbed = {
    ready: (remote) => ask((api) => api.ready(remote)),
    update: (remote, options) => ask((api) => api.update(remote, options)),
    get: (remote) => ask((api) => api.get(remote)),
    unmount: (remote) => ask((api) => api.unmount(remote)),
    // What is told of a page host that does not come is heard as well.
    on: (event, listener) => onPageEvent(window.document, event, listener),
    hostIsReady: host.resolve,
    hostFailed: host.reject,
  };
}

/** Puts the page host behind the API that a loader has published. */
export function answerPageApi(window: ApiWindow, host: MortgageEmbed): void {
  const api: KnownApi | undefined = window.mortgageEmbed;
  if (!api) return;
  api.hostIsReady?.(host);
  if (!api.get) api.get = (remote) => quiet(host.get(remote));
}

/** The page host cannot be had, or cannot run here. */
export const failPageApi = ({ mortgageEmbed }: ApiWindow, reason: unknown): void =>
  mortgageEmbed?.hostFailed?.(reason);
