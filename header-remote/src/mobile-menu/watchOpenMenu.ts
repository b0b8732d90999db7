/**
 * What the browser does not do for the open mobile menu by itself. Source: ledger HDR-1, HDR-4,
 * HDR-5.
 */
import type { Listen } from '../popups/listeningRef';
import { closePopover, isOpenPopover } from '../popups/popover';
import { closesOnResize } from './closesOnResize';

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

/** Closes the menu when the window changes or the device is turned. */
const closeWithWindow: Listen = (menu, signal) => {
  const isAndroid = /android/i.test(window.navigator.userAgent);
  const widthBefore = window.innerWidth;
  const onResize = () => {
    if (closesOnResize({ isAndroid, widthBefore, width: window.innerWidth })) closePopover(menu);
  };
  window.addEventListener('resize', onResize, { signal });
  window.addEventListener('orientationchange', () => closePopover(menu), { signal });
};
