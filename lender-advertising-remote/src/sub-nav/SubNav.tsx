import { hasPermissions } from 'mortgage-domain/people/permissions';
import { lenderNavigation } from 'mortgage-domain/lenders/lenderNavigation';
import { useSessionSelector } from 'session-shared/react';
import { selectConfig, selectUser } from 'session-shared/session';
import { text } from '../site/messages';
import {
  selectIsLenderLate,
  selectIsLenderLoading,
  selectLender,
} from './subNavFeature';
import classes from './SubNav.module.css';

/**
 * LAP-15, LAP-16: for signed-in lenders and those who may see unencoded ids; else an empty place of the same height.
 * `collapsed`: the spacer has no height and the bar overlaps the hero (OPN-83); undefined: decided by the screen.
 */
export function SubNav({ collapsed }: { readonly collapsed?: boolean }) {
  const user = useSessionSelector(selectUser);
  const { zuid } = useSessionSelector(selectConfig);
  const lender = useSessionSelector(selectLender);
  const isLoading = useSessionSelector(selectIsLenderLoading);
  const isLate = useSessionSelector(selectIsLenderLate);
  const shown =
    user !== undefined &&
    (Boolean(user.lenderId) || hasPermissions(user, ['ViewUnencodedIds']));
  if (!shown) {
    return (
      <div
        className={classes.spacer}
        data-collapsed={collapsed}
        data-testid="sub-nav-spacer"
      />
    );
  }
  const links = lenderNavigation({ zuid, lender });
  const isLast = (key: string) =>
    isLate && (key === 'quotes' || key === 'coMarketing');
  return (
    <nav
      className={classes.bar}
      data-collapsed={collapsed}
      aria-label={text('subNav')}
    >
      {/* All at once; entries that come later than a second are drawn at the end, where they move no other. */}
      <ul className={classes.list} hidden={isLoading}>
        {links.map(({ key, href, active }) => (
          <li key={key} className={isLast(key) ? classes.last : undefined}>
            <a
              className={classes.link}
              href={href}
              aria-current={active ? 'page' : undefined}
            >
              {text(`nav.${key}`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
