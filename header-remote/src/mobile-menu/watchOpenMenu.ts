/** Additions to the browser's own popover for the mobile menu. Source: ledger HDR-1, HDR-4, HDR-5, HDR-7. */
import type { Listen } from '../popups/listeningRef';
import { closePopover, isOpenPopover } from '../popups/popover';

export const watchOpenMenu: Listen = (menu, signal) => {
  let open: AbortController | undefined;
  const start = () => {
    open?.abort();
    open = new AbortController();
    window.scrollTo({ top: 0, behavior: 'instant' });
    closeWithWindow(menu, open.signal);
  };
  // `toggle` comes a task later; the device may be turned in between.
  const onBeforeToggle = ({ newState }: ToggleEvent) => {
    if (newState === 'open') start();
    else open?.abort();
  };
  menu.addEventListener('beforetoggle', onBeforeToggle, { signal });
  signal.addEventListener('abort', () => open?.abort());
  // It may have been opened before this ran: no event is replayed.
  if (isOpenPopover(menu)) start();
};

/** Closes the menu when the window changes or the device is turned. Android also resizes for its keyboard; the width then stays. */
const closeWithWindow: Listen = (menu, signal) => {
  const isAndroid = /android/i.test(window.navigator.userAgent);
  const widthBefore = window.innerWidth;
  const onResize = () => {
    if (!isAndroid || window.innerWidth !== widthBefore) closePopover(menu);
  };
  window.addEventListener('resize', onResize, { signal });
  window.addEventListener('orientationchange', () => closePopover(menu), { signal });
};

/** For browsers whose details are not exclusive by their `name` (docs/browsers.md): a section that opens closes the others. */
export const closeOtherSections: Listen = (menu, signal) => {
  const onToggle = ({ target }: Event) => {
    if (!(target instanceof HTMLDetailsElement) || !target.open) return;
    for (const section of menu.querySelectorAll('details'))
      if (section !== target) section.open = false;
  };
  // Toggle events do not bubble.
  menu.addEventListener('toggle', onToggle, { capture: true, signal });
};
