import { hasPermissions } from 'mortgage-domain/people/permissions';
import { lenderNavigation } from 'mortgage-domain/lenders/lenderNavigation';
import { useSessionSelector } from 'session-shared/react';
import { selectConfig, selectUser } from 'session-shared/session';
import { text } from '../site/messages';
import { selectIsLenderLoading, selectLender } from './subNavFeature';
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
  // Quotes and Co-marketing have their places from the start: what follows them does not move when they come.
  const links = lenderNavigation({
    zuid,
    lender: isLoading ? { quoteParticipant: true } : lender,
  });
  const isAwaited = (key: string) =>
    isLoading && (key === 'quotes' || key === 'coMarketing');
  return (
    <nav
      className={classes.bar}
      data-collapsed={collapsed}
      aria-label={text('subNav')}
    >
      <ul className={classes.list}>
        {links.map(({ key, href, active }) => (
          <li
            key={key}
            className={isAwaited(key) ? classes.awaited : undefined}
            aria-hidden={isAwaited(key) || undefined}
          >
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
