import { useEffect, useRef, type ReactNode } from 'react';
import { text } from '../site/messages';
import classes from './dialog.module.css';

interface DialogProps {
  readonly title: string;
  /** Escape, the close button, or the page took it away. */
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A native modal dialog: focus goes in, stays in, and goes back to where it was. */
export function Dialog({ title, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const opener = deepActiveElement(document);
    dialog.current?.showModal();
    // What there is to fill in comes before the button that closes.
    dialog.current?.querySelector<HTMLElement>('input, [data-first]')?.focus();
    return () => opener?.focus({ preventScroll: true });
  }, []);

  return (
    <dialog
      ref={dialog}
      className={classes.dialog}
      aria-labelledby="lightbox-title"
      onClose={onClose}
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

/** The focused element, inside open shadow roots too. */
function deepActiveElement(document: Document): HTMLElement | SVGElement | undefined {
  let active = document.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  return active instanceof HTMLElement || active instanceof SVGElement ? active : undefined;
}
