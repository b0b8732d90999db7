import { useSessionSelector } from 'session-shared/react';
import { selectAccountMenu } from './account';
import type { ShownAccountLink } from './mergeAccountLinks';
import classes from './AccountMenu.module.css';

/** The signed-in visitor's own links (NAV-5, NAV-23). */
export function AccountLinks() {
  const links = useSessionSelector(selectAccountMenu);
  return (
    <ul className={`${classes.list} ${classes.own}`}>
      {links.map((link) => (
        <li key={link.key} className={link.divider ? classes.divided : undefined}>
          <AccountEntry link={link} />
        </li>
      ))}
    </ul>
  );
}

function AccountEntry({ link: { text, href, badge, tag } }: { readonly link: ShownAccountLink }) {
  return (
    <a href={href} data-track-label={text}>
      {text}
      {tag && <span className={classes.tag}>{tag}</span>}
      {badge && (
        <span className={classes.badge}>
          {badge}
          <span className={classes.hidden}> new</span>
        </span>
      )}
    </a>
  );
}
