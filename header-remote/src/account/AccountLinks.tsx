import { formatBadge } from 'mortgage-domain/menus/badge';
import { isAdminSection, type NavigationSection } from 'mortgage-domain/menus/navigationSection';
import { useSessionSelector } from 'session-shared/react';
import { Badge } from '../badges/Badge';
import { selectAccountMenu } from './account';
import type { ShownAccountLink } from './mergeAccountLinks';
import classes from './AccountMenu.module.css';

/** The signed-in visitor's own links, each with those below it (NAV-5, NAV-23, ENT-15). */
export function AccountLinks() {
  const links = useSessionSelector(selectAccountMenu);
  return (
    <ul className={`${classes.list} ${classes.own}`}>
      {links.map((link) => (
        <li key={link.key} className={link.divider ? classes.divided : undefined}>
          <a href={link.href} data-track-label={link.text}>
            {link.text}
            {link.tag && <span className={classes.tag}>{link.tag}</span>}
            <Badge count={link.badge} />
          </a>
          <SubLinks link={link} />
        </li>
      ))}
    </ul>
  );
}

function SubLinks({ link: { text, subLinks } }: { readonly link: ShownAccountLink }) {
  if (subLinks.length === 0) return null;
  return (
    <ul className={classes.sub} aria-label={text}>
      {subLinks.map(({ title, href }, index) => (
        <li key={index}>
          <a href={href}>{title}</a>
        </li>
      ))}
    </ul>
  );
}

/** One section of the server's navigation: a hub, "My account" or the red admin tools (NAV-31 to NAV-37). */
export function AccountSection({ section }: { readonly section: NavigationSection }) {
  const { link, subsections } = section;
  return (
    <div
      className={isAdminSection(section) ? `${classes.section} ${classes.admin}` : classes.section}
    >
      <a className={classes.title} href={link.href}>
        {link.text}
        <Badge count={formatBadge(link.notifications ?? 0)} />
      </a>
      {subsections.map(({ title, links }, index) => (
        <ul key={index} className={classes.list} aria-label={title || link.text}>
          {links.map(({ text, href }, entry) => (
            <li key={entry}>
              <a href={href}>{text}</a>
            </li>
          ))}
        </ul>
      ))}
    </div>
  );
}
