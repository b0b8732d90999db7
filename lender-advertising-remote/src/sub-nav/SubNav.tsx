import { hasPermissions } from 'mortgage-domain/permissions';
import { lenderNavigation } from 'mortgage-domain/lenderLinks';
import { useSessionSelector } from 'session-shared/react';
import { selectConfig, selectUser } from 'session-shared/session';
import { selectLender } from './subNavFeature';
import classes from './SubNav.module.css';

/** LAP-15, LAP-16: for signed-in lenders and those who may see unencoded ids; else an empty place of the same height. */
export function SubNav() {
  const user = useSessionSelector(selectUser);
  const { zuid } = useSessionSelector(selectConfig);
  const lender = useSessionSelector(selectLender);
  const shown = user !== undefined && (user.lenderId !== undefined || hasPermissions(user, ['ViewUnencodedIds']));
  if (!shown) return <div className={classes.spacer} data-testid="sub-nav-spacer" />;
  return (
    <nav className={classes.bar} aria-label="Lender">
      <ul className={classes.list}>
        {lenderNavigation({ zuid, lender }).map(({ text, href, active }) => (
          <li key={text}><a className={classes.link} href={href} aria-current={active ? 'page' : undefined}>{text}</a></li>
        ))}
      </ul>
    </nav>
  );
}
