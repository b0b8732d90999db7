import { brandLinks } from 'mortgage-domain/footer/brandLinks';
import { companyLinks } from 'mortgage-domain/footer/companyLinks';
import { privacyLink } from 'mortgage-domain/footer/legalLinks';
import { copyrightLine, legalNotices } from 'mortgage-domain/footer/legalNotices';
import { skipLink } from 'mortgage-domain/links/link';
import { skipToMainContent } from 'remote-kit/skip-to-main-content';
import { useLinkTracking, useSessionSelector } from 'session-shared/react';
import { selectSite } from 'session-shared/session';
import { AppBadges } from './AppBadges';
import { useFooterScript } from './consent/useFooterScript';
import { EqualHousingLink } from './EqualHousingLink';
import { FooterLogo } from './FooterLogo';
import { LinkList } from './LinkList';
import { SocialLinks } from './SocialLinks';
import { useCurrentYear } from './useCurrentYear';
import classes from './Footer.module.css';

/** Everything below the page's own content. Source: specification 2.6. */
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
          <SocialLinks site={site} />
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
          <FooterLogo site={site} />
          <small className={classes.copyright}>{copyrightLine(site, year)}</small>
        </div>
      </div>
    </footer>
  );
}
