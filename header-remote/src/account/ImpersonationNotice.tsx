import { useEffect, useRef } from 'react';
import { useSessionSelector } from 'session-shared/react';
import { text } from '../site/messages';
import { selectImpersonation } from './account';
import classes from './Impersonation.module.css';

/** NAV-7: whom an admin acts for, and the way out; at the foot of the window, so that nothing moves. */
export function ImpersonationNotice() {
  const impersonation = useSessionSelector(selectImpersonation);
  const notice = useRef<HTMLElement>(null);
  const isShown = impersonation !== undefined;
  useEffect(() => (isShown ? keepFocusVisible(notice) : undefined), [isShown]);
  if (!impersonation) return null;
  const { email, zuid, stopHref } = impersonation;
  const [before, after] = text('actingAs').split('{who}');
  return (
    <aside ref={notice} className={classes.notice} aria-label={text('impersonation')}>
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

/** The notice goes to the top while it would cover what has the focus (WCAG 2.4.11). Gives the function that ends this. */
function keepFocusVisible({ current: notice }: { readonly current: HTMLElement | null }) {
  const onFocusIn = (event: Event): void => {
    const [focused] = event.composedPath();
    // The browser scrolls to the focus first.
    requestAnimationFrame(() => {
      if (!notice || !(focused instanceof HTMLElement) || notice.contains(focused)) return;
      notice.removeAttribute('data-at-top');
      const [own, other] = [notice.getBoundingClientRect(), focused.getBoundingClientRect()];
      notice.toggleAttribute('data-at-top', own.top < other.bottom && other.top < own.bottom);
    });
  };
  document.addEventListener('focusin', onFocusIn);
  return () => document.removeEventListener('focusin', onFocusIn);
}
