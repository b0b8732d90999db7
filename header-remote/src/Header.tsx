import { skipLink } from 'mortgage-domain/links/link';
import { helpLink, homePath } from 'mortgage-domain/menus/headerLinks';
import { useLinkTracking, useSessionSelector } from 'session-shared/react';
import { selectSite } from 'session-shared/session';
import { AccountArea } from './account/AccountArea';
import { ImpersonationNotice } from './account/ImpersonationNotice';
import { Logo } from './logo/Logo';
import { MenuPanel } from './navigation/MenuPanel';
import { MobileMenu } from './navigation/MobileMenu';
import { moveFocus } from './navigation/moveFocus';
import { selectMenus } from './navigation/selectors';
import { skipToMainContent } from './navigation/skipToMainContent';
import { usePopupPlaces } from './navigation/usePopupPlaces';
import classes from './Header.module.css';

const megaMenuKey = 'home-loans';

export function Header() {
  const site = useSessionSelector(selectSite);
  const { main, added, marketing } = useSessionSelector(selectMenus);
  const region = usePopupPlaces();
  const tracking = useLinkTracking('Header');
  return (
    <header ref={region} className={classes.header} data-theme={site.theme} {...tracking}>
      <a className={classes.skip} href={skipLink.href} onClick={skipToMainContent}>
        {skipLink.text}
      </a>
      <div className={classes.bar}>
        <MobileMenu menus={[...main, ...added, ...marketing]} />
        <a className={classes.logo} href={homePath} data-track-label="Logo">
          <Logo site={site} />
        </a>
        <nav className={classes.main} aria-label="Main" onKeyDown={moveFocus}>
          {main.map((menu) => (
            <MenuPanel key={menu.key} menu={menu} mega={menu.key === megaMenuKey} />
          ))}
          {added.map((menu) => (
            <MenuPanel key={menu.key} menu={menu} added />
          ))}
        </nav>
        <nav className={classes.marketing} aria-label="For professionals" onKeyDown={moveFocus}>
          {marketing.map((menu) => (
            <MenuPanel key={menu.key} menu={menu} atEnd />
          ))}
          <a className={classes.link} href={helpLink.href}>
            {helpLink.text}
          </a>
        </nav>
        <AccountArea />
      </div>
      <ImpersonationNotice />
    </header>
  );
}
