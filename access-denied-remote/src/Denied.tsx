import { useEffect, useRef } from 'react';
import { AccessDenied } from 'session-shared/gate';
import controls from 'design-tokens/controls.module.css';
import { Lock } from './Lock';
import classes from './AccessGate.module.css';

interface DeniedProps {
  readonly text?: string;
  /** What had the focus has gone with the region: the next press of Tab begins here. */
  readonly takesFocus?: boolean;
  readonly onShown?: () => void;
}

/** The Access Denied screen in the looks of the remotes. */
export function Denied({ text, takesFocus = false, onShown }: DeniedProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => onShown?.(), [onShown]);
  useEffect(() => {
    if (takesFocus) place.current?.focus();
  }, [takesFocus]);
  return (
    <div ref={place} className={classes.denied} tabIndex={-1}>
      <AccessDenied classes={looks} picture={<Lock />} text={text} />
    </div>
  );
}

const looks = {
  screen: classes.screen,
  title: classes.title,
  text: classes.text,
  signIn: `${controls.primary} ${classes.signIn}`,
};
