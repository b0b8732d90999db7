import { helpLink } from 'mortgage-domain/menus/headerLinks';
import type { Menu } from 'mortgage-domain/menus/menu';
import { joinLink } from 'mortgage-domain/menus/signInLinks';
import { useSessionSelector } from 'session-shared/react';
import { selectLoggedIn } from 'session-shared/session';
import { MenuLinks } from './MenuLinks';
import { useMobileMenu } from './useMobileMenu';
import classes from './MobileMenu.module.css';

const menuId = 'mobile-menu';
const closes = { type: 'button', popoverTarget: menuId, popoverTargetAction: 'hide' } as const;

/** The hamburger and its menu up to 889 px. One section is open at a time, by the browser's own exclusive details (HDR-7, HDR-8). */
export function MobileMenu({ menus }: { readonly menus: readonly Menu[] }) {
  const loggedIn = useSessionSelector(selectLoggedIn);
  const menu = useMobileMenu();
  return (
    <>
      <button type="button" className={classes.hamburger} popoverTarget={menuId} aria-label="Menu">
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
      </button>
      <nav ref={menu} id={menuId} popover="auto" className={classes.menu} aria-label="Menu">
        <div className={classes.sheet}>
          {menus.map((section) => (
            <details
              key={section.key}
              name="mobile-section"
              className={classes.section}
              suppressHydrationWarning
            >
              <summary className={classes.summary}>{section.text}</summary>
              <div className={classes.links}>
                <MenuLinks menu={section} />
              </div>
            </details>
          ))}
          <a className={classes.single} href={helpLink.href}>
            {helpLink.text}
          </a>
          {!loggedIn && (
            <a className={classes.join} href={joinLink.href}>
              {joinLink.text}
            </a>
          )}
        </div>
        <button {...closes} className={classes.mask} tabIndex={-1} aria-hidden="true" />
      </nav>
    </>
  );
}
