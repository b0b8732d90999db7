import type { FocusEvent } from 'react';
import { isOpenPopover } from './isOpenPopover';

/** A menu that the keyboard has left closes; a click elsewhere is the browser's own light dismissal. */
export function closeWhenLeft({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): void {
  if (!(relatedTarget instanceof Node) || currentTarget.contains(relatedTarget)) return;
  for (const panel of currentTarget.querySelectorAll<HTMLElement>('[popover]'))
    if (isOpenPopover(panel)) panel.hidePopover();
}
