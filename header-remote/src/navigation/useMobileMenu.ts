/** What the browser does not do for the open mobile menu by itself. Source: ledger HDR-1, HDR-4, HDR-5. */
import { useEffect, useRef, type RefObject } from 'react';
import { decideOnResize } from './decideOnResize';
import { isOpenPopover } from './isOpenPopover';

export function useMobileMenu(): RefObject<HTMLElement | null> {
  const menu = useRef<HTMLElement>(null);
  useEffect(() => (menu.current ? watch(menu.current) : undefined), []);
  return menu;
}

function watch(menu: HTMLElement): () => void {
  const window = menu.ownerDocument.defaultView!;
  const isAndroid = /android/i.test(window.navigator.userAgent);
  const mounted = new AbortController();
  let open: AbortController | undefined;

  function start(): void {
    const widthBefore = window.innerWidth;
    open?.abort();
    open = new AbortController();
    window.scrollTo({ top: 0, behavior: 'instant' });
    window.addEventListener(
      'resize',
      () =>
        decideOnResize({ isAndroid, widthBefore, width: window.innerWidth }) === 'close' &&
        menu.hidePopover(),
      open,
    );
    window.addEventListener('orientationchange', () => menu.hidePopover(), open);
  }

  // `toggle` comes a task later: a device that is turned meanwhile would find nobody listening.
  menu.addEventListener(
    'beforetoggle',
    ({ newState }) => (newState === 'open' ? start() : open?.abort()),
    mounted,
  );
  // It may have been opened before this ran: no event is replayed.
  if (isOpenPopover(menu)) start();
  return () => {
    mounted.abort();
    open?.abort();
  };
}
