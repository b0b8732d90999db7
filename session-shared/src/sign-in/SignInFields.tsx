import { passwordLength } from 'mortgage-domain/people/credentials';
import classes from '../dialogs/dialog.module.css';
import { DialogForm } from '../dialogs/DialogForm';
import { Alert } from '../dialogs/dialogParts';
import { Field } from '../dialogs/Field';
import type { RegistrationState } from '../registration/registration';
import { text } from '../site/messages';
import type { SignInForm } from './useSignInForm';

interface SignInFieldsProps {
  readonly form: SignInForm;
  readonly registration: RegistrationState;
  readonly isForLenders: boolean;
}

/** Email and password are named so that password managers fill the right one. */
export function SignInFields({
  form,
  registration,
  isForLenders,
}: SignInFieldsProps) {
  const { tab, errors, liveField, isBusy, submit } = form;
  const { email, professional } = registration.inputValues;
  return (
    <DialogForm
      onSubmit={(sent) => void submit(sent)}
      label={text(`${tab}.submit`)}
      busyLabel={isBusy ? text(`${tab}.busy`) : undefined}
      after={
        tab === 'signIn' && (
          <a className={classes.reset} href={registration.resetPasswordLinkUrl}>
            {text('forgotPassword')}
          </a>
        )
      }
    >
      {errors.form && <Alert>{errors.form}</Alert>}
      <Field
        name="email"
        label={text('email')}
        type="email"
        defaultValue={typeof email === 'string' ? email : ''}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={errors.email}
        isLive={liveField === 'email'}
      />
      <Field
        name="password"
        label={text('password')}
        type="password"
        autoComplete={tab === 'signIn' ? 'current-password' : 'new-password'}
        hint={
          tab === 'register' ? text('passwordHint', passwordLength) : undefined
        }
        error={errors.password}
        isLive={liveField === 'password'}
      />
      {tab === 'register' && registration.uiConfig.showProRegCheckbox && (
        <label className={classes.check}>
          <input
            type="checkbox"
            name="professional"
            defaultChecked={isForLenders || professional === true}
          />{' '}
          {text('professional')}
        </label>
      )}
    </DialogForm>
  );
}
