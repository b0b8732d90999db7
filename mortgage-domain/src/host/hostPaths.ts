/**
 * What our code asks of the page's host besides the API's actions.
 * Source: specification 2.2, 2.5, 7; ledger CAL-2, CAL-12..16, SEC-1..4, OPN-27, OPN-33, OPN-36.
 */
import { registrationPath, signInPath, signOutPath } from '../site/accountPaths';
import { authServiceBases, whoAmIPath } from '../site/servicePaths';
import * as answers from './hostAnswers';
import { hostNavigation } from './hostNavigation';
import type { HostOperation } from './hostOperation';
import * as requests from './hostRequests';

const session = ['session-shared'];

const credentials = {
  method: 'POST',
  sends: 'application/json',
  callers: session,
  identity: 'nobody',
  answer: answers.signedInAnswer,
  answerHeaders: ['Set-Cookie'],
} as const;
/** Only `validationErrors` keeps the dialog open (AUT-7, AUT-8). */
const kept = ['message', 'validationErrors'] as const;
const page = {
  method: 'GET',
  sends: 'navigation',
  callers: session,
  identity: 'cookie',
  errors: [],
} as const;

/** The services that sign-out asks, `homeLoans` the second. */
const [mortgage, homeLoans] = authServiceBases;
const csrf = (base: string) =>
  ({
    method: 'GET',
    path: `${base}/csrf`,
    sends: 'nothing',
    callers: session,
    when: 'somebody signs out; the answer is text, and is sent back as it is',
    identity: 'cookie',
    errors: [],
    without: 'Signing out goes on: this service is left out.',
    source: 'SEC-1, SEC-2',
  }) as const;
const signOut = (base: string) =>
  ({
    method: 'POST',
    path: `${base}/signout`,
    sends: 'text',
    callers: session,
    when: 'after its csrf, whose text is the body',
    query: requests.signOutQuery,
    identity: 'cookie',
    headers: { 'Content-Type': 'application/json, though the body is the csrf text' },
    errors: [
      { error: 'InvalidCsrfToken', status: 403, meaning: 'not the text that csrf gave' },
      {
        error: 'InvalidRequest',
        status: 400,
        meaning: '`callbackUrl` leads to another host',
        carries: ['field', 'message'],
      },
    ],
    without: 'Signing out goes on: this service is left out.',
    source: 'SEC-1..3',
  }) as const;

export const hostPaths = {
  whoAmIByCookie: {
    method: 'POST',
    path: whoAmIPath,
    sends: 'nothing',
    callers: session,
    when: 'the first lookup, and whenever the token is not good',
    identity: 'cookie',
    answer: answers.whoAmIAnswer,
    errors: [],
    without: 'Everybody is unknown: "Sign In" is offered, menus are those of a guest.',
    source: 'CAL-2, OPN-39',
  },
  signIn: {
    ...credentials,
    path: signInPath,
    when: 'the sign-in dialog or one-tap is sent',
    request: requests.signInRequest,
    errors: [
      {
        error: 'badCredentials',
        status: 401,
        meaning: 'email or password is not right; the dialog stays open',
        carries: kept,
      },
      {
        error: 'tooManyAttempts',
        status: 429,
        meaning: 'the visitor is asked to try later',
        carries: kept,
        headers: ['Retry-After'],
      },
    ],
    without: 'The dialog says that something went wrong; nobody can sign in.',
    source: 'OPN-33, OPN-36, AUT-7',
  },
  register: {
    ...credentials,
    path: registrationPath,
    when: 'the dialog for new accounts is sent',
    request: requests.registrationRequest,
    errors: [
      {
        error: 'registrationFailed',
        status: 400,
        meaning: 'this address cannot be registered',
        carries: ['message'],
      },
      {
        error: 'InvalidRequest',
        status: 400,
        meaning: '`field` says which of the two cannot be taken; the dialog stays open',
        carries: ['field', ...kept],
      },
    ],
    without: 'The dialog says that something went wrong; nobody can join.',
    source: 'OPN-33, AUT-8',
  },
  ...hostNavigation,
  csrfOfMortgage: csrf(mortgage),
  signOutOfMortgage: signOut(mortgage),
  csrfOfHomeLoans: csrf(homeLoans),
  signOutOfHomeLoans: signOut(homeLoans),
  signInPage: {
    ...page,
    path: signInPath,
    query: requests.returnQuery,
    answerHeaders: ['Content-Security-Policy'],
    when: 'the sign-in dialog cannot be had; the page leads back',
    without: 'A browser without the dialog cannot sign in.',
    source: 'OPN-34, AUT-6',
  },
  registrationPage: {
    ...page,
    path: registrationPath,
    query: requests.returnQuery,
    answerHeaders: ['Content-Security-Policy'],
    when: 'the dialog for new accounts cannot be had; the page leads back',
    without: 'A browser without the dialog cannot join.',
    source: 'OPN-34, AUT-6',
  },
  signOutPage: {
    ...page,
    path: signOutPath,
    answerHeaders: ['Set-Cookie'],
    when: 'after both services were asked to sign out: it ends the cookie',
    without: 'Nobody is signed out, and an error page is shown.',
    source: 'SEC-4, NAV-23',
  },
} as const satisfies Readonly<Record<string, HostOperation>>;
