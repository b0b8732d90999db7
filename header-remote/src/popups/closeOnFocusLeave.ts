import type { Listen } from './listeningRef';
import { closePopover } from './popover';

/** Closes a menu that the keyboard leaves. For the element around button and popup. */
export const closeOnFocusLeave: Listen = (item, signal) => {
  const onFocusOut = ({ relatedTarget }: FocusEvent) => {
    if (!(relatedTarget instanceof Node) || item.contains(relatedTarget)) return;
    for (const popup of item.querySelectorAll<HTMLElement>('[popover]')) closePopover(popup);
  };
  item.addEventListener('focusout', onFocusOut, { signal });
};
