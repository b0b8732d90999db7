import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react';
import { text } from '../site/messages';
import { deepActiveElement } from './deepActiveElement';
import classes from './dialog.module.css';
import { keepShown } from './keepShown';

interface DialogProps {
  readonly title: string;
  /** Escape, the close button, or the page removed it. */
  readonly onClose: () => void;
  /** Read out after the title when the dialog opens. */
  readonly description?: string | undefined;
  readonly tone?: 'text' | 'note' | 'alert';
  readonly children?: ReactNode;
}

/** A native modal dialog: focus goes in, stays in, and goes back to where it was. */
export function Dialog({
  title,
  onClose,
  description,
  tone = 'text',
  children,
}: DialogProps) {
  const dialog = useShownDialog(onClose);
  return (
    <dialog
      ref={dialog}
      className={classes.dialog}
      aria-labelledby="lightbox-title"
      aria-describedby={description && 'lightbox-text'}
    >
      <button
        type="button"
        className={classes.close}
        aria-label={text('close')}
        onClick={() => dialog.current?.close()}
      >
        <svg width="24" height="24" viewBox="0 0 24 24" aria-hidden="true">
          <path
            d="M6 6l12 12M18 6 6 18"
            stroke="currentColor"
            strokeWidth="2"
            strokeLinecap="round"
          />
        </svg>
      </button>
      <h2 id="lightbox-title" className={classes.title} aria-live="polite">
        {title}
      </h2>
      {description && (
        <p id="lightbox-text" className={classes[tone]} aria-live="polite">
          {description}
        </p>
      )}
      {children}
    </dialog>
  );
}

function useShownDialog(
  onClose: () => void,
): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isLost, setLost] = useState(false);
  const closed = useEffectEvent(onClose);
  useEffect(() => {
    const shown = dialog.current;
    if (!shown) {
      return undefined;
    }
    const opener = deepActiveElement(document);
    const stop = keepShown(shown, {
      closed: () => closed(),
      lost: () => setLost(true),
    });
    return () => {
      stop();
      opener?.focus({ preventScroll: true });
    };
  }, []);
  if (isLost) {
    // `showDialog` rejects with it; the sign-in page opens instead.
    throw new Error('The page keeps the dialog out of sight.');
  }
  return dialog;
}
