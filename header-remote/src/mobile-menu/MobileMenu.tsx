import type { Menu } from 'mortgage-domain/menus/menu';
import { registrationPath } from 'mortgage-domain/site/accountPaths';
import { toSitePath } from 'mortgage-domain/site/sitePaths';
import { useSessionSelector } from 'session-shared/react';
import { selectLoggedIn, selectSite } from 'session-shared/session';
import { listeningRef } from '../popups/listeningRef';
import { text } from '../site/messages';
import { selectHeaderPart } from '../site/selectHeaderPart';
import { closeOtherSections } from './closeOtherSections';
import { MenuIcon } from './MenuIcon';
import { MobileMenuSection } from './MobileMenuSection';
import { watchOpenMenu } from './watchOpenMenu';
import classes from './MobileMenu.module.css';

const menuId = 'mobile-menu';
const menuRef = listeningRef(watchOpenMenu, closeOtherSections);

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
