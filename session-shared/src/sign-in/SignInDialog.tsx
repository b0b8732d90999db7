import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { useSelector } from 'react-redux';
import type { Session } from '../session/contract';
import { SessionProvider } from '../react';
import { selectRegistration } from '../session/selectors';
import { CredentialFields } from './CredentialFields';
import { decideAfterSubmission, signInMessages, validateCredentials } from './decideSubmission';
import { sendRegistration, sendSignIn, type SignInOutcome } from './sendSignIn';
import { SignInTabs, type SignInTab } from './SignInTabs';
import classes from './SignInDialog.module.css';

const submitTexts: Readonly<Record<SignInTab, { submit: string; busy: string }>> = {
  signIn: { submit: 'Sign in', busy: 'Signing in…' },
  register: { submit: 'Create account', busy: 'Creating account…' },
};
/** The pre-login entry of lenders: their wording, and the professional box ticked (SGN-9, OPN-37). */
const lenderEntry = 'upsell/lender-onboard';

interface SignInDialogProps {
  readonly session: Session;
  readonly firstTab: SignInTab;
  readonly onDone: (outcome: SignInOutcome | undefined) => void;
}

export function SignInDialog(props: SignInDialogProps) {
  return <SessionProvider session={props.session}><Lightbox {...props} /></SessionProvider>;
}

function Lightbox({ session, firstTab, onDone }: SignInDialogProps) {
  const { uiConfig, path, resetPasswordLinkUrl } = useSelector(selectRegistration);
  const dialog = useRef<HTMLDialogElement>(null);
  const [tab, setTab] = useState(firstTab);
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<{ email?: string; password?: string; form?: string }>({});
  const texts = submitTexts[tab];
  const forLenders = path === lenderEntry;

  useEffect(() => {
    const opener = deepActiveElement(document);
    dialog.current?.showModal();
    return () => opener?.focus();
  }, []);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // A host page that wraps everything in a form, or listens for submits, must not see ours.
    event.stopPropagation();
    const data = new FormData(event.currentTarget);
    const credentials = { email: String(data.get('email') ?? '').trim(), password: String(data.get('password') ?? '') };
    const found = validateCredentials(credentials);
    setErrors(found);
    if (busy || found.email || found.password) return;
    setBusy(true);
    const result = await (tab === 'signIn' ? sendSignIn(session.api, credentials) : sendRegistration(session.api, credentials, data.has('professional')));
    setBusy(false);
    const next = decideAfterSubmission(result);
    if (next === 'stay') setErrors({ form: signInMessages.badCredentials });
    else onDone(result.ok ? result.value : undefined);
  };

  return (
    <dialog ref={dialog} className={classes.dialog} aria-labelledby="sign-in-title" onClose={() => onDone(undefined)}>
      <button type="button" className={classes.close} aria-label="Close" onClick={() => dialog.current?.close()}><span aria-hidden="true">×</span></button>
      <h2 id="sign-in-title" className={classes.title}>{forLenders ? 'Welcome, lenders' : uiConfig.headerText}</h2>
      {uiConfig.showTabs && <SignInTabs tab={tab} onChange={(next) => { setTab(next); setErrors({}); }} />}
      {!uiConfig.disableEmailForm && (
        <form id="sign-in-form" className={classes.form} noValidate onSubmit={(event) => void submit(event)}>
          {errors.form && <p role="alert" className={classes.alert}>{errors.form}</p>}
          <CredentialFields tab={tab} errors={errors} />
          {tab === 'register' && uiConfig.showProRegCheckbox && (
            <label className={classes.check}><input type="checkbox" name="professional" defaultChecked={forLenders} /> I am a real estate or mortgage professional</label>
          )}
          <button type="submit" className={classes.submit} aria-disabled={busy}>{busy ? texts.busy : texts.submit}</button>
          {tab === 'signIn' && <a className={classes.reset} href={resetPasswordLinkUrl}>Forgot your password?</a>}
        </form>
      )}
    </dialog>
  );
}

/** The focused element, inside open shadow roots too: where focus goes back to. */
function deepActiveElement(document: Document): HTMLElement | null {
  let active: Element | null = document.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  return active as HTMLElement | null;
}
