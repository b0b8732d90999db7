import { closePopover, findMenus, type Listen } from './popover';

/**
 * Closes a menu when the keyboard leaves the element around its button and popup, or when the visitor leaves the page,
 * which "back" may restore.
 */
export const closeOnFocusLeave: Listen = (root, signal) => {
  const onFocusOut = ({ target, relatedTarget }: FocusEvent) => {
    if (!(target instanceof Node) || !(relatedTarget instanceof Node)) {
      return;
    }
    for (const menu of findMenus(root)) {
      const item = menu.parentElement;
      if (item?.contains(target) && !item.contains(relatedTarget)) {
        closePopover(menu);
      }
    }
  };
  window.addEventListener(
    'pagehide',
    () => findMenus(root).forEach(closePopover),
    { signal },
  );
  // Typed for elements alone.
  root.addEventListener('focusout', onFocusOut as EventListener, { signal });
};
