/**
 * Places the popups of a region in browsers that cannot anchor them by style sheet. Source: ledger
 * CON-11..13.
 */
import { decidePlace, isPopupPlacement } from './decidePlace';
import type { Listen } from './listeningRef';
import { isOpenPopover } from './popover';

/** A page that is still settling moves the button after the popup has opened. */
export const recheckDelayMs = 100;

/** For the element around buttons and popups; a popup says `data-popup` with its placement. */
export const placePopups: Listen = (region, signal) => {
  if (canAnchorByStyle(window)) return;
  let recheck: number | undefined;
  const onToggle = ({ target, newState }: ToggleEvent) => {
    if (newState !== 'open' || !(target instanceof HTMLElement)) return;
    place(region, target);
    window.clearTimeout(recheck);
    recheck = window.setTimeout(() => place(region, target), recheckDelayMs);
  };
  // Toggle events do not bubble.
  region.addEventListener('toggle', onToggle, { capture: true, signal });
  signal.addEventListener('abort', () => window.clearTimeout(recheck));
};

interface StyledWindow {
  /** Whatever the page may have put in the place of the browser's own. */
  readonly CSS?: { readonly supports?: (property: string, value: string) => boolean };
}
const canAnchorByStyle = ({ CSS }: StyledWindow): boolean =>
  CSS?.supports?.('top', 'anchor(bottom)') ?? false;

function place(region: HTMLElement, popup: HTMLElement): void {
  const placement = popup.dataset.popup;
  const button = region.querySelector(`[popovertarget="${popup.id}"]`);
  if (!isPopupPlacement(placement) || !button || !isOpenPopover(popup)) return;
  const measures = {
    anchor: button.getBoundingClientRect(),
    popupWidth: popup.offsetWidth,
    windowWidth: document.documentElement.clientWidth,
    isRightToLeft: getComputedStyle(region).direction === 'rtl',
  };
  const { top, left } = decidePlace(measures, placement);
  popup.style.inset = `${top}px auto auto ${left}px`;
  popup.style.margin = '0';
}
