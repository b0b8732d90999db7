import { useEffect, useLayoutEffect, useRef } from 'react';
import { stroke } from 'remote-kit/stroke';
import { AccessDenied, type AccessDeniedProps } from 'session-shared/gate';
import { useSessionSelector } from 'session-shared/react';
import { selectUser } from 'session-shared/session';
import { findWayBack } from './findWayBack';
import { text } from './messages';
import controls from 'design-tokens/controls.module.css';
import type { FocusRelay } from './relayFocus';
import classes from './AccessGate.module.css';

interface DeniedProps extends Pick<AccessDeniedProps, 'text' | 'action'> {
  readonly focus: FocusRelay;
  readonly onShown?: () => void;
}

export function Denied({ focus, onShown, ...shown }: DeniedProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (place.current) {
      focus.arrive(place.current);
    }
    onShown?.();
  }, [focus, onShown]);
  // A layout effect ends while the element is still in the document.
  useLayoutEffect(() => {
    const element = place.current;
    return () => {
      if (element?.matches(':focus-within')) {
        focus.leave();
      }
    };
  }, [focus]);
  return (
    <div ref={place} className={classes.denied} tabIndex={-1}>
      <AccessDenied
        classes={looks}
        picture={lock}
        more={<Onwards isOwn={shown.text !== undefined} />}
        {...shown}
      />
    </div>
  );
}

/** Which account was refused, and the way back. `isOwn`: the account has access, so it is not the reason. */
function Onwards({ isOwn }: { readonly isOwn: boolean }) {
  const { emailAddress } = useSessionSelector(selectUser) ?? {};
  const back = findWayBack(document, window.location);
  return (
    <>
      {emailAddress && !isOwn && (
        <p className={classes.account}>
          {text('signedInAs', { emailAddress })}
        </p>
      )}
      {back && (
        <a className={classes.quiet} href={back}>
          {text('back')}
        </a>
      )}
    </>
  );
}

export const looks = {
  screen: classes.screen,
  title: classes.title,
  text: classes.text,
  signIn: `${controls.primary} ${classes.signIn}`,
};

export const lock = (
  <svg width="56" height="56" viewBox="-12 -12 48 48" aria-hidden="true">
    <circle cx="12" cy="12" r="24" fill="var(--color-brand-soft)" />
    <path
      d="M5 11h14v9H5Zm3 0V8a4 4 0 0 1 8 0v3m-4 3.5v2"
      {...stroke}
      stroke="var(--color-brand)"
    />
  </svg>
);
