import { helpLink, mainMenus, marketingMenus } from 'mortgage-domain/mainMenus';
import { joinLink } from 'mortgage-domain/accountLinks';
import type { SiteConfig } from 'mortgage-domain/siteConfig';
import { MenuLinks } from './MenuLinks';
import classes from './MobileMenu.module.css';

const menuId = 'mobile-menu';

/** The hamburger and its menu up to 889 px. One section is open at a time, by the browser's own exclusive details. */
export function MobileMenu({ site }: { readonly site: SiteConfig }) {
  return (
    <>
      <button type="button" className={classes.hamburger} popoverTarget={menuId} aria-label="Menu">
        <svg width="24" height="24" viewBox="0 0 24 24" aria-hidden="true"><path d="M3 6h18M3 12h18M3 18h18" stroke="currentColor" strokeWidth="2" strokeLinecap="round" /></svg>
      </button>
      <nav id={menuId} popover="auto" className={classes.menu} aria-label="Menu">
        <button type="button" className={classes.close} popoverTarget={menuId} popoverTargetAction="hide" aria-label="Close menu"><span aria-hidden="true">×</span></button>
        {[...mainMenus(site), ...marketingMenus].map((menu) => (
          <details key={menu.key} name="mobile-section" className={classes.section} suppressHydrationWarning>
            <summary className={classes.summary}>{menu.text}</summary>
            <div className={classes.links}><MenuLinks menu={menu} /></div>
          </details>
        ))}
        <a className={classes.single} href={helpLink.href}>{helpLink.text}</a>
        <a className={classes.single} href={joinLink.href}>{joinLink.text}</a>
      </nav>
    </>
  );
}
