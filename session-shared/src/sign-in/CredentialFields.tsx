import { text } from '../site/messages';
import { Field } from '../dialogs/Field';
import type { CredentialErrors } from './credentials';
import type { SignInTab } from './SignInTabs';

interface CredentialFieldsProps {
  readonly tab: SignInTab;
  readonly errors: CredentialErrors;
  /** Default values for the fields (STO-5). */
  readonly email: string;
}

/** Email and password, named so that password managers fill the right one. */
export function CredentialFields({ tab, errors, email }: CredentialFieldsProps) {
  return (
    <>
      <Field
        name="email"
        label={text('email')}
        type="email"
        defaultValue={email}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={errors.email}
      />
      <Field
        name="password"
        label={text('password')}
        type="password"
        autoComplete={tab === 'signIn' ? 'current-password' : 'new-password'}
        error={errors.password}
      />
    </>
  );
}
