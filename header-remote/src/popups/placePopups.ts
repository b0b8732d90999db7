/** Places popups in browsers that cannot anchor them by style sheet. Source: ledger CON-11..13, OPN-111. */
import type { BehaviourRoot } from 'remote-kit/remote';
import { isOpenPopover, type Listen } from './popover';

/** A page that is still settling moves the button after the popup has opened. */
export const recheckDelayMs = 100;

export const placePopups: Listen = (root, signal) => {
  if (canAnchorByStyle(window)) {
    return;
  }
  let recheck: number | undefined;
  const onToggle = (event: Event) => {
    const { target } = event;
    if (
      (event as ToggleEvent).newState !== 'open' ||
      !(target instanceof HTMLElement)
    ) {
      return;
    }
    place(root, target);
    window.clearTimeout(recheck);
    recheck = window.setTimeout(() => place(root, target), recheckDelayMs);
  };
  // Toggle events do not bubble.
  root.addEventListener('toggle', onToggle, { capture: true, signal });
  signal.addEventListener('abort', () => window.clearTimeout(recheck));
};

/** Its `CSS` may be whatever the page has put in the place of the browser's own. */
type StyledWindow = {
  readonly CSS?: { supports?: (property: string, value: string) => boolean };
};
const canAnchorByStyle = ({ CSS }: StyledWindow): boolean =>
  CSS?.supports?.('top', 'anchor(bottom)') ?? false;

function place(root: BehaviourRoot, popup: HTMLElement): void {
  const placement = popup.dataset.popup;
  const button = root.querySelector(`[popovertarget="${popup.id}"]`);
  if (!placement || !button || !isOpenPopover(popup)) {
    return;
  }
  const measures = {
    anchor: button.getBoundingClientRect(),
    popupWidth: popup.offsetWidth,
    windowWidth: document.documentElement.clientWidth,
    isRightToLeft: getComputedStyle(button).direction === 'rtl',
  };
  const { top, left } = decidePlace(measures, placement as PopupPlacement);
  popup.style.inset = `${top}px auto auto ${left}px`;
  popup.style.margin = '0';
}

export const popupOffsetPx = 20;
const popupShiftPx = 20;
/** A popup keeps this distance from the sides of the window, even where that costs its shift. */
const windowEdgePx = 8;

type PopupPlacement = 'bottom-start' | 'bottom-end';

interface PopupMeasures {
  readonly anchor: {
    readonly left: number;
    readonly right: number;
    readonly bottom: number;
  };
  readonly popupWidth: number;
  readonly windowWidth: number;
  readonly isRightToLeft: boolean;
}

/** 20 px below its button, shifted by 20 px beyond the button's edge: -20 from the start, +20 from the end. */
export function decidePlace(
  { anchor, popupWidth, windowWidth, isRightToLeft }: PopupMeasures,
  placement: PopupPlacement = 'bottom-start',
) {
  const fromLeft = (placement === 'bottom-start') !== isRightToLeft;
  const wanted = fromLeft
    ? anchor.left - popupShiftPx
    : anchor.right + popupShiftPx - popupWidth;
  const most = windowWidth - popupWidth - windowEdgePx;
  return {
    top: anchor.bottom + popupOffsetPx,
    left: Math.max(windowEdgePx, Math.min(wanted, most)),
  };
}
