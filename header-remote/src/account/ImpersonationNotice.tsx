import { useSessionSelector } from 'session-shared/react';
import { keepFocusVisible } from '../notice/keepFocusVisible';
import { text } from '../site/messages';
import { selectImpersonation } from './account';
import classes from './Impersonation.module.css';

/** NAV-7: whom an admin acts for, and the way out; at the foot of the window, so that nothing moves. */
export function ImpersonationNotice() {
  const impersonation = useSessionSelector(selectImpersonation);
  if (!impersonation) {
    return null;
  }
  const { email, zuid, stopHref } = impersonation;
  const [before, after] = text('actingAs').split('{who}');
  return (
    <aside
      ref={keepFocusVisible}
      className={classes.notice}
      aria-label={text('impersonation')}
    >
      <span>
        {before}
        <strong>{email || zuid || text('otherPerson')}</strong>
        {after}
      </span>
      {stopHref && (
        <a className={classes.stop} href={stopHref}>
          {text('stopImpersonating')}
        </a>
      )}
    </aside>
  );
}
