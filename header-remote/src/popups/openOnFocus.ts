/**
 * Menus in browsers without popovers. Their style sheets show a menu while it, or its button, has
 * the focus; this adds what a finger and a keyboard expect: a press opens and closes, Escape and a
 * press elsewhere close. Source: docs/browsers.md.
 */
import type { Listen } from './listeningRef';
import { findFocused, hasPopovers, isOpenPopover } from './popover';

/** For the element around buttons and menus; each menu follows its button. */
export const openOnFocus: Listen = (region, signal) => {
  if (hasPopovers()) return;
  let wasOpen = false;
  const onPress = (event: Event) => {
    const menu = findButton(event)?.nextElementSibling;
    // Asked now: the press itself moves the focus.
    wasOpen = menu instanceof HTMLElement && isOpenPopover(menu);
  };
  const onClick = (event: MouseEvent) => {
    // A key's click has no detail, and comes from a button that has the focus and keeps it.
    if (wasOpen && event.detail > 0) findFocused(region)?.blur();
    // Safari focuses no button that is pressed.
    else findButton(event)?.focus();
  };
  region.addEventListener('pointerdown', onPress, { signal });
  region.addEventListener('click', onClick, { signal });
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') findFocused(region)?.blur();
  };
  region.addEventListener('keydown', onKeyDown, { signal });
  const onPressAnywhere = (event: Event) => {
    if (!event.composedPath().includes(region)) findFocused(region)?.blur();
  };
  document.addEventListener('pointerdown', onPressAnywhere, { signal });
};

const findButton = (event: Event): HTMLElement | undefined =>
  event
    .composedPath()
    .find(
      (target): target is HTMLElement =>
        target instanceof HTMLElement && target.hasAttribute('popovertarget'),
    );
