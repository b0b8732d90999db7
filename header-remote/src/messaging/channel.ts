/** The tabs of a browser agree on one that holds the connection; it tells the others what it hears. Source: OPN-32, F15. */
export interface Tabs {
  /** Resolves when this tab leads: at once, or later in the place of one that has gone. */
  lead(): Promise<'atOnce' | 'later'>;
  tell(message: unknown): void;
  close(): void;
}

/** Without Web Locks each tab leads itself. */
const alone: Tabs = { lead: async () => 'atOnce', tell: () => undefined, close: () => undefined };

/** `heard` gets what the leading tab tells. */
export function openTabs(
  window: Window & typeof globalThis,
  userId: string,
  heard: (message: unknown) => void,
): Tabs {
  const { locks } = window.navigator as { locks?: LockManager };
  if (!locks || typeof window.BroadcastChannel !== 'function') return alone;
  const name = `mortgage.messaging.${userId}`;
  const channel = new window.BroadcastChannel(name);
  channel.onmessage = ({ data }) => heard(data);
  const closing = new AbortController();
  const { signal } = closing;
  const untilClosed = new Promise<true>((resolve) => {
    signal.addEventListener('abort', () => resolve(true), { once: true });
  });

  return {
    lead: () =>
      new Promise((resolve) => {
        /** The lock is kept for as long as its callback's promise is open. */
        const keep =
          (when: 'atOnce' | 'later') =>
          (lock: Lock | null): Promise<boolean> => {
            if (!lock) return Promise.resolve(false);
            resolve(when);
            return untilClosed;
          };
        locks
          .request(name, { ifAvailable: true }, keep('atOnce'))
          .then(
            (wasFree) =>
              wasFree || signal.aborted || locks.request(name, { signal }, keep('later')),
          )
          // A page without an origin of its own may not have locks.
          .catch(() => signal.aborted || resolve('atOnce'));
      }),
    tell: (message) => channel.postMessage(message),
    close: () => {
      closing.abort();
      channel.close();
    },
  };
}
