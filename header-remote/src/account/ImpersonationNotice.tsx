import { useSessionSelector } from 'session-shared/react';
import { selectImpersonation } from './account';
import classes from './Impersonation.module.css';

/**
 * NAV-7: whom an admin acts for, and the way out; at the foot of the window, so that nothing on the
 * page moves.
 */
export function ImpersonationNotice() {
  const impersonation = useSessionSelector(selectImpersonation);
  if (!impersonation) return null;
  const { email, zuid, stopHref } = impersonation;
  return (
    <aside className={classes.notice} aria-label="Impersonation">
      <span>
        You are acting as <strong>{email || zuid}</strong>
      </span>
      <a className={classes.stop} href={stopHref}>
        Stop impersonating
      </a>
    </aside>
  );
}
