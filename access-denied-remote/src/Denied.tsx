import { useEffect, useLayoutEffect, useRef } from 'react';
import { stroke } from 'remote-kit/stroke';
import { AccessDenied, type AccessDeniedProps } from 'session-shared/gate';
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
      <AccessDenied classes={looks} picture={lock} {...shown} />
    </div>
  );
}

export const looks = {
  screen: classes.screen,
  title: classes.title,
  text: classes.text,
  signIn: `${controls.primary} ${classes.signIn}`,
};

const lock = (
  <svg width="56" height="56" viewBox="-12 -12 48 48" aria-hidden="true">
    <circle cx="12" cy="12" r="24" fill="var(--color-brand-soft)" />
    <path
      d="M5 11h14v9H5Zm3 0V8a4 4 0 0 1 8 0v3m-4 3.5v2"
      {...stroke}
      stroke="var(--color-brand)"
    />
  </svg>
);
