import type { RemoteName } from '../contract/contract';
import { findPageState } from '../page/pageState';

/** Delays before a failed file is requested again. docs/decisions/0009-retry.md. @source F01 to F12 */
export const retryDelaysMs = [400, 1200];

/** A consent tool may hold a script back, for which no event comes: the page gets a warning after this time. */
export const silenceMs = 15_000;

/** How long to wait after the attempt of this number (from 0); half as long again at most, so that the visitors of a broken release do not retry in step. Undefined: it was the last. */
export function retryDelayMs(attempt: number): number | undefined {
  const delayMs = retryDelaysMs[attempt];
  return delayMs && delayMs * (1 + Math.random() / 2);
}

/** Follows the address of a file that is requested again, past every cache. A small number, not a time, so that a CDN can cache it. */
export const retryQuery = (attempt: number): string =>
  attempt > 0 ? `?retry=${attempt}` : '';

/** Calls back whenever a failed load is worth another attempt: the network is back, or the page becomes visible. */
export function onWorthRetrying(
  window: Window,
  retry: () => void,
  signal?: AbortSignal,
): void {
  const { document } = window;
  const options = signal && { signal };
  window.addEventListener('online', retry, options);
  const onVisible = () => {
    if (document.visibilityState === 'visible') {
      retry();
    }
  };
  document.addEventListener('visibilitychange', onVisible, options);
}

/** The same, once. */
export function worthRetrying(window: Window): Promise<void> {
  const waiting = new AbortController();
  return new Promise<void>((resolve) =>
    onWorthRetrying(window, resolve, waiting.signal),
  ).finally(() => waiting.abort());
}

/** Loads a file of the remote (default: the page's first), up to three times on a page with a page host; a federated host has none. */
export function retryLoad<Value>(
  load: () => Promise<Value>,
  remote?: RemoteName,
): Promise<Value> {
  const { retryView, slots: [slot] = [] } = findPageState(window) ?? {};
  const name = remote ?? slot?.remote;
  return retryView && name ? retryView(name, load) : load();
}
