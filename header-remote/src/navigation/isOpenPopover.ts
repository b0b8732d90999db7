/** False also where the browser knows no popovers: the selector is then an error. */
export function isOpenPopover(element: Element): boolean {
  try {
    return element.matches(':popover-open');
  } catch {
    return false;
  }
}
