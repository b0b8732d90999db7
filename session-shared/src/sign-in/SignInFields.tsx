import controls from 'design-tokens/controls.module.css';
import classes from '../dialogs/dialog.module.css';
import { CredentialFields } from './CredentialFields';
import type { SignInTab } from './SignInTabs';
import type { SignInForm } from './useSignInForm';

const submitTexts: Readonly<Record<SignInTab, { idle: string; sending: string }>> = {
  signIn: { idle: 'Sign in', sending: 'Signing in…' },
  register: { idle: 'Create account', sending: 'Creating account…' },
};

interface SignInFieldsProps {
  readonly form: SignInForm;
  readonly resetPasswordHref: string;
  /** Whether registration asks for it, and whether it is ticked beforehand (SGN-6, SGN-9). */
  readonly professional: 'none' | 'open' | 'ticked';
}

export function SignInFields({ form, resetPasswordHref, professional }: SignInFieldsProps) {
  const { tab, errors, isSending, submit } = form;
  const texts = submitTexts[tab];
  return (
    <form id="sign-in-form" className={classes.form} noValidate onSubmit={submit}>
      {errors.form && (
        <p role="alert" className={classes.alert}>
          {errors.form}
        </p>
      )}
      <CredentialFields tab={tab} errors={errors} />
      {tab === 'register' && professional !== 'none' && (
        <label className={classes.check}>
          <input type="checkbox" name="professional" defaultChecked={professional === 'ticked'} /> I
          am a real estate or mortgage professional
        </label>
      )}
      <button type="submit" className={controls.primary} aria-disabled={isSending}>
        {isSending ? texts.sending : texts.idle}
      </button>
      {tab === 'signIn' && (
        <a className={classes.reset} href={resetPasswordHref}>
          Forgot your password?
        </a>
      )}
    </form>
  );
}
