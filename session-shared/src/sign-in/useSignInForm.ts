/** The form of both tabs. Source: ledger AUT-7, AUT-8, OPN-33, OPN-47. */
import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { isEmailAddress } from 'mortgage-domain/fields/email';
import { isPassword, passwordLength } from 'mortgage-domain/people/credentials';
import type { TrackingEvent } from '../analytics/actions';
import type { Api, ApiResult } from '../api/contract';
import { focusFirstError } from '../dialogs/focusFirstError';
import {
  inputValuesSet,
  selectRegistration,
} from '../registration/registration';
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

export type SignInResult =
  | SignedIn
  | { readonly failure: Failure; readonly tab: SignInTab };

type FieldErrors = Readonly<Partial<Record<keyof Credentials, string>>>;

export interface SignInForm {
  readonly tab: SignInTab;
  readonly chooseTab: (tab: SignInTab) => void;
  readonly errors: FieldErrors & { readonly form?: string };
  /** The field whose error is read out at once. */
  readonly liveField: string | undefined;
  readonly isBusy: boolean;
  readonly submit: (form: HTMLFormElement) => Promise<void>;
}

/** Checks the fields, sends one request at a time, shows errors. Only bad credentials keep the dialog open. */
export function useSignInForm(
  { track, api }: SignInServices,
  firstTab: SignInTab,
  onDone: (result: SignInResult) => void,
): SignInForm {
  const { inputValues, uiConfig } = useSelector(selectRegistration);
  const dispatch = useDispatch();
  const [tab, setTab] = useState(firstTab);
  const [isBusy, setBusy] = useState(false);
  const [errors, setErrors] = useState<SignInForm['errors']>({});
  const [liveField, setLiveField] = useState<string>();

  const submit = async (sent: HTMLFormElement) => {
    const data = new FormData(sent);
    const credentials = readCredentials(data);
    const found = validateCredentials(credentials, tab);
    setErrors(found);
    setLiveField(focusFirstError(sent, found));
    if (isBusy || found.email || found.password) {
      return;
    }
    track({ category: 'Sign in', action: tab, label: uiConfig.gaLabel });
    setBusy(true);
    const { email } = credentials;
    const professional = data.has('professional');
    const answer =
      tab === 'signIn'
        ? sendSignIn(api, credentials)
        : sendRegistration(api, credentials, professional);
    const result = await answer.catch(() => undefined);
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
      const typed = tab === 'signIn' ? { email } : { email, professional };
      dispatch(inputValuesSet({ ...inputValues, ...typed }));
      onDone({ failure: failures.get(result.error) ?? 'unexpected', tab });
    }
  };

  const chooseTab = (next: SignInTab) => {
    setTab(next);
    setErrors({});
  };
  return { tab, chooseTab, errors, liveField, isBusy, submit };
}

function readCredentials(data: FormData): Credentials {
  const { email = '', password = '' } = Object.fromEntries(data) as Record<
    string,
    string
  >;
  return { email: email.trim(), password };
}

const validateCredentials = (
  { email, password }: Credentials,
  tab: SignInTab,
): FieldErrors => ({
  email: isEmailAddress(email) ? undefined : text('error.email'),
  password:
    tab === 'signIn' ? findMissing(password) : findPasswordError(password),
});

/** The rule is for new passwords; the server knows whether another one is right. */
const findMissing = (password: string): string | undefined =>
  password === '' ? text('error.passwordMissing') : undefined;

const findPasswordError = (password: string): string | undefined =>
  isPassword(password) ? undefined : text('error.password', passwordLength);

const isBadCredentials = (result: ApiResult<unknown>): boolean =>
  !result.ok &&
  [result.error, ...(result.validationErrors ?? [])].includes('badCredentials');
