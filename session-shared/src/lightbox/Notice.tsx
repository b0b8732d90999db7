import controls from 'design-tokens/controls.module.css';
import { Lightbox } from './Lightbox';
import classes from './lightbox.module.css';

/** Says what did not work. */
export function Notice({ text, onDone }: { readonly text: string; readonly onDone: () => void }) {
  return (
    <Lightbox title="That did not work" onClose={onDone}>
      <p role="alert" className={classes.alert}>
        {text}
      </p>
      <button type="button" className={controls.primary} onClick={onDone}>
        OK
      </button>
    </Lightbox>
  );
}
