import controls from 'design-tokens/controls.module.css';
import { Dialog } from '../dialogs/Dialog';
import classes from '../dialogs/dialog.module.css';
import { text } from '../site/messages';

interface TimeoutNoticeProps {
  readonly onDone: (answer?: 'signIn') => void;
}

/** Explains to the visitor why they are signed out, and how to continue. */
export function TimeoutNotice({ onDone }: TimeoutNoticeProps) {
  return (
    <Dialog title={text('timeout.ended')} onClose={() => onDone()}>
      <p className={classes.text}>{text('timeout.endedText')}</p>
      <div className={classes.actions}>
        <button
          type="button"
          data-first
          className={controls.primary}
          onClick={() => onDone('signIn')}
        >
          {text('timeout.signIn')}
        </button>
        <button type="button" className={classes.quiet} onClick={() => onDone()}>
          {text('close')}
        </button>
      </div>
    </Dialog>
  );
}
