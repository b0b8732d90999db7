import { useEffect, useRef } from 'react';
import { stroke } from 'remote-kit/stroke';
import { AccessDenied, type AccessDeniedProps } from 'session-shared/gate';
import controls from 'design-tokens/controls.module.css';
import classes from './AccessGate.module.css';

interface DeniedProps extends Pick<AccessDeniedProps, 'text' | 'action'> {
  readonly onShown?: (place: HTMLElement) => void;
}

export function Denied({ onShown, ...shown }: DeniedProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (place.current) onShown?.(place.current);
  }, [onShown]);
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
