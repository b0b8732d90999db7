import { closePopover, findPopups, type Listen } from './popover';

/** Closes a menu when the keyboard leaves the element around its button and popup. */
export const closeOnFocusLeave: Listen = (root, signal) => {
  const onFocusOut = ({ target, relatedTarget }: FocusEvent) => {
    if (!(target instanceof Node) || !(relatedTarget instanceof Node)) return;
    for (const popup of findPopups(root)) {
      const item = popup.parentElement;
      if (item?.contains(target) && !item.contains(relatedTarget)) closePopover(popup);
    }
  };
  // Typed for elements alone.
  root.addEventListener('focusout', onFocusOut as EventListener, { signal });
};
