import type { Listen } from './listeningRef';
import { closePopover } from './popover';

/**
 * A menu that the keyboard has left closes; a click elsewhere is the browser's own light dismissal.
 * For the element that holds the button and the popup.
 */
export const closeOnFocusLeave: Listen = (item, signal) => {
  const onFocusOut = ({ relatedTarget }: FocusEvent) => {
    if (!(relatedTarget instanceof Node) || item.contains(relatedTarget)) return;
    for (const popup of item.querySelectorAll<HTMLElement>('[popover]')) closePopover(popup);
  };
  item.addEventListener('focusout', onFocusOut, { signal });
};
