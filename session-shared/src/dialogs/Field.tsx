import type { InputHTMLAttributes } from 'react';
import controls from 'design-tokens/controls.module.css';
import classes from './dialog.module.css';

interface FieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'name'> {
  readonly name: string;
  readonly label: string;
  readonly error?: string;
}

export function Field({ name, label, error, ...input }: FieldProps) {
  return (
    <div className={classes.field}>
      <label htmlFor={`lightbox-${name}`}>{label}</label>
      <input
        id={`lightbox-${name}`}
        name={name}
        required
        maxLength={255}
        {...input}
        aria-invalid={Boolean(error)}
        aria-describedby={error ? `lightbox-${name}-error` : undefined}
      />
      {error && (
        <p id={`lightbox-${name}-error`} className={controls.error} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
