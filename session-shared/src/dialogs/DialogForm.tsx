import {
  useRef,
  type MouseEvent,
  type ReactNode,
  type SubmitEvent,
} from 'react';
import controls from 'design-tokens/controls.module.css';
import classes from './dialog.module.css';
import { Waiting } from './Waiting';

interface DialogFormProps {
  readonly onSubmit: (form: HTMLFormElement) => void;
  /** Text of the button. */
  readonly label: string;
  /** Its text while the visitor waits. */
  readonly busyLabel?: string | undefined;
  readonly children: ReactNode;
  /** Follows the button. */
  readonly after?: ReactNode;
}

/** A form whose content never leaves by the browser's own submission, and which needs none. */
export function DialogForm({
  onSubmit,
  label,
  busyLabel,
  children,
  after,
}: DialogFormProps) {
  const isSubmitted = useRef(false);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // A host page that wraps everything in a form, or listens for submits, must not receive ours.
    event.stopPropagation();
    isSubmitted.current = true;
    onSubmit(event.currentTarget);
  };

  // A frame without `allow-forms` ends a submission before its event.
  const submitInSandbox = (event: MouseEvent<HTMLButtonElement>) => {
    const { nativeEvent } = event;
    const { form } = event.currentTarget;
    isSubmitted.current = false;
    setTimeout(() => {
      if (form && !isSubmitted.current && !nativeEvent.defaultPrevented) {
        onSubmit(form);
      }
    });
  };

  return (
    <form className={classes.form} noValidate onSubmit={submit}>
      {children}
      <button
        type="submit"
        className={`${controls.primary} ${busyLabel ? classes.busy : ''}`}
        aria-disabled={busyLabel !== undefined}
        onClick={submitInSandbox}
      >
        {busyLabel ?? label}
      </button>
      <Waiting>{busyLabel}</Waiting>
      {after}
    </form>
  );
}
