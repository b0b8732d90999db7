import { useState, type SubmitEvent } from 'react';
import { useSelector } from 'react-redux';
import { focusFirstError } from '../dialogs/focusFirstError';
import { selectRegistration } from '../registration/registration';
import { text } from '../site/messages';
import type { SignedIn } from './api';
import { readCredentials, validateCredentials, type CredentialErrors } from './credentials';
import { decideAfterSubmission, decideFailure, type Failure } from './decideAfterSubmission';
import type { SignInServices } from './services';
import type { SignInTab } from './SignInTabs';

/** How the dialog ends: with a sign-in or a failure. */
export type SignInResult = SignedIn | { readonly failure: Failure };
export type SignInErrors = CredentialErrors & { readonly form?: string };

export interface SignInForm {
  readonly tab: SignInTab;
  readonly chooseTab: (tab: SignInTab) => void;
  readonly errors: SignInErrors;
  readonly isBusy: boolean;
  readonly submit: (event: SubmitEvent<HTMLFormElement>) => Promise<void>;
}

/** The form of both tabs: checks the fields, sends one request at a time, shows errors. */
export function useSignInForm(
  { track, signIn, register }: SignInServices,
  firstTab: SignInTab,
  onDone: (result: SignInResult) => void,
): SignInForm {
  const { gaLabel } = useSelector(selectRegistration).uiConfig;
  const [tab, setTab] = useState(firstTab);
  const [isBusy, setBusy] = useState(false);
  const [errors, setErrors] = useState<SignInErrors>({});

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // A host page that wraps everything in a form, or listens for submits, must not see ours.
    event.stopPropagation();
    const data = new FormData(event.currentTarget);
    const credentials = readCredentials(data);
    const found = validateCredentials(credentials);
    setErrors(found);
    focusFirstError(event.currentTarget, found);
    if (isBusy || found.email || found.password) return;
    track({ category: 'Sign in', action: tab, label: gaLabel });
    setBusy(true);
    const sent =
      tab === 'signIn' ? signIn(credentials) : register(credentials, data.has('professional'));
    const result = await sent.catch(() => undefined);
    setBusy(false);
    // The security check was closed: what was typed stays.
    if (!result) return;
    if (decideAfterSubmission(result) === 'stay') setErrors({ form: text('error.badCredentials') });
    else onDone(result.ok ? result.value : { failure: decideFailure(result.error) });
  };

  const chooseTab = (next: SignInTab) => {
    setTab(next);
    setErrors({});
  };
  return { tab, chooseTab, errors, isBusy, submit };
}
