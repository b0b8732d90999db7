import { text } from '../site/messages';
import { Dialog } from './Dialog';
import classes from './dialog.module.css';
import { FirstButton } from './dialogParts';

interface NoticeProps {
  readonly children: string;
  readonly onDone: (answer?: 'again') => void;
}

/** A failure, and a way to try again. */
export function Notice({ children, onDone }: NoticeProps) {
  return (
    <Dialog
      title={text('failure.title')}
      description={children}
      tone="alert"
      onClose={() => onDone()}
    >
      <div className={classes.actions}>
        <FirstButton onClick={() => onDone('again')}>
          {text('tryAgain')}
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
