import { memo } from 'react';
import type { Menu } from 'mortgage-domain/menus/menu';
import { findAccountPage } from 'mortgage-domain/site/accountPages';
import { useSessionSelector } from 'session-shared/react';
import { selectLoggedIn, selectSite } from 'session-shared/session';
import { MenuLinks } from '../navigation/MenuLinks';
import { text } from '../site/messages';
import { selectHeaderPart } from '../site/selectHeaderPart';
import { Hamburger } from './Hamburger';
import { mobileMenuId } from './watchMobileMenu';
import classes from './MobileMenu.module.css';

/** One section is open at a time, by the browser's exclusive details (HDR-7, HDR-8). */
const MobileMenuSection = memo(function MobileMenuSection({
  id,
  menu,
}: {
  readonly id: string;
  readonly menu: Menu;
}) {
  return (
    <details
      name="mobile-section"
      className={classes.section}
      data-admin={menu.isAdmin || undefined}
      suppressHydrationWarning
    >
      <summary className={classes.summary}>{menu.text}</summary>
      <div className={classes.links}>
        <MenuLinks id={id} menu={menu} />
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
      <Hamburger />
      <nav
        id={mobileMenuId}
        popover="auto"
        className={classes.menu}
        aria-label={text('menu')}
      >
        <div className={classes.sheet}>
          {menus.map((menu, index) => (
            <MobileMenuSection
              key={menu.key}
              id={`mobile-${index}`}
              menu={menu}
            />
          ))}
          <a className={classes.single} href={help.href}>
            {help.text}
          </a>
          {!loggedIn && site.account !== 'none' && (
            <a
              className={classes.join}
              href={findAccountPage('register', site)}
              rel="nofollow"
            >
              {text('join')}
            </a>
          )}
        </div>
        <button
          type="button"
          popoverTarget={mobileMenuId}
          popoverTargetAction="hide"
          className={classes.mask}
          tabIndex={-1}
          aria-hidden="true"
        />
      </nav>
    </>
  );
}
