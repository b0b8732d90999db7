import controls from 'design-tokens/controls.module.css';
import { Dialog } from './Dialog';
import classes from './dialog.module.css';

/** Says what did not work. */
export function Notice({ text, onDone }: { readonly text: string; readonly onDone: () => void }) {
  return (
    <Dialog title="That did not work" onClose={onDone}>
      <p role="alert" className={classes.alert}>
        {text}
      </p>
      <button type="button" className={controls.primary} onClick={onDone}>
        OK
      </button>
    </Dialog>
  );
}
