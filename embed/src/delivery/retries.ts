/** Delays before a failed file is requested again. docs/decisions/0009-retry.md. @source F01 to F12 */
export const retryDelaysMs = [400, 1200];

/** How long to wait after the attempt of this number (from 0); half as long again at most, so that the visitors of a broken release do not come back in step. Undefined: it was the last. */
export function retryDelayMs(attempt: number): number | undefined {
  const delayMs = retryDelaysMs[attempt];
  return delayMs && delayMs * (1 + Math.random() / 2);
}

/** Behind the address of a file that is asked for again, past every cache. A small number, not a time: a CDN answers it for everybody. */
export const retryQuery = (attempt: number): string => (attempt > 0 ? `?retry=${attempt}` : '');

/** Calls back whenever a failed load is worth another attempt: the network is back, or the page becomes visible. */
export function onWorthRetrying(window: Window, retry: () => void): void {
  const { document } = window;
  window.addEventListener('online', retry);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') retry();
  });
}
