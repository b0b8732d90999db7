import type { PageConfig } from 'embed/contract';
import { mainContentHref } from 'mortgage-domain/links/link';
import { Logo, type LogoSizes } from 'remote-kit/logo';
import type { ViewProps } from 'remote-kit/remote';
import { skipToMainContent } from 'remote-kit/skip-to-main-content';
import { useLinkTracking, useSessionSelector } from 'session-shared/react';
import { selectSite } from 'session-shared/session';
import { AccountArea } from './account/AccountArea';
import { ImpersonationNotice } from './account/ImpersonationNotice';
import { MobileMenu } from './mobile-menu/MobileMenu';
import { MenuPanel } from './navigation/MenuPanel';
import { selectMenus } from './navigation/navigation';
import { SiteNotice } from './notice/SiteNotice';
import { listeningRef } from './popups/listeningRef';
import { moveFocusByArrows } from './popups/moveFocusByArrows';
import { openOnFocus } from './popups/openOnFocus';
import { placePopups } from './popups/placePopups';
import { readHeaderPart, selectHeaderPart } from './site/headerPart';
import { text } from './site/messages';
import { useBreakpoint } from './useBreakpoint';
import classes from './Header.module.css';

/** CON-16. */
const logoSizes: LogoSizes = {
  classic: { width: 160, height: 35 },
  refreshed: { width: 110, height: 24 },
};
const popupRegionRef = listeningRef(placePopups, openOnFocus);
const menuBarRef = listeningRef(moveFocusByArrows);

/** The top of a page: menus, marketing links, and the visitor's account. Source: specification 2.5. */
export function Header({ element, options }: Partial<ViewProps<PageConfig>>) {
  const site = useSessionSelector(selectSite);
  const { main, added, marketing } = useSessionSelector(selectMenus);
  const { home, help, breakpoint } = useSessionSelector(selectHeaderPart);
  useBreakpoint(element, options?.breakpoint ?? breakpoint);
  const tracking = useLinkTracking('Header');
  return (
    <header ref={popupRegionRef} className={classes.header} data-theme={site.theme} {...tracking}>
      <a className={classes.skip} href={mainContentHref} onClick={skipToMainContent}>
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
        <nav ref={menuBarRef} className={classes.main} aria-label={text('mainMenus')}>
          {main.map((menu) => (
            <MenuPanel key={menu.key} menu={menu} mega={menu.mega} />
          ))}
          {added.map((menu, index) => (
            <MenuPanel key={menu.key} id={`menu-${index}`} menu={menu} added />
          ))}
        </nav>
        <nav ref={menuBarRef} className={classes.marketing} aria-label={text('marketingMenus')}>
          {marketing.map((menu) => (
            <MenuPanel key={menu.key} menu={menu} atEnd />
          ))}
          <a className={classes.link} href={help.href}>
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
