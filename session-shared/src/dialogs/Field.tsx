import type { InputHTMLAttributes } from 'react';
import controls from 'design-tokens/controls.module.css';
import classes from './dialog.module.css';

interface FieldProps extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'name'
> {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly error?: string;
  /** Whether the error is read out when it appears; else it is read with the field. */
  readonly isLive?: boolean;
}

export function Field({
  name,
  label,
  hint,
  error,
  isLive,
  ...input
}: FieldProps) {
  const id = `lightbox-${name}`;
  return (
    <div className={classes.field}>
      <label htmlFor={id}>{label}</label>
      {hint && <small id={`${id}-hint`}>{hint}</small>}
      <input
        id={id}
        name={name}
        required
        maxLength={255}
        {...input}
        aria-invalid={Boolean(error)}
        aria-describedby={error ? `${id}-error` : hint && `${id}-hint`}
      />
      {error && (
        <p
          id={`${id}-error`}
          className={controls.error}
          role={isLive ? 'alert' : undefined}
        >
          {error}
        </p>
      )}
    </div>
  );
}
