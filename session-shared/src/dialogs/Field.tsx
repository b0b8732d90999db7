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
}

export function Field({ name, label, hint, error, ...input }: FieldProps) {
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
        <p id={`${id}-error`} className={controls.error} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
