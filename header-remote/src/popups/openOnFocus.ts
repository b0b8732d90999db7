/** Menus of browsers without popovers: their style sheets open them on focus; this closes them by press and Escape. Source: docs/browsers.md */
import {
  closePopover,
  findFocused,
  findMenus,
  hasPopovers,
  isOpenPopover,
  popupSelector,
  type Listen,
} from './popover';

/** Each menu follows its button. */
export const openOnFocus: Listen = (root, signal) => {
  if (hasPopovers()) {
    return;
  }
  let wasOpen = false;
  const onPress = (event: Event) => {
    const menu = findButton(event)?.nextElementSibling;
    // Read now: the press itself moves the focus.
    wasOpen = menu instanceof HTMLElement && isOpenPopover(menu);
  };
  const onClick = (event: Event) => {
    // A key's click has no detail, and comes from a button that has the focus and keeps it.
    if (wasOpen && (event as MouseEvent).detail > 0) {
      findFocused(root)?.blur();
    }
    // Safari focuses no button that is pressed.
    else {
      findButton(event)?.focus();
    }
  };
  root.addEventListener('pointerdown', onPress, { signal });
  root.addEventListener('click', onClick, { signal });
  const onKeyDown = (event: Event) => {
    if ((event as KeyboardEvent).key === 'Escape') {
      findFocused(root)?.blur();
    }
  };
  root.addEventListener('keydown', onKeyDown, { signal });
  const onPressAnywhere = (event: Event) => {
    if (!event.composedPath().includes(root)) {
      findFocused(root)?.blur();
    }
  };
  document.addEventListener('pointerdown', onPressAnywhere, { signal });
  // The mobile menu has its own rule (HDR-4).
  const onResize = () => {
    findMenus(root)
      .filter((menu) => menu.matches(popupSelector))
      .forEach(closePopover);
  };
  window.addEventListener('resize', onResize, { signal });
};

const findButton = (event: Event): HTMLElement | undefined =>
  event
    .composedPath()
    .find(
      (target): target is HTMLElement =>
        target instanceof HTMLElement && target.hasAttribute('popovertarget'),
    );
