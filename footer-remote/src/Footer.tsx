import type { FooterData } from 'mortgage-domain/footer/footerData';
import { mainContentHref } from 'mortgage-domain/links/link';
import { fillNames } from 'mortgage-domain/site/fillNames';
import { Logo, type LogoSizes } from 'remote-kit/logo';
import { useSessionSelector } from 'session-shared/react';
import { selectSite } from 'session-shared/session';
import { AppBadges, FooterAnchor, LinkList, SocialLinks } from './FooterLinks';
import { readFooterPart } from './site/footerPart';
import { text } from './site/messages';
import { useFooterContent } from './content/useFooterContent';
import classes from './Footer.module.css';

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
  const { links, brands, social, apps, notices, legal } =
    useFooterContent(data);
  return (
    <footer className={classes.footer}>
      <div className={classes.inner}>
        <div className={classes.columns}>
          <LinkList name={text('company')} links={links} />
          <LinkList name={text('brands')} links={brands} />
          {social.length + apps.length > 0 && (
            <div>
              <p className={classes.title}>{text('stayInTouch')}</p>
              <SocialLinks links={social} />
              <AppBadges links={apps} />
            </div>
          )}
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
          >
            {text('skip')}
          </a>
        </div>
        <div className={classes.signature}>
          <Logo site={site} sizes={logoSizes} color="currentColor">
            {mark ? <path fillRule="evenodd" d={mark} /> : null}
          </Logo>
          <small className={classes.copyright}>
            {`© ${firstYear}-`}
            <span data-year="" suppressHydrationWarning>
              {builtIn}
            </span>
            {` ${fillNames(owner, site)}`}
          </small>
        </div>
      </div>
    </footer>
  );
}

declare const __BUILD_YEAR__: number | undefined;
/** `finish` sets the current year (FTR-9). */
const builtIn =
  typeof __BUILD_YEAR__ === 'undefined'
    ? new Date().getFullYear()
    : __BUILD_YEAR__;
