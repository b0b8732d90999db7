import { attempt } from 'embed/attempt';
import type { BehaviourRoot } from 'remote-kit/remote';

export type Listen = (root: BehaviourRoot, signal: AbortSignal) => void;

/** Menus with a button of their own in the bar; not the mobile menu. Each has `data-popup` with its placement. */
export const popupSelector = '[data-popup]';
/** All menus; not the operator's notice, which stays until it is dismissed. */
export const findMenus = (root: ParentNode): HTMLElement[] => [
  ...root.querySelectorAll<HTMLElement>('[popover]:not([popover=manual])'),
];

/** False in browsers before 2024. A page's stand-in for the methods has no selector, and browsers reject an unknown one. */
export const hasPopovers = (): boolean =>
  attempt(() => document.documentElement.matches(':popover-open')) !==
    undefined && 'showPopover' in HTMLElement.prototype;

/** Without popovers: open by the focus in it, or on its button. */
export function isOpenPopover(element: Element): boolean {
  if (hasPopovers()) {
    return element.matches(':popover-open');
  }
  const focused = findFocused(element);
  return (
    focused !== undefined &&
    (element.contains(focused) || element.previousElementSibling === focused)
  );
}

/** Hiding a popover that is not open would be an error. */
export function closePopover(element: HTMLElement): void {
  if (!isOpenPopover(element)) {
    return;
  }
  if (hasPopovers()) {
    element.hidePopover();
  } else {
    findFocused(element)?.blur();
  }
}

export function findFocused(element: Node): HTMLElement | undefined {
  const root = element.getRootNode();
  const focused = root instanceof ShadowRoot ? root.activeElement : null;
  return focused instanceof HTMLElement ? focused : undefined;
}
