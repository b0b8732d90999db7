import { brandLinks } from 'mortgage-domain/footer/brandLinks';
import { companyLinks } from 'mortgage-domain/footer/companyLinks';
import { copyrightLine, legalNotices } from 'mortgage-domain/footer/legalNotices';
import { privacyLink } from 'mortgage-domain/footer/legalLinks';
import { socialLinks } from 'mortgage-domain/footer/socialLinks';
import { skipLink } from 'mortgage-domain/links/link';
import { useLinkTracking, useSessionSelector } from 'session-shared/react';
import { selectSite } from 'session-shared/session';
import { AppBadges } from './AppBadges';
import { useFooterScript } from './consent/useFooterScript';
import { EqualHousingLink } from './EqualHousingLink';
import { LinkList } from './LinkList';
import { Logo } from './logo/Logo';
import { skipToMainContent } from './skipToMainContent';
import { SocialIcon } from './SocialIcon';
import { useCurrentYear } from './useCurrentYear';
import classes from './Footer.module.css';

export function Footer() {
  const site = useSessionSelector(selectSite);
  const year = useCurrentYear();
  const footer = useFooterScript();
  const tracking = useLinkTracking('Footer');
  return (
    <footer ref={footer} className={classes.footer} {...tracking}>
      <div className={classes.inner}>
        <nav aria-label="Company">
          <LinkList links={companyLinks} />
        </nav>
        <div className={classes.band}>
          <nav aria-label="Our brands">
            <LinkList links={brandLinks(site)} />
          </nav>
          <ul className={classes.social}>
            {socialLinks(site).map(({ network, text, href }) => (
              <li key={network}>
                <a className={classes.icon} href={href} aria-label={text}>
                  <SocialIcon network={network} />
                </a>
              </li>
            ))}
          </ul>
          <AppBadges />
        </div>
        <div className={classes.notices}>
          {legalNotices(site).map((notice) => (
            <p key={notice}>{notice}</p>
          ))}
        </div>
        <div className={classes.row}>
          <a className={classes.link} href={privacyLink.href}>
            {privacyLink.text}
          </a>
          <EqualHousingLink />
          <a
            className={`${classes.link} ${classes.skip}`}
            href={skipLink.href}
            onClick={skipToMainContent}
          >
            {skipLink.text}
          </a>
        </div>
        <div className={classes.signature}>
          <Logo site={site} />
          <small className={classes.copyright}>{copyrightLine(site, year)}</small>
        </div>
      </div>
    </footer>
  );
}
