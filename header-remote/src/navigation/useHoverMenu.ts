/** The mortgage mega menu under the mouse. Source: ledger HDR-11..14, CON-8, CON-9; WCAG 1.4.13. */
import { useEffect, useRef, type RefObject } from 'react';
import { isOpenPopover } from './isOpenPopover';

export const hoverCloseDelayMs = 400;
const desktopWithMouse = '(width > 889px) and (hover: hover)';

/** For the element that holds a menu's button and panel. Before this runs the style sheet alone shows the panel on hover. */
export function useHoverMenu(enabled: boolean): RefObject<HTMLDivElement | null> {
  const item = useRef<HTMLDivElement>(null);
  useEffect(() => (enabled && item.current ? followMouse(item.current) : undefined), [enabled]);
  return item;
}

function followMouse(item: HTMLElement): () => void {
  const window = item.ownerDocument.defaultView!;
  const button = item.querySelector('button')!;
  const panel = item.querySelector<HTMLElement>('[popover]')!;
  const listening = new AbortController();
  let closing: number | undefined;
  let openedByMouse = false;
  const isOpen = () => isOpenPopover(panel);

  function enter(): void {
    window.clearTimeout(closing);
    if (isOpen() || !window.matchMedia(desktopWithMouse).matches) return;
    openedByMouse = true;
    // The button is the panel's anchor; an `auto` popover closes any other open menu (HDR-14).
    panel.showPopover({ source: button });
  }
  const leave = () => {
    window.clearTimeout(closing);
    closing = window.setTimeout(
      () => !panel.matches(':focus-within') && isOpen() && panel.hidePopover(),
      hoverCloseDelayMs,
    );
  };
  const onMouse =
    (act: () => void) =>
    ({ pointerType }: PointerEvent) =>
      pointerType === 'mouse' && act();

  item.addEventListener('pointerenter', onMouse(enter), listening);
  item.addEventListener('pointerleave', onMouse(leave), listening);
  button.addEventListener(
    'click',
    (event) => {
      // The first click on what the mouse has just opened keeps it open: closing it would look broken.
      if (openedByMouse && event.detail > 0 && isOpen()) event.preventDefault();
      openedByMouse = false;
    },
    listening,
  );
  // Opened or closed by other means: what the mouse did before is over.
  panel.addEventListener('beforetoggle', () => window.clearTimeout(closing), listening);
  window.addEventListener('resize', () => isOpen() && panel.hidePopover(), listening);
  if (item.matches(':hover')) enter();
  item.dataset.live = '';

  return () => {
    listening.abort();
    window.clearTimeout(closing);
    delete item.dataset.live;
  };
}
