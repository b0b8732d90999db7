/** Places the popups of a region in browsers that cannot anchor them by style sheet. Source: ledger CON-11..13. */
import { useEffect, useRef, type RefObject } from 'react';
import { decidePlace, type PopupPlacement } from './decidePlace';
import { isOpenPopover } from './isOpenPopover';

/** A page that is still settling moves the button after the popup has opened. */
export const recheckDelayMs = 100;

/** For the element around buttons and popups; a popup says `data-popup` with its placement. */
export function usePopupPlaces(): RefObject<HTMLElement | null> {
  const region = useRef<HTMLElement>(null);
  useEffect(() => {
    const { current } = region;
    return current && !window.CSS?.supports?.('top', 'anchor(bottom)') ? watch(current) : undefined;
  }, []);
  return region;
}

function watch(region: HTMLElement): () => void {
  const window = region.ownerDocument.defaultView!;
  const listening = new AbortController();
  let recheck: number | undefined;

  function place(popup: HTMLElement): void {
    const button = region.querySelector(`[popovertarget="${popup.id}"]`);
    if (!button || !isOpenPopover(popup)) return;
    const { top, left } = decidePlace(
      {
        anchor: button.getBoundingClientRect(),
        popupWidth: popup.offsetWidth,
        windowWidth: region.ownerDocument.documentElement.clientWidth,
        isRightToLeft: getComputedStyle(region).direction === 'rtl',
      },
      popup.dataset.popup as PopupPlacement,
    );
    Object.assign(popup.style, { inset: `${top}px auto auto ${left}px`, margin: '0' });
  }

  // Toggle events do not bubble.
  region.addEventListener(
    'toggle',
    ({ target, newState }) => {
      const popup = target as HTMLElement;
      if (newState !== 'open' || !popup.dataset.popup) return;
      place(popup);
      window.clearTimeout(recheck);
      recheck = window.setTimeout(() => place(popup), recheckDelayMs);
    },
    { capture: true, signal: listening.signal },
  );

  return () => {
    listening.abort();
    window.clearTimeout(recheck);
  };
}
