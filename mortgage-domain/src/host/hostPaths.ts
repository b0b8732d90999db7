/** Calls besides the API's actions. Source: CAL-2, CAL-12..16, SEC-1..4, OPN-27, OPN-33, OPN-36. */
import {
  registrationPath,
  signInPath,
  signOutPath,
} from '../site/accountPaths';
import { authServiceBases, whoAmIPath } from '../site/servicePaths';
import * as answers from './hostAnswers';
import { fieldAndMessage, refusal } from './hostFailures';
import { hostNavigation } from './hostNavigation';
import type { HostOperation } from './hostOperation';
import * as requests from './hostRequests';

const session = { callers: ['session-shared'], identity: 'cookie' } as const;
const credentials = {
  ...session,
  method: 'POST',
  sends: 'application/json',
  identity: 'none',
  answer: answers.signedInAnswer,
  answerHeaders: ['Set-Cookie'],
} as const;
/** Only `badCredentials` among the `validationErrors` keeps the dialog open (AUT-7, AUT-8). */
const withReasons = ['message', 'validationErrors'] as const;
const tooManyAttempts = {
  ...refusal(429, 'tooManyAttempts', 'a notice asks to try later', withReasons),
  headers: ['Retry-After'],
} as const;
const page = {
  ...session,
  method: 'GET',
  sends: 'navigation',
  errors: [],
} as const;
const formPage = {
  ...page,
  query: requests.returnQuery,
  answerHeaders: ['Content-Security-Policy'],
} as const;

/** The services that sign-out calls, `homeLoans` the second. */
const [mortgage, homeLoans] = authServiceBases;
const authService = {
  ...session,
  without: 'Signing out continues without this service.',
} as const;
const csrf = (base: string) =>
  ({
    ...authService,
    method: 'GET',
    path: `${base}/csrf`,
    sends: 'nothing',
    when: 'the visitor signs out; the answer is text, and is sent back unchanged',
    errors: [],
  }) as const;
const signOut = (base: string) =>
  ({
    ...authService,
    method: 'POST',
    path: `${base}/signout`,
    sends: 'text',
    when: 'after its csrf, whose text is the body',
    query: requests.signOutQuery,
    headers: {
      'Content-Type': 'application/json, though the body is the csrf text',
    },
    errors: [
      refusal(403, 'InvalidCsrfToken', 'not the text that csrf gave'),
      refusal(
        400,
        'InvalidRequest',
        '`callbackUrl` leads to another host',
        fieldAndMessage,
      ),
    ],
  }) as const;

export const hostPaths = {
  whoAmIByCookie: {
    ...session,
    method: 'POST',
    path: whoAmIPath,
    sends: 'nothing',
    when: 'the first lookup, and whenever the token is not valid',
    answer: answers.whoAmIAnswer,
    errors: [],
    without:
      'All visitors are unknown: the header offers "Sign In" and the menus of a guest.',
  },
  signIn: {
    ...credentials,
    path: signInPath,
    when: 'the sign-in dialog or one-tap is sent',
    request: requests.signInRequest,
    errors: [
      refusal(
        401,
        'badCredentials',
        'email or password is wrong; the dialog stays open',
        withReasons,
      ),
      tooManyAttempts,
    ],
    without: 'The dialog shows an error; visitors cannot sign in.',
  },
  register: {
    ...credentials,
    path: registrationPath,
    when: 'the dialog for new accounts is sent',
    request: requests.registrationRequest,
    errors: [
      refusal(400, 'registrationFailed', 'this address cannot be registered', [
        'message',
      ]),
      refusal(
        400,
        'InvalidRequest',
        '`field` names the invalid one; the dialog closes',
        ['field', ...withReasons],
      ),
      tooManyAttempts,
    ],
    without: 'The dialog shows an error; visitors cannot join.',
  },
  ...hostNavigation,
  csrfOfMortgage: csrf(mortgage),
  signOutOfMortgage: signOut(mortgage),
  csrfOfHomeLoans: csrf(homeLoans),
  signOutOfHomeLoans: signOut(homeLoans),
  signInPage: {
    ...formPage,
    path: signInPath,
    when: 'the sign-in dialog does not load; the page leads back',
    without: 'A browser without the dialog cannot sign in.',
  },
  registrationPage: {
    ...formPage,
    path: registrationPath,
    when: 'the dialog for new accounts does not load; the page leads back',
    without: 'A browser without the dialog cannot join.',
  },
  signOutPage: {
    ...page,
    path: signOutPath,
    answerHeaders: ['Set-Cookie'],
    when: 'after sign-out at both services; a prefetch (`Sec-Purpose`) must not end the cookie',
    without: 'Visitors stay signed in, and see an error page.',
  },
} as const satisfies Readonly<Record<string, HostOperation>>;
