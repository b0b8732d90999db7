import controls from 'design-tokens/controls.module.css';
import classes from '../dialogs/dialog.module.css';
import type { RegistrationState } from '../registration/registration';
import { text } from '../site/messages';
import { CredentialFields } from './CredentialFields';
import type { SignInForm } from './useSignInForm';

interface SignInFieldsProps {
  readonly form: SignInForm;
  readonly registration: RegistrationState;
  /** The professional box is ticked (SGN-9). */
  readonly isForLenders: boolean;
}

export function SignInFields({ form, registration, isForLenders }: SignInFieldsProps) {
  const { tab, errors, isBusy, submit } = form;
  const { email, professional } = registration.inputValues;
  return (
    <form className={classes.form} noValidate onSubmit={(event) => void submit(event)}>
      {errors.form && (
        <p role="alert" className={classes.alert}>
          {errors.form}
        </p>
      )}
      <CredentialFields tab={tab} errors={errors} email={typeof email === 'string' ? email : ''} />
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
      <button type="submit" className={controls.primary} aria-disabled={isBusy}>
        {text(isBusy ? `${tab}.busy` : `${tab}.submit`)}
      </button>
      {tab === 'signIn' && (
        <a className={classes.reset} href={registration.resetPasswordLinkUrl}>
          {text('forgotPassword')}
        </a>
      )}
    </form>
  );
}
