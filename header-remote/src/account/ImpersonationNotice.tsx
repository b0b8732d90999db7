import { useSessionSelector } from 'session-shared/react';
import { keepFocusVisible } from '../notice/keepFocusVisible';
import { text } from '../site/messages';
import { selectImpersonation } from './account';
import acting from './Acting.module.css';
import classes from './Impersonation.module.css';

/**
 * NAV-7: whom an admin acts for, and the way out; at the foot of the window, so that nothing moves. Before the person
 * is known, the style sheet shows it for a visitor who acted for somebody on the previous page (`finish`).
 */
export function ImpersonationNotice() {
  const impersonation = useSessionSelector(selectImpersonation);
  const [before, after] = text('actingAs').split('{who}');
  if (!impersonation) {
    return (
      <aside
        hidden
        className={acting.notice}
        aria-label={text('impersonation')}
      >
        <span>{`${before}${text('otherPerson')}${after}`}</span>
      </aside>
    );
  }
  const { email, zuid, stopHref } = impersonation;
  return (
    <aside
      key="known"
      ref={keepFocusVisible}
      className={`${acting.notice} ${classes.notice}`}
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
