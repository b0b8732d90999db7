import { brandLinks, companyLinks, copyrightLine, equalHousingLink, legalNotices, privacyLink, skipLink, socialLinks } from 'mortgage-domain/footerLinks';
import type { MenuLink } from 'mortgage-domain/mainMenus';
import { useSessionSelector } from 'session-shared/react';
import { selectSite } from 'session-shared/session';
import { AppBadges } from './AppBadges';
import { Logo } from './logo/Logo';
import { SocialIcon } from './SocialIcon';
import { useCurrentYear } from './useCurrentYear';
import classes from './Footer.module.css';

export function Footer() {
  const site = useSessionSelector(selectSite);
  const year = useCurrentYear();
  return (
    <footer className={classes.footer}>
      <div className={classes.inner}>
        <nav aria-label="Company"><LinkList links={companyLinks} /></nav>
        <nav className={classes.brands} aria-label="Our brands"><LinkList links={brandLinks(site)} /></nav>
        <div className={classes.row}>
          <ul className={classes.social}>
            {socialLinks(site).map(({ network, text, href }) => <li key={network}><a className={classes.icon} href={href} aria-label={text}><SocialIcon network={network} /></a></li>)}
          </ul>
          <AppBadges />
        </div>
        <div className={classes.notices}>{legalNotices(site).map((notice) => <p key={notice}>{notice}</p>)}</div>
        <div className={classes.row}>
          <LinkList links={[privacyLink, equalHousingLink]} />
          <a className={classes.skip} href={skipLink.href}>Back to main content</a>
        </div>
        <div className={classes.row}>
          <Logo name={site.productName} theme={site.theme} />
          <small className={classes.copyright}>{copyrightLine(site, year)}</small>
        </div>
      </div>
    </footer>
  );
}

function LinkList({ links }: { readonly links: readonly MenuLink[] }) {
  return <ul className={classes.links}>{links.map(({ text, href }) => <li key={href}><a className={classes.link} href={href}>{text}</a></li>)}</ul>;
}
