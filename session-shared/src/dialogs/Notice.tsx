import controls from 'design-tokens/controls.module.css';
import { text } from '../site/messages';
import { Dialog } from './Dialog';
import classes from './dialog.module.css';

interface NoticeProps {
  readonly children: string;
  readonly onDone: () => void;
}

export function Notice({ children, onDone }: NoticeProps) {
  return (
    <Dialog title={text('failure.title')} onClose={onDone}>
      <p role="alert" className={classes.alert}>
        {children}
      </p>
      <div className={classes.actions}>
        <button type="button" className={controls.primary} data-first onClick={onDone}>
          {text('ok')}
        </button>
      </div>
    </Dialog>
  );
}
