import type { FooterData } from 'mortgage-domain/footer/footerData';
import { copyrightLine } from 'mortgage-domain/footer/footerContent';
import { mainContentHref } from 'mortgage-domain/links/link';
import { fillNames } from 'mortgage-domain/site/fillNames';
import { useHydratedValue } from 'remote-kit/hydrated-value';
import { Logo, type LogoSizes } from 'remote-kit/logo';
import { useSessionSelector } from 'session-shared/react';
import { selectSite } from 'session-shared/session';
import { AppBadges, FooterAnchor, LinkList, SocialLinks } from './FooterLinks';
import { readFooterPart } from './site/footerPart';
import { text } from './site/messages';
import { useFooterContent } from './useFooterContent';
import { useFooterScript } from './useFooterScript';
import classes from './Footer.module.css';

/** CON-15. */
const logoSizes: LogoSizes = {
  classic: { width: 152, height: 32 },
  refreshed: { width: 80, height: 18 },
};

/**
 * Everything below the page's own content. Source: specification 2.6.
 * @param data parts that the page replaces (ENT-18)
 */
export function Footer({ data }: { readonly data?: FooterData | undefined }) {
  const site = useSessionSelector(selectSite);
  const { owner, firstYear, mark } = readFooterPart();
  const year = useCurrentYear();
  const { links, brands, social, apps, notices, legal, js } = useFooterContent(data);
  const footer = useFooterScript(js);
  return (
    <footer ref={footer} className={classes.footer}>
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
          <a className={`${classes.link} ${classes.skip}`} href={mainContentHref}>
            {text('skip')}
          </a>
        </div>
        <div className={classes.signature}>
          <Logo site={site} sizes={logoSizes} color="currentColor">
            {mark ? <path fillRule="evenodd" d={mark} /> : null}
          </Logo>
          <small className={classes.copyright}>
            {copyrightLine(fillNames(owner, site), firstYear, year)}
          </small>
        </div>
      </div>
    </footer>
  );
}

declare const __BUILD_YEAR__: number | undefined;
const builtIn = typeof __BUILD_YEAR__ === 'undefined' ? new Date().getFullYear() : __BUILD_YEAR__;

/** The year of the build while hydrating, the current one after (FTR-9); an earlier clock is wrong (F31). */
const useCurrentYear = (): number =>
  useHydratedValue(
    () => Math.max(new Date().getFullYear(), builtIn),
    () => builtIn,
  );
