import type { NavigationLink, NavigationSection } from 'mortgage-domain/menus/navigationSection';
import { toSecureHref } from 'mortgage-domain/site/hostRules';
import type { SiteConfig } from 'mortgage-domain/site/siteConfig';
import { useSessionSelector } from 'session-shared/react';
import { selectSite } from 'session-shared/session';
import classes from './AccountMenu.module.css';

/**
 * One section of the server's navigation: a hub, "My account" or the red admin tools (NAV-31 to
 * NAV-37).
 */
export function AccountSection({
  section: { link, subsections },
}: {
  readonly section: NavigationSection;
}) {
  const site = useSessionSelector(selectSite);
  const isAdmin = link.className?.split(' ').includes('admin') ?? false;
  return (
    <div className={isAdmin ? `${classes.section} ${classes.admin}` : classes.section}>
      <a className={classes.title} href={link.href}>
        {link.text}
      </a>
      {subsections.map(({ title, links }) => (
        <ul key={title} className={classes.list} aria-label={title || link.text}>
          {links.map((entry) => (
            <li key={entry.href + entry.text}>
              <a href={toShownHref(entry, site)}>{entry.text}</a>
            </li>
          ))}
        </ul>
      ))}
    </div>
  );
}

/**
 * OPN-17: the secure flag means an absolute https address, which only a page served by TLS can
 * promise.
 */
function toShownHref({ href, secure }: NavigationLink, site: SiteConfig): string {
  return secure && window.location.protocol === 'https:'
    ? (toSecureHref(href, site) ?? href)
    : href;
}
