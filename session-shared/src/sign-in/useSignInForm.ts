/** The form of both tabs. Source: ledger AUT-7, AUT-8, OPN-33, OPN-47. */
import { useState, type SubmitEvent } from 'react';
import { useSelector } from 'react-redux';
import { isEmailAddress } from 'mortgage-domain/fields/email';
import { isPassword, passwordLength } from 'mortgage-domain/people/credentials';
import type { TrackingEvent } from '../analytics/actions';
import type { Api, ApiResult } from '../api/contract';
import { focusFirstError } from '../dialogs/focusFirstError';
import { selectRegistration } from '../registration/registration';
import { text } from '../site/messages';
import {
  sendRegistration,
  sendSignIn,
  type Credentials,
  type SignedIn,
} from './api';
import type { SignInTab } from './SignInTabs';

export interface SignInServices {
  readonly api: Api;
  readonly track: (event: TrackingEvent) => void;
}

/** Failures that close the dialog, by the API's name; the keys of their messages. */
const failures = new Map<string, Failure>([
  ['ConnectionFailure', 'connection'],
  ['tooManyAttempts', 'tooManyAttempts'],
  ['TooManyRequests', 'tooManyAttempts'],
  ['registrationFailed', 'registrationFailed'],
]);
type Failure =
  | 'connection'
  | 'tooManyAttempts'
  | 'registrationFailed'
  | 'unexpected';

export type SignInResult = SignedIn | { readonly failure: Failure };

type FieldErrors = Readonly<Partial<Record<keyof Credentials, string>>>;

export interface SignInForm {
  readonly tab: SignInTab;
  readonly chooseTab: (tab: SignInTab) => void;
  readonly errors: FieldErrors & { readonly form?: string };
  readonly isBusy: boolean;
  readonly submit: (event: SubmitEvent<HTMLFormElement>) => Promise<void>;
}

/** Checks the fields, sends one request at a time, shows errors. Only bad credentials keep the dialog open. */
export function useSignInForm(
  { track, api }: SignInServices,
  firstTab: SignInTab,
  onDone: (result: SignInResult) => void,
): SignInForm {
  const { gaLabel } = useSelector(selectRegistration).uiConfig;
  const [tab, setTab] = useState(firstTab);
  const [isBusy, setBusy] = useState(false);
  const [errors, setErrors] = useState<SignInForm['errors']>({});

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // A host page that wraps everything in a form, or listens for submits, must not receive ours.
    event.stopPropagation();
    const data = new FormData(event.currentTarget);
    const credentials = readCredentials(data);
    const found = validateCredentials(credentials);
    setErrors(found);
    focusFirstError(event.currentTarget, found);
    if (isBusy || found.email || found.password) {
      return;
    }
    track({ category: 'Sign in', action: tab, label: gaLabel });
    setBusy(true);
    const sent =
      tab === 'signIn'
        ? sendSignIn(api, credentials)
        : sendRegistration(api, credentials, data.has('professional'));
    const result = await sent.catch(() => undefined);
    setBusy(false);
    // The visitor closed the security check: the typed text stays.
    if (!result) {
      return;
    }
    if (result.ok) {
      onDone(result.value);
    } else if (isBadCredentials(result)) {
      setErrors({ form: text('error.badCredentials') });
    } else {
      onDone({ failure: failures.get(result.error) ?? 'unexpected' });
    }
  };

  const chooseTab = (next: SignInTab) => {
    setTab(next);
    setErrors({});
  };
  return { tab, chooseTab, errors, isBusy, submit };
}

function readCredentials(data: FormData): Credentials {
  const { email = '', password = '' } = Object.fromEntries(data) as Record<
    string,
    string
  >;
  return { email: email.trim(), password };
}

const validateCredentials = ({
  email,
  password,
}: Credentials): FieldErrors => ({
  email: isEmailAddress(email) ? undefined : text('error.email'),
  password: isPassword(password)
    ? undefined
    : text('error.password', passwordLength),
});

const isBadCredentials = (result: ApiResult<unknown>): boolean =>
  !result.ok &&
  [result.error, ...(result.validationErrors ?? [])].includes('badCredentials');
