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
