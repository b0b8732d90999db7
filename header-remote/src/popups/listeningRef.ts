import type { RefCallback } from 'react';

/** Listens on an element until the signal is aborted. */
export type Listen = (element: HTMLElement, signal: AbortSignal) => void;

/**
 * A ref whose element is listened to for as long as it is mounted (F18). Made once, outside of the
 * component: a new one in each render would restart each time.
 */
export const listeningRef =
  (...parts: readonly Listen[]): RefCallback<HTMLElement> =>
  (element) => {
    if (!element) return undefined;
    const mounted = new AbortController();
    for (const listen of parts) listen(element, mounted.signal);
    return () => mounted.abort();
  };
