import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { keepsCookies } from '../browser/cookies';
import { Dialog } from '../dialogs/Dialog';
import classes from '../dialogs/dialog.module.css';
import { selectRegistration } from '../registration/registration';
import { SignInFields } from './SignInFields';
import { SignInTabs, type SignInTab } from './SignInTabs';
import { useSignInForm, type SignInResult, type SignInServices } from './useSignInForm';

/** The pre-login entry of lenders: their wording, and the professional box ticked (SGN-9, OPN-37). */
const lenderEntry = 'upsell/lender-onboard';
const cookiesOffText =
  'Your browser blocks cookies for this site. You can sign in for this page, but the next one will not know you. To stay signed in, allow cookies.';

interface SignInDialogProps {
  readonly services: SignInServices;
  readonly firstTab: SignInTab;
  readonly onDone: (result?: SignInResult) => void;
}

export function SignInDialog({ services, firstTab, onDone }: SignInDialogProps) {
  const { uiConfig, path, resetPasswordLinkUrl, showLightbox } = useSelector(selectRegistration);
  const form = useSignInForm(services, { firstTab, gaLabel: uiConfig.gaLabel }, onDone);
  const [hasCookies] = useState(() => keepsCookies(window));
  const isForLenders = path === lenderEntry;
  const professional = isForLenders ? 'ticked' : 'open';

  // STO-6: hidden by its action, whoever dispatched it.
  useEffect(() => {
    if (!showLightbox) onDone();
  }, [showLightbox, onDone]);

  return (
    <Dialog
      title={isForLenders ? 'Welcome, lenders' : uiConfig.headerText}
      onClose={() => onDone()}
    >
      {!hasCookies && (
        <p role="alert" className={classes.note}>
          {cookiesOffText}
        </p>
      )}
      {uiConfig.showTabs && <SignInTabs tab={form.tab} onChange={form.chooseTab} />}
      {!uiConfig.disableEmailForm && (
        <SignInFields
          form={form}
          resetPasswordHref={resetPasswordLinkUrl}
          professional={uiConfig.showProRegCheckbox ? professional : 'none'}
        />
      )}
    </Dialog>
  );
}
