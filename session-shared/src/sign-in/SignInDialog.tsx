import { useEffect, useState, type SubmitEvent } from 'react';
import controls from 'design-tokens/controls.module.css';
import { focusFirstError } from '../lightbox/focusFirstError';
import { Lightbox } from '../lightbox/Lightbox';
import classes from '../lightbox/lightbox.module.css';
import { keepsCookies } from '../session/storage';
import { useSession, useSessionSelector } from '../react';
import { selectRegistration } from '../state/selectors';
import { CredentialFields } from './CredentialFields';
import {
  decideAfterSubmission,
  failureTextOf,
  signInMessages,
  validateCredentials,
} from './decideSubmission';
import { sendRegistration, sendSignIn, type SignInResult } from './sendSignIn';
import { SignInTabs, type SignInTab } from './SignInTabs';

const submitTexts: Readonly<Record<SignInTab, { submit: string; busy: string }>> = {
  signIn: { submit: 'Sign in', busy: 'Signing in…' },
  register: { submit: 'Create account', busy: 'Creating account…' },
};
/** The pre-login entry of lenders: their wording, and the professional box ticked (SGN-9, OPN-37). */
const lenderEntry = 'upsell/lender-onboard';

interface SignInDialogProps {
  readonly firstTab: SignInTab;
  readonly onDone: (result?: SignInResult) => void;
}

export function SignInDialog({ firstTab, onDone }: SignInDialogProps) {
  const { api, track } = useSession();
  const { uiConfig, path, resetPasswordLinkUrl, showLightbox } =
    useSessionSelector(selectRegistration);
  const [tab, setTab] = useState(firstTab);
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<{ email?: string; password?: string; form?: string }>({});
  const [cookiesOff] = useState(() => !keepsCookies(window));
  const texts = submitTexts[tab];
  const forLenders = path === lenderEntry;

  // STO-6: hidden by its action, whoever dispatched it.
  useEffect(() => {
    if (!showLightbox) onDone();
  }, [showLightbox, onDone]);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // A host page that wraps everything in a form, or listens for submits, must not see ours.
    event.stopPropagation();
    const form = event.currentTarget;
    const data = new FormData(form);
    const credentials = {
      email: String(data.get('email') ?? '').trim(),
      password: String(data.get('password') ?? ''),
    };
    const found = validateCredentials(credentials);
    setErrors(found);
    focusFirstError(form, found);
    if (busy || found.email || found.password) return;
    track({ category: 'Sign in', action: tab, label: uiConfig.gaLabel });
    setBusy(true);
    const result = await (
      tab === 'signIn'
        ? sendSignIn(api, credentials)
        : sendRegistration(api, credentials, data.has('professional'))
    ).catch(() => undefined);
    setBusy(false);
    // The security check was closed: what was typed stays.
    if (!result) return;
    if (decideAfterSubmission(result) === 'stay')
      setErrors({ form: signInMessages.badCredentials });
    else onDone(result.ok ? result.value : { failure: failureTextOf(result.error) });
  };

  return (
    <Lightbox
      title={forLenders ? 'Welcome, lenders' : uiConfig.headerText}
      onClose={() => onDone()}
    >
      {cookiesOff && (
        <p role="alert" className={classes.note}>
          {signInMessages.cookiesOff}
        </p>
      )}
      {uiConfig.showTabs && (
        <SignInTabs
          tab={tab}
          onChange={(next) => {
            setTab(next);
            setErrors({});
          }}
        />
      )}
      {!uiConfig.disableEmailForm && (
        <form
          id="sign-in-form"
          className={classes.form}
          noValidate
          onSubmit={(event) => void submit(event)}
        >
          {errors.form && (
            <p role="alert" className={classes.alert}>
              {errors.form}
            </p>
          )}
          <CredentialFields tab={tab} errors={errors} />
          {tab === 'register' && uiConfig.showProRegCheckbox && (
            <label className={classes.check}>
              <input type="checkbox" name="professional" defaultChecked={forLenders} /> I am a real
              estate or mortgage professional
            </label>
          )}
          <button type="submit" className={controls.primary} aria-disabled={busy}>
            {busy ? texts.busy : texts.submit}
          </button>
          {tab === 'signIn' && (
            <a className={classes.reset} href={resetPasswordLinkUrl}>
              Forgot your password?
            </a>
          )}
        </form>
      )}
    </Lightbox>
  );
}
