import controls from 'design-tokens/controls.module.css';
import type { Failure } from '../sign-in/decideAfterSubmission';
import { text } from '../site/messages';
import { Dialog } from './Dialog';
import classes from './dialog.module.css';

interface NoticeProps {
  readonly failure: Failure;
  readonly onDone: () => void;
}

/** Says what did not work. */
export function Notice({ failure, onDone }: NoticeProps) {
  return (
    <Dialog title={text('failure.title')} onClose={onDone}>
      <p role="alert" className={classes.alert}>
        {text(`failure.${failure}`)}
      </p>
      <button type="button" className={controls.primary} onClick={onDone}>
        {text('ok')}
      </button>
    </Dialog>
  );
}
