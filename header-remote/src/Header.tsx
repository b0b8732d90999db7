import { skipLink } from 'mortgage-domain/footerLinks';
import { helpLink, homePath, mainMenus, marketingMenus } from 'mortgage-domain/mainMenus';
import { useSessionSelector } from 'session-shared/react';
import { selectSite } from 'session-shared/session';
import { AccountArea } from './account/AccountArea';
import { Logo } from './logo/Logo';
import { MenuPanel } from './navigation/MenuPanel';
import { MobileMenu } from './navigation/MobileMenu';
import { skipToMainContent } from './navigation/skipToMainContent';
import classes from './Header.module.css';

export function Header() {
  const site = useSessionSelector(selectSite);
  return (
    <header className={classes.header}>
      <a className={classes.skip} href={skipLink.href} onClick={skipToMainContent}>{skipLink.text}</a>
      <div className={classes.bar}>
        <MobileMenu site={site} />
        <a className={classes.logo} href={homePath}><Logo name={site.productName} theme={site.theme} /></a>
        <nav className={classes.main} aria-label="Main">
          {mainMenus(site).map((menu) => <MenuPanel key={menu.key} menu={menu} wide={menu.key === 'home-loans'} />)}
        </nav>
        <nav className={classes.marketing} aria-label="For professionals">
          {marketingMenus.map((menu) => <MenuPanel key={menu.key} menu={menu} atEnd />)}
          <a className={classes.link} href={helpLink.href}>{helpLink.text}</a>
        </nav>
        <AccountArea />
      </div>
    </header>
  );
}
