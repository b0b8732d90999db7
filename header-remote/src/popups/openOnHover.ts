/** The bar's menus under the mouse, all alike. Source: ledger HDR-11..14, OPN-108, CON-8, CON-9; WCAG 1.4.13. */
import { attempt } from 'embed/attempt';
import { findAround } from 'embed/pressed';
import type { BehaviourRoot } from 'remote-kit/remote';
import {
  closePopover,
  findMenus,
  hasPopovers,
  isOpenPopover,
  type Listen,
} from './popover';

const hoverCloseDelayMs = 400;
/** A mouse that only crosses a button, on its way to another menu's panel, opens nothing. */
const hoverIntentMs = 100;
/** On narrow pages the bar with its menus is not shown: there is nothing to enter (CON-9). */
const withMouse = '(hover: hover)';
/** The element around a menu's button and panel. The account menu is a `nav`, and opens by a press alone (HDR-20). */
const menuItem = ':has(> div[data-popup])';
/** On the mount element; the style sheets use it. */
const liveAttribute = 'data-mortgage-hover';

/** Without this, and in browsers without popovers, the style sheet alone shows the popup on hover. */
export const openOnHover: Listen = (root, signal) => {
  if (!hasPopovers()) {
    return;
  }
  let pending: number | undefined;
  let openedByMouse: Element | undefined;

  const stay = () => window.clearTimeout(pending);
  const later = (act: () => void, delayMs: number) => {
    stay();
    pending = window.setTimeout(act, delayMs);
  };
  const open = (item: Element) => {
    const popup = popupOf(item);
    const button = item.querySelector('button');
    if (!popup?.isConnected || !button || !mayOpen(popup)) {
      return;
    }
    // The button is the popup's anchor; an `auto` popover closes any other open menu (HDR-14).
    popup.showPopover({ source: button });
    openedByMouse = item;
  };
  const enter = (item: Element) => later(() => open(item), hoverIntentMs);
  // The mouse may have crossed another item on its way out.
  const leave = (item: Element) =>
    later(() => [item, openedByMouse].forEach(closeUnused), hoverCloseDelayMs);
  // The first click on what the mouse has just opened keeps it open: closing it would look broken.
  const keepOnFirstClick = (event: Event) => {
    const item = findAround(event, `${menuItem} > button`)?.parentElement;
    const popup = item && popupOf(item);
    if (!popup) {
      return;
    }
    const isFirst = item === openedByMouse && (event as MouseEvent).detail > 0;
    if (isFirst && isOpenPopover(popup)) {
      event.preventDefault();
    }
    openedByMouse = undefined;
  };
  // Opened or closed by other means: what the mouse did before is over.
  const onBeforeToggle = (event: Event) => {
    if (findAround(event, 'div[popover]') !== event.target) {
      return;
    }
    stay();
    openedByMouse = undefined;
  };

  // In capture: React stops the first while it hydrates, and a toggle does not bubble.
  const early = { capture: true, signal };
  root.addEventListener('pointerover', onMouse(enter), early);
  root.addEventListener('pointerout', onMouse(leave), early);
  root.addEventListener('beforetoggle', onBeforeToggle, early);
  root.addEventListener('click', keepOnFirstClick, { signal });
  const closeAll = () => root.querySelectorAll(menuItem).forEach(close);
  window.addEventListener('resize', closeAll, { signal });
  signal.addEventListener('abort', stay);
  takeOverHover(root, signal);
  root.querySelectorAll(`${menuItem}:hover`).forEach(open);
};

const popupOf = (item: Element) => item.querySelector<HTMLElement>('[popover]');

function closeUnused(item: Element | undefined): void {
  if (item && !item.querySelector('[popover]:focus-within')) {
    close(item);
  }
}

function close(item: Element): void {
  const popup = popupOf(item);
  if (popup) {
    closePopover(popup);
  }
}

function mayOpen(popup: HTMLElement): boolean {
  const hasMouse = attempt(() => window.matchMedia(withMouse).matches);
  if (isOpenPopover(popup) || !hasMouse) {
    return false;
  }
  // It would close the page's own popover, with the text typed there, or the menu that has the focus (OPN-120).
  const root = popup.getRootNode() as ShadowRoot;
  const used = findMenus(root).filter((menu) => menu.matches(':focus-within'));
  return ![...findMenus(document), ...used].some(isOpenPopover);
}

/** Calls for a mouse that enters or leaves the item. Chromium sends no `pointerenter` to listeners of a shadow root. */
const onMouse =
  (act: (item: Element) => void) =>
  (event: Event): void => {
    const { pointerType, relatedTarget } = event as PointerEvent;
    const item =
      pointerType === 'mouse' ? findAround(event, menuItem) : undefined;
    if (item && !item.contains(relatedTarget as Node | null)) {
      act(item);
    }
  };

/** From here the style sheets leave the hover to us. */
function takeOverHover(root: BehaviourRoot, signal: AbortSignal): void {
  const host = root instanceof ShadowRoot ? root.host : root;
  host.setAttribute(liveAttribute, '');
  signal.addEventListener('abort', () => host.removeAttribute(liveAttribute));
}
