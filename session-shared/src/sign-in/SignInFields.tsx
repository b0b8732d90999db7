import controls from 'design-tokens/controls.module.css';
import classes from '../dialogs/dialog.module.css';
import type { RegistrationState } from '../registration/registration';
import { CredentialFields } from './CredentialFields';
import type { SignInTab } from './SignInTabs';
import type { SignInForm } from './useSignInForm';

const submitTexts: Readonly<Record<SignInTab, { submit: string; busy: string }>> = {
  signIn: { submit: 'Sign in', busy: 'Signing in…' },
  register: { submit: 'Create account', busy: 'Creating account…' },
};

interface SignInFieldsProps {
  readonly form: SignInForm;
  readonly registration: RegistrationState;
  /** The professional box is ticked (SGN-9). */
  readonly isForLenders: boolean;
}

export function SignInFields({ form, registration, isForLenders }: SignInFieldsProps) {
  const { tab, errors, isBusy, submit } = form;
  const texts = submitTexts[tab];
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
          I am a real estate or mortgage professional
        </label>
      )}
      <button type="submit" className={controls.primary} aria-disabled={isBusy}>
        {isBusy ? texts.busy : texts.submit}
      </button>
      {tab === 'signIn' && (
        <a className={classes.reset} href={registration.resetPasswordLinkUrl}>
          Forgot your password?
        </a>
      )}
    </form>
  );
}
