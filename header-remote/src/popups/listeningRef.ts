import type { RefCallback } from 'react';
import { closePopover } from './popover';

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

/** Closes a menu that the keyboard leaves. For the element around button and popup. */
export const closeOnFocusLeave: Listen = (item, signal) => {
  const onFocusOut = ({ relatedTarget }: FocusEvent) => {
    if (!(relatedTarget instanceof Node) || item.contains(relatedTarget)) return;
    for (const popup of item.querySelectorAll<HTMLElement>('[popover]')) closePopover(popup);
  };
  item.addEventListener('focusout', onFocusOut, { signal });
};
