import {
  closePopover,
  hasPopovers,
  isOpenPopover,
  type Listen,
} from '../popups/popover';

export const mobileMenuId = 'mobile-menu';

/** Scrolls to the top when the menu opens; closes it when the window changes or the device is turned. HDR-1, HDR-4, HDR-5, HDR-7. */
export const watchMobileMenu: Listen = (root, signal) => {
  const isAndroid = /android/i.test(window.navigator.userAgent);
  const find = () => root.querySelector<HTMLElement>(`#${mobileMenuId}`);
  let widthBefore = 0;
  const start = () => {
    widthBefore = window.innerWidth;
    window.scrollTo({ top: 0, behavior: 'instant' });
  };
  const close = () => {
    const menu = find();
    if (menu) {
      closePopover(menu);
    }
  };
  // `toggle` comes a task later; the device may be turned in between.
  const onBeforeToggle = (event: Event) => {
    if ((event as ToggleEvent).newState === 'open' && event.target === find()) {
      start();
    }
  };
  // In a browser without popovers it opens when the focus comes to it or its button.
  const onFocusIn = (event: Event) => {
    const menu = find();
    const from = (event as FocusEvent).relatedTarget as Node | null;
    const wasOpen = menu?.contains(from) || menu?.previousSibling === from;
    if (menu && !wasOpen && isOpenPopover(menu)) {
      start();
    }
  };
  const onResize = () => {
    if (!isAndroid || window.innerWidth !== widthBefore) {
      close();
    }
  };
  root.addEventListener('beforetoggle', onBeforeToggle, {
    capture: true,
    signal,
  });
  if (!hasPopovers()) {
    root.addEventListener('focusin', onFocusIn, { signal });
  }
  window.addEventListener('resize', onResize, { signal });
  window.addEventListener('orientationchange', close, { signal });
  // It may have been opened before this ran: no event is replayed.
  const menu = find();
  if (menu && isOpenPopover(menu)) {
    start();
  }
};

/** For browsers whose details are not exclusive by their `name` (docs/browsers.md): a section that opens closes the others. */
export const closeOtherSections: Listen = (root, signal) => {
  const onToggle = ({ target }: Event) => {
    if (!(target instanceof HTMLDetailsElement) || !target.open) {
      return;
    }
    for (const section of root.querySelectorAll('details')) {
      if (section !== target) {
        section.open = false;
      }
    }
  };
  root.addEventListener('toggle', onToggle, { capture: true, signal });
};
