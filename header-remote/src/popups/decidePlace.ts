/**
 * Where a popup stands: account menu and sub-menus alike. The style sheets say the same in CSS.
 * Source: ledger CON-11, CON-12, OPN-111.
 */
export const popupOffsetPx = 20;
const popupShiftPx = 20;
/** A popup keeps this distance from the sides of the window, even where that costs its shift. */
const windowEdgePx = 8;

const popupPlacements = ['bottom-start', 'bottom-end'] as const;
export type PopupPlacement = (typeof popupPlacements)[number];
export const isPopupPlacement = (value: string | undefined): value is PopupPlacement =>
  popupPlacements.some((placement) => placement === value);

export interface PopupMeasures {
  readonly anchor: { readonly left: number; readonly right: number; readonly bottom: number };
  readonly popupWidth: number;
  readonly windowWidth: number;
  readonly isRightToLeft: boolean;
}
export interface PopupPlace {
  readonly top: number;
  readonly left: number;
}

/**
 * Below its button, 20 px away; shifted by 20 px beyond the button's edge: -20 from the start, +20
 * from the end.
 */
export function decidePlace(
  { anchor, popupWidth, windowWidth, isRightToLeft }: PopupMeasures,
  placement: PopupPlacement = 'bottom-start',
): PopupPlace {
  const fromLeft = (placement === 'bottom-start') !== isRightToLeft;
  const wanted = fromLeft ? anchor.left - popupShiftPx : anchor.right + popupShiftPx - popupWidth;
  const most = windowWidth - popupWidth - windowEdgePx;
  return {
    top: anchor.bottom + popupOffsetPx,
    left: Math.max(windowEdgePx, Math.min(wanted, most)),
  };
}
