import { text } from '../site/messages';
import { Dialog } from './Dialog';
import classes from './dialog.module.css';
import { Alert, FirstButton } from './dialogParts';

interface NoticeProps {
  readonly children: string;
  readonly onDone: () => void;
}

export function Notice({ children, onDone }: NoticeProps) {
  return (
    <Dialog title={text('failure.title')} onClose={onDone}>
      <Alert>{children}</Alert>
      <div className={classes.actions}>
        <FirstButton onClick={onDone}>{text('ok')}</FirstButton>
      </div>
    </Dialog>
  );
}
