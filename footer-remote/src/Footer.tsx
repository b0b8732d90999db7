import type { FooterData } from 'mortgage-domain/footer/footerData';
import { copyrightLine } from 'mortgage-domain/footer/footerContent';
import { mainContentHref } from 'mortgage-domain/links/link';
import { fillNames } from 'mortgage-domain/site/fillNames';
import { skipToMainContent } from 'remote-kit/skip-to-main-content';
import { useLinkTracking, useSessionSelector } from 'session-shared/react';
import { selectSite } from 'session-shared/session';
import { AppBadges } from './AppBadges';
import { FooterAnchor, LinkList, SocialLinks } from './FooterLinks';
import { FooterLogo } from './FooterLogo';
import { readFooterPart } from './site/footerPart';
import { text } from './site/messages';
import { useCurrentYear } from './useCurrentYear';
import { useFooterContent } from './useFooterContent';
import { useFooterScript } from './useFooterScript';
import classes from './Footer.module.css';

interface FooterProps {
  /** Parts that the page replaces (ENT-18). */
  readonly data?: FooterData | undefined;
}

/** Everything below the page's own content. Source: specification 2.6. */
export function Footer({ data }: FooterProps) {
  const site = useSessionSelector(selectSite);
  const { owner, firstYear } = readFooterPart();
  const year = useCurrentYear();
  const { links, brands, social, apps, notices, legal, js } = useFooterContent(data);
  const footer = useFooterScript(js);
  const tracking = useLinkTracking('Footer');
  return (
    <footer ref={footer} className={classes.footer} {...tracking}>
      <div className={classes.inner}>
        <LinkList name={text('company')} links={links} />
        <div className={classes.band}>
          <LinkList name={text('brands')} links={brands} />
          <SocialLinks links={social} />
          <AppBadges links={apps} />
        </div>
        <div className={classes.notices}>
          {notices.map((notice, index) => (
            <p key={index}>{notice}</p>
          ))}
        </div>
        <div className={classes.row}>
          {legal.map((link, index) => (
            <FooterAnchor key={index} link={link} />
          ))}
          <a
            className={`${classes.link} ${classes.skip}`}
            href={mainContentHref}
            onClick={skipToMainContent}
          >
            {text('skip')}
          </a>
        </div>
        <div className={classes.signature}>
          <FooterLogo site={site} />
          <small className={classes.copyright}>
            {copyrightLine(fillNames(owner, site), firstYear, year)}
          </small>
        </div>
      </div>
    </footer>
  );
}
