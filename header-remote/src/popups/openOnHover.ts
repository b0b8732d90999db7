/** The mortgage mega menu under the mouse. Source: ledger HDR-11..14, CON-8, CON-9; WCAG 1.4.13. */
import type { Listen } from './listeningRef';
import { closePopover, hasPopovers, isOpenPopover } from './popover';

export const hoverCloseDelayMs = 400;
/** On narrow pages the bar with its menus is not shown: there is nothing to enter (CON-9). */
const withMouse = '(hover: hover)';

/**
 * For the element that holds a menu's button and popup. Before this runs, and in browsers without
 * popovers, the style sheet alone shows the popup on hover.
 */
export const openOnHover: Listen = (item, signal) => {
  const button = item.querySelector('button');
  const popup = item.querySelector<HTMLElement>('[popover]');
  if (!button || !popup || !hasPopovers()) return;
  let closing: number | undefined;
  let wasOpenedByMouse = false;

  const stay = () => window.clearTimeout(closing);
  const enter = () => {
    stay();
    if (isOpenPopover(popup) || !window.matchMedia(withMouse).matches) return;
    // It would close what the visitor has opened in the page, with what they typed there.
    const others = document.querySelectorAll('[popover]:not([popover="manual"])');
    if ([...others].some(isOpenPopover)) return;
    wasOpenedByMouse = true;
    // The button is the popup's anchor; an `auto` popover closes any other open menu (HDR-14).
    popup.showPopover({ source: button });
  };
  const leave = () => {
    stay();
    closing = window.setTimeout(() => {
      if (!popup.matches(':focus-within')) closePopover(popup);
    }, hoverCloseDelayMs);
  };
  // The first click on what the mouse has just opened keeps it open: closing it would look broken.
  const keepOnFirstClick = (event: MouseEvent) => {
    if (wasOpenedByMouse && event.detail > 0 && isOpenPopover(popup)) event.preventDefault();
    wasOpenedByMouse = false;
  };

  item.addEventListener('pointerenter', onMouse(enter), { signal });
  item.addEventListener('pointerleave', onMouse(leave), { signal });
  button.addEventListener('click', keepOnFirstClick, { signal });
  // Opened or closed by other means: what the mouse did before is over.
  popup.addEventListener('beforetoggle', stay, { signal });
  window.addEventListener('resize', () => closePopover(popup), { signal });
  if (item.matches(':hover')) enter();
  item.dataset.live = '';
  signal.addEventListener('abort', () => {
    stay();
    delete item.dataset.live;
  });
};

const onMouse =
  (act: () => void) =>
  ({ pointerType }: PointerEvent) => {
    if (pointerType === 'mouse') act();
  };
