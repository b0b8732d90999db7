import { useState, type SubmitEvent } from 'react';
import type { Api } from '../api/contract';
import type { TrackingEvent } from '../analytics/actions';
import { focusFirstError } from '../dialogs/focusFirstError';
import { sendRegistration, sendSignIn, type SignedIn } from './api';
import {
  readCredentials,
  validateCredentials,
  type CredentialErrors,
  type Credentials,
} from './credentials';
import { decideAfterSubmission, formatFailure } from './decideAfterSubmission';
import type { SignInTab } from './SignInTabs';

/** What the dialog works with of the session. */
export interface SignInServices {
  readonly api: Api;
  readonly track: (event: TrackingEvent) => void;
}
/** How the dialog ends: somebody signed in, or what failed, in words for the visitor. */
export type SignInResult = SignedIn | { readonly failure: string };
export type SignInErrors = CredentialErrors & { readonly form?: string };

const badCredentialsText = 'The email or password is not right. Please try again.';

export interface SignInForm {
  readonly tab: SignInTab;
  readonly chooseTab: (tab: SignInTab) => void;
  readonly errors: SignInErrors;
  readonly isSending: boolean;
  readonly submit: (event: SubmitEvent<HTMLFormElement>) => void;
}

/** The form behind both tabs: checked, sent once at a time, and done or told what is wrong. */
export function useSignInForm(
  { api, track }: SignInServices,
  { firstTab, gaLabel }: { readonly firstTab: SignInTab; readonly gaLabel: string },
  onDone: (result: SignInResult) => void,
): SignInForm {
  const [tab, setTab] = useState(firstTab);
  const [isSending, setSending] = useState(false);
  const [errors, setErrors] = useState<SignInErrors>({});

  const send = async (credentials: Credentials, isProfessional: boolean) => {
    track({ category: 'Sign in', action: tab, label: gaLabel });
    setSending(true);
    const sent =
      tab === 'signIn'
        ? sendSignIn(api, credentials)
        : sendRegistration(api, credentials, isProfessional);
    const result = await sent.catch(() => undefined);
    setSending(false);
    // The security check was closed: what was typed stays.
    if (!result) return;
    if (decideAfterSubmission(result) === 'stay') setErrors({ form: badCredentialsText });
    else onDone(result.ok ? result.value : { failure: formatFailure(result.error) });
  };

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // A host page that wraps everything in a form, or listens for submits, must not see ours.
    event.stopPropagation();
    const data = new FormData(event.currentTarget);
    const credentials = readCredentials(data);
    const found = validateCredentials(credentials);
    setErrors(found);
    focusFirstError(event.currentTarget, found);
    if (!isSending && !found.email && !found.password)
      void send(credentials, data.has('professional'));
  };

  const chooseTab = (next: SignInTab) => {
    setTab(next);
    setErrors({});
  };
  return { tab, chooseTab, errors, isSending, submit };
}
