/** False also where the browser knows no popovers: the selector is then an error. */
export function isOpenPopover(element: Element): boolean {
  try {
    return element.matches(':popover-open');
  } catch {
    return false;
  }
}

/** Hiding a popover that is not open would be an error. */
export function closePopover(element: HTMLElement): void {
  if (isOpenPopover(element)) element.hidePopover();
}
