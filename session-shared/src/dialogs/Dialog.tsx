import {
  useEffect,
  useEffectEvent,
  useRef,
  type ReactNode,
  type RefObject,
} from 'react';
import { attempt } from 'embed/attempt';
import { text } from '../site/messages';
import classes from './dialog.module.css';

interface DialogProps {
  readonly title: string;
  /** Escape, the close button, or the page removed it. */
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A native modal dialog: focus goes in, stays in, and goes back to where it was. */
export function Dialog({ title, onClose, children }: DialogProps) {
  const dialog = useShownDialog(onClose);
  return (
    <dialog
      ref={dialog}
      className={classes.dialog}
      aria-labelledby="lightbox-title"
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
      {children}
    </dialog>
  );
}

function useShownDialog(
  onClose: () => void,
): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  const closed = useEffectEvent(onClose);
  useEffect(() => {
    const shown = dialog.current;
    // The page may have removed it before it could be shown.
    if (!shown?.isConnected) {
      closed();
      return undefined;
    }
    const opener = deepActiveElement(document);
    shown.showModal();
    // Fields come before the button that closes.
    shown.querySelector<HTMLElement>('input, [data-first]')?.focus();
    // A browser sends `close` a frame late, and none for a dialog that the page removes, alone or with its body.
    const watch = new MutationObserver(() => {
      if (shown.isConnected && shown.open) {
        return;
      }
      watch.disconnect();
      if (attempt(() => shown.matches(':modal'))) {
        // The page removed only the attribute, which leaves the page inert.
        shown.open = true;
        shown.close();
      }
      closed();
    });
    watch.observe(document, { childList: true, subtree: true });
    watch.observe(shown, { attributeFilter: ['open'] });
    return () => {
      watch.disconnect();
      opener?.focus({ preventScroll: true });
    };
  }, []);
  return dialog;
}

/** The focused element, inside open shadow roots too. */
function deepActiveElement(
  document: Document,
): HTMLElement | SVGElement | undefined {
  let active = document.activeElement;
  while (active?.shadowRoot?.activeElement) {
    active = active.shadowRoot.activeElement;
  }
  return active instanceof HTMLElement || active instanceof SVGElement
    ? active
    : undefined;
}
