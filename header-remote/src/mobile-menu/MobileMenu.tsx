import { memo, Suspense } from 'react';
import type { Menu } from 'mortgage-domain/menus/menu';
import { registrationPath } from 'mortgage-domain/site/accountPaths';
import { toSitePath } from 'mortgage-domain/site/sitePaths';
import { useSessionSelector } from 'session-shared/react';
import { selectLoggedIn, selectSite } from 'session-shared/session';
import { MenuLinks } from '../navigation/MenuLinks';
import { listeningRef, type Listen } from '../popups/listeningRef';
import { closePopover, isOpenPopover } from '../popups/popover';
import { text } from '../site/messages';
import { selectHeaderPart } from '../site/headerPart';
import classes from './MobileMenu.module.css';

const menuId = 'mobile-menu';

/** HDR-1, HDR-4, HDR-5, HDR-7. */
const watchOpenMenu: Listen = (menu, signal) => {
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
const closeOtherSections: Listen = (menu, signal) => {
  const onToggle = ({ target }: Event) => {
    if (!(target instanceof HTMLDetailsElement) || !target.open) return;
    for (const section of menu.querySelectorAll('details'))
      if (section !== target) section.open = false;
  };
  // Toggle events do not bubble.
  menu.addEventListener('toggle', onToggle, { capture: true, signal });
};

const menuRef = listeningRef(watchOpenMenu, closeOtherSections);

/**
 * One section is open at a time, by the browser's own exclusive details (HDR-7, HDR-8); one may be
 * open before React arrives.
 */
const MobileMenuSection = memo(function MobileMenuSection({ menu }: { readonly menu: Menu }) {
  return (
    <details
      name="mobile-section"
      className={classes.section}
      data-admin={menu.isAdmin || undefined}
      suppressHydrationWarning
    >
      <summary className={classes.summary}>{menu.text}</summary>
      <div className={classes.links}>
        <Suspense>
          <MenuLinks menu={menu} />
        </Suspense>
      </div>
    </details>
  );
});

/** The hamburger and its menu up to the breakpoint (CON-9). */
export function MobileMenu({ menus }: { readonly menus: readonly Menu[] }) {
  const loggedIn = useSessionSelector(selectLoggedIn);
  const site = useSessionSelector(selectSite);
  const { help } = useSessionSelector(selectHeaderPart);
  return (
    <>
      <button
        type="button"
        className={classes.hamburger}
        popoverTarget={menuId}
        aria-label={text('menu')}
      >
        <MenuIcon />
      </button>
      <nav
        ref={menuRef}
        id={menuId}
        popover="auto"
        className={classes.menu}
        aria-label={text('menu')}
      >
        <div className={classes.sheet}>
          {menus.map((menu) => (
            <MobileMenuSection key={menu.key} menu={menu} />
          ))}
          <a className={classes.single} href={help.href}>
            {help.text}
          </a>
          {!loggedIn && (
            <a className={classes.join} href={toSitePath(registrationPath, site)}>
              {text('join')}
            </a>
          )}
        </div>
        <button
          type="button"
          popoverTarget={menuId}
          popoverTargetAction="hide"
          className={classes.mask}
          tabIndex={-1}
          aria-hidden="true"
        />
      </nav>
    </>
  );
}

/** Three bars; a cross while the menu is open. */
function MenuIcon() {
  return (
    <svg
      width="24"
      height="24"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path className={classes.bars} d="M3 6h18M3 12h18M3 18h18" />
      <path className={classes.cross} d="M5 5l14 14M19 5L5 19" />
    </svg>
  );
}
