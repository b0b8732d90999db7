import { mainContentHref } from 'mortgage-domain/links/link';
import { Logo, type LogoSizes } from 'remote-kit/logo';
import { useSessionSelector } from 'session-shared/react';
import { selectSite } from 'session-shared/session';
import { AccountArea } from './account/AccountArea';
import { ImpersonationNotice } from './account/ImpersonationNotice';
import { MobileMenu } from './mobile-menu/MobileMenu';
import bar from './navigation/BarEntry.module.css';
import { MenuPanel } from './navigation/MenuPanel';
import { selectMenus } from './navigation/menus';
import { SiteNotice } from './notice/SiteNotice';
import { readHeaderPart } from './site/headerPart';
import { selectHeaderPart } from './site/selectHeaderPart';
import { text } from './site/messages';
import classes from './Header.module.css';

const logoSizes: LogoSizes = {
  classic: { width: 160, height: 35 },
  refreshed: { width: 110, height: 24 },
};

/** The top of a page: menus, marketing links, and the visitor's account. Source: specification 2.5. */
export function Header() {
  const site = useSessionSelector(selectSite);
  const { main, added, marketing } = useSessionSelector(selectMenus);
  const { home, help } = useSessionSelector(selectHeaderPart);
  return (
    <header className={classes.header} data-theme={site.theme}>
      <a className={classes.skip} href={mainContentHref}>
        {text('skip')}
      </a>
      <div className={classes.bar}>
        <MobileMenu menus={[...main, ...added, ...marketing]} />
        <a className={classes.logo} href={home} data-track-label="Logo">
          <Logo site={site} sizes={logoSizes} color="var(--color-ink)">
            {readHeaderPart().mark.map(({ d, color }, index) => (
              <path key={index} fill={`var(--${color})`} d={d} />
            ))}
          </Logo>
        </a>
        <nav className={classes.main} aria-label={text('mainMenus')}>
          {main.map((menu) => (
            <MenuPanel key={menu.key} menu={menu} mega={menu.mega} />
          ))}
          {added.map((menu, index) => (
            <MenuPanel key={menu.key} id={`menu-${index}`} menu={menu} />
          ))}
        </nav>
        <nav className={classes.marketing} aria-label={text('marketingMenus')}>
          {marketing.map((menu) => (
            <MenuPanel key={menu.key} menu={menu} atEnd />
          ))}
          <a className={bar.entry} href={help.href}>
            {help.text}
          </a>
        </nav>
        <AccountArea />
      </div>
      <SiteNotice />
      <ImpersonationNotice />
    </header>
  );
}
