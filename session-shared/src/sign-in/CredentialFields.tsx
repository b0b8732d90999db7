import type { SignInTab } from './SignInTabs';
import classes from './SignInDialog.module.css';

interface CredentialFieldsProps { readonly tab: SignInTab; readonly errors: { readonly email?: string; readonly password?: string } }

/** Email and password, named so that password managers fill the right one. */
export function CredentialFields({ tab, errors }: CredentialFieldsProps) {
  const fields = [
    { name: 'email', label: 'Email', type: 'email', autoComplete: 'username', error: errors.email },
    { name: 'password', label: 'Password', type: 'password', autoComplete: tab === 'signIn' ? 'current-password' : 'new-password', error: errors.password },
  ] as const;
  return fields.map(({ name, label, type, autoComplete, error }) => (
    <div key={name} className={classes.field}>
      <label htmlFor={`sign-in-${name}`}>{label}</label>
      <input id={`sign-in-${name}`} name={name} type={type} autoComplete={autoComplete} autoCapitalize="none" spellCheck={false} required maxLength={255}
        aria-invalid={Boolean(error)} aria-describedby={error ? `sign-in-${name}-error` : undefined} />
      {error && <p id={`sign-in-${name}-error`} className={classes.error} role="alert">{error}</p>}
    </div>
  ));
}
