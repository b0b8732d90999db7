import { useEffect, useState } from 'react';
import { timeoutMs } from '../api/sendRequest';
import { text } from '../site/messages';
import classes from './dialog.module.css';

interface WaitingProps {
  /** The text about what the visitor waits for; undefined if they do not wait. */
  readonly children: string | undefined;
  /** Whether the text is also seen, because no button shows it. */
  readonly isShown?: boolean;
}

/** A call ends after twice this time (API-9). */
const lateMs = timeoutMs / 2;

/** Tells a screen reader what the visitor waits for, and all visitors if it takes long. The region is there before its text, because only a change is read out. */
export function Waiting({ children, isShown = false }: WaitingProps) {
  const isSaid = useLasting(children, 0);
  const isLate = useLasting(children, lateMs);
  const parts = [
    isSaid && (isShown || !isLate) && children,
    isLate && text('late'),
  ];
  return (
    <p
      role="status"
      className={isShown || isLate ? classes.waiting : classes.unseen}
    >
      {parts.filter(Boolean).join(' ')}
    </p>
  );
}

/** Returns true once the text has been there for this time. */
function useLasting(waitingFor: string | undefined, ms: number): boolean {
  const [lasting, setLasting] = useState<string>();
  useEffect(() => {
    const timer = setTimeout(() => setLasting(waitingFor), ms);
    return () => {
      clearTimeout(timer);
      setLasting(undefined);
    };
  }, [waitingFor, ms]);
  return waitingFor !== undefined && lasting === waitingFor;
}
