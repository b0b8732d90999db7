import { useEffect } from 'react';
import { lenderEntry } from 'mortgage-domain/people/preLoginEntries';
import { useSelector } from 'react-redux';
import { Dialog } from '../dialogs/Dialog';
import { selectRegistration } from '../registration/registration';
import { text } from '../site/messages';
import { SignInFields } from './SignInFields';
import { SignInTabs, type SignInTab } from './SignInTabs';
import {
  useSignInForm,
  type SignInResult,
  type SignInServices,
} from './useSignInForm';

export interface SignInOpening {
  readonly firstTab: SignInTab;
  /** Whether the browser will remember the visitor (F36). */
  readonly hasCookies: boolean;
}
interface SignInDialogProps extends SignInOpening {
  readonly services: SignInServices;
  readonly onDone: (result?: SignInResult) => void;
}

export function SignInDialog({
  services,
  firstTab,
  hasCookies,
  onDone,
}: SignInDialogProps) {
  const registration = useSelector(selectRegistration);
  const { uiConfig, path, showLightbox } = registration;
  const form = useSignInForm(services, firstTab, onDone);
  // SGN-9, OPN-37: their wording, and the professional box ticked.
  const isForLenders = path === lenderEntry;

  // Any dispatch of the hide action closes the dialog (STO-6).
  useEffect(() => {
    if (!showLightbox) {
      onDone();
    }
  }, [showLightbox, onDone]);

  const fields = !uiConfig.disableEmailForm && (
    <SignInFields
      form={form}
      registration={registration}
      isForLenders={isForLenders}
    />
  );
  return (
    <Dialog
      title={isForLenders ? text('welcomeLenders') : uiConfig.headerText}
      description={hasCookies ? undefined : text('cookiesOff')}
      tone="note"
      onClose={() => onDone()}
    >
      {uiConfig.showTabs ? (
        <SignInTabs tab={form.tab} onChange={form.chooseTab}>
          {fields}
        </SignInTabs>
      ) : (
        fields
      )}
    </Dialog>
  );
}
