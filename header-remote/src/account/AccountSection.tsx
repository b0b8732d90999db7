import { formatBadge } from 'mortgage-domain/menus/badge';
import { isAdminSection, type NavigationSection } from 'mortgage-domain/menus/navigationSection';
import { Badge } from '../badges/Badge';
import classes from './AccountMenu.module.css';

/**
 * One section of the server's navigation: a hub, "My account" or the red admin tools (NAV-31 to
 * NAV-37).
 */
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
