/** Sends a page's measurement, also if the page ends before its own code can. */
import { attempt } from 'embed/attempt';

/** A browser with `fetchLater` sends a deferred request itself when the document ends. */
type FetchLater = (url: string, options: RequestInit) => unknown;

export interface MeasurementPost {
  /** Defers the current measurement in place of the last one. The browser sends it if the page's process ends at once. */
  readonly hold: () => void;
  /** Cancels the deferred measurement: nothing is sent. */
  readonly drop: () => void;
  /** Sends the current measurement now, in place of the deferred one. */
  readonly send: () => void;
}

/**
 * Returns the three steps of one measurement.
 *
 * Chromium gives a page that is left for another process half a second to run its handlers. Without the deferred
 * request, a page whose main thread is busy at that moment would send nothing, so exactly the slow visits were missing.
 *
 * @param build Returns the measurement as JSON. It may throw if the page has replaced a function that it needs; then
 * nothing is sent.
 */
export function createMeasurementPost(
  window: Window,
  address: string,
  build: () => string,
): MeasurementPost {
  const { location, navigator } = window;
  // A path is one of the page's host, whatever a `<base>` says.
  const url = new URL(address, location.origin);
  const isOwn = url.origin === location.origin;
  let held: AbortController | undefined;

  /** To another site as a text, which needs no preflight request. */
  const toBody = (): Blob | string =>
    isOwn ? new Blob([build()], { type: 'application/json' }) : build();

  const drop = (): void => {
    held?.abort();
    held = undefined;
  };

  return {
    drop,
    hold() {
      drop();
      const fetchLater = Reflect.get(window, 'fetchLater') as unknown;
      if (!isFetchLater(fetchLater)) {
        return;
      }
      const request = new AbortController();
      attempt(() => {
        fetchLater(url.href, {
          method: 'POST',
          body: toBody(),
          mode: isOwn ? 'same-origin' : 'no-cors',
          credentials: 'include',
          signal: request.signal,
        });
        held = request;
      });
    },
    send() {
      drop();
      attempt(() => navigator.sendBeacon(url.href, toBody()));
    },
  };
}

const isFetchLater = (found: unknown): found is FetchLater =>
  typeof found === 'function';
