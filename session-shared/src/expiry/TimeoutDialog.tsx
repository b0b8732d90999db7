import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { Dialog } from '../dialogs/Dialog';
import classes from '../dialogs/dialog.module.css';
import { Alert, FirstButton } from '../dialogs/dialogParts';
import { Waiting } from '../dialogs/Waiting';
import { text } from '../site/messages';
import type { UserLookup } from '../visitor/userLookup';
import { selectEndsAt, selectLoggedIn } from '../visitor/visitor';

/** How the dialog ends: the visitor stays, signs out, must sign in again, or the time runs out. */
export type TimeoutAnswer = 'settled' | 'ranOut' | 'signIn';

interface TimeoutDialogProps {
  /** Calls the server, which extends a session that is there. */
  readonly lookUp: () => Promise<UserLookup>;
  readonly signOut: () => Promise<void>;
  readonly onDone: (answer: TimeoutAnswer) => void;
}

type Trial = 'none' | 'running' | 'failed' | 'atItsEnd';

const tickMs = 500;

/** Warns in time and extends the session with one button (WCAG 2.2.1). Closing the dialog extends it, too. */
export function TimeoutDialog({ lookUp, signOut, onDone }: TimeoutDialogProps) {
  const endsAt = useSelector(selectEndsAt);
  const [firstEnd] = useState(endsAt);
  const leftMs = useTimeLeft(endsAt);
  const [trial, setTrial] = useState<Trial>('none');
  const isOver = leftMs <= 0;

  useEffect(() => {
    // Another tab may be the first to find that the time is up.
    const isLeft = endsAt === undefined && isProlonged(Date.now(), firstEnd);
    if (isLeft || isProlonged(firstEnd, endsAt)) {
      onDone('settled');
    } else if (isOver) {
      onDone('ranOut');
    }
  }, [endsAt, firstEnd, isOver, onDone]);

  const stay = async () => {
    setTrial('running');
    const { status } = await lookUp();
    setTrial(status === 'unknown' ? 'failed' : 'atItsEnd');
  };
  const { key, count } = decideNotice(leftMs);
  const isAtItsEnd = trial === 'atItsEnd';
  return (
    <Dialog
      title={text(key, { count })}
      description={text(isAtItsEnd ? 'timeout.atItsEnd' : 'timeout.text')}
      onClose={() => void stay()}
    >
      {trial === 'failed' && <Alert>{text('failure.connection')}</Alert>}
      <div className={classes.actions}>
        <FirstButton
          aria-disabled={trial === 'running'}
          onClick={() => (isAtItsEnd ? onDone('signIn') : void stay())}
        >
          {text(isAtItsEnd ? 'timeout.signIn' : 'timeout.stay')}
        </FirstButton>
        <button
          type="button"
          className={classes.quiet}
          onClick={() => void signOut()}
        >
          {text('timeout.signOut')}
        </button>
      </div>
      <Waiting isShown>
        {trial === 'running' ? text('timeout.busy') : undefined}
      </Waiting>
    </Dialog>
  );
}

/** The text for the remaining time. It changes rarely, so that screen readers stay quiet. */
const steps = [
  { seconds: 10, key: 'timeout.seconds', count: 10 },
  { seconds: 30, key: 'timeout.seconds', count: 30 },
  { seconds: 60, key: 'timeout.minutes', count: 1 },
  { seconds: Infinity, key: 'timeout.minutes', count: 2 },
] as const;

const decideNotice = (leftMs: number) =>
  steps.find(({ seconds }) => leftMs <= seconds * 1000) ?? steps[0];

/** The server counts in whole seconds, and its answer takes time, so the same end differs by some milliseconds. */
const toleranceMs = 2000;
export const isProlonged = (endedAt = 0, endsAt = 0): boolean =>
  endsAt > endedAt + toleranceMs;

function useTimeLeft(endsAt = 0): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), tickMs);
    return () => clearInterval(timer);
  }, []);
  return endsAt - now;
}

/** Explains to the visitor why they are signed out, and how to continue. */
export function TimeoutNotice({
  onDone,
}: {
  readonly onDone: (answer?: 'signIn') => void;
}) {
  // Another tab may have signed in again.
  const isIn = useSelector(selectLoggedIn);
  useEffect(() => {
    if (isIn) {
      onDone();
    }
  }, [isIn, onDone]);
  return (
    <Dialog
      title={text('timeout.ended')}
      description={text('timeout.endedText')}
      onClose={() => onDone()}
    >
      <div className={classes.actions}>
        <FirstButton onClick={() => onDone('signIn')}>
          {text('timeout.signIn')}
        </FirstButton>
        <button
          type="button"
          className={classes.quiet}
          onClick={() => onDone()}
        >
          {text('close')}
        </button>
      </div>
    </Dialog>
  );
}
