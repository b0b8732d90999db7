/**
 * What our code asks of the page's host besides the API's actions.
 * Source: specification 2.2, 2.5, 7; ledger CAL-2, CAL-12..16, SEC-1..4, OPN-27, OPN-33, OPN-36.
 */
import { registrationPath, signInPath, signOutPath } from '../site/accountPaths';
import {
  accountSectionsPath,
  authServiceBases,
  buildUserNavigationPath,
  graphqlPath,
  pageFramePath,
  whoAmIPath,
} from '../site/servicePaths';
import { defaultSiteConfig } from '../site/siteConfig';
import * as answers from './hostAnswers';
import type { HostOperation } from './hostOperation';
import * as requests from './hostRequests';

const session = ['session-shared'];
const header = ['header-remote'];

const credentials = {
  method: 'POST',
  sends: 'application/json',
  callers: session,
  identity: 'nobody',
  answer: answers.signedInAnswer,
} as const;
const credentialErrors = {
  InvalidRequest: '400: `field` says which one',
  tooManyAttempts: '429: the visitor is asked to try later',
} as const;
const page = {
  method: 'GET',
  sends: 'navigation',
  callers: session,
  identity: 'cookie',
  errors: {},
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
    errors: {},
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
    errors: { InvalidCsrfToken: '403: not the text that csrf gave' },
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
    errors: {},
    without: 'Everybody is unknown: "Sign In" is offered, menus are those of a guest.',
    source: 'CAL-2, OPN-39',
  },
  signIn: {
    ...credentials,
    path: signInPath,
    when: 'the sign-in dialog or one-tap is sent',
    request: requests.signInRequest,
    errors: {
      badCredentials: '401: email or password is not right; the dialog stays open',
      ...credentialErrors,
    },
    without: 'The dialog says that something went wrong; nobody can sign in.',
    source: 'OPN-33, OPN-36, AUT-7',
  },
  register: {
    ...credentials,
    path: registrationPath,
    when: 'the dialog for new accounts is sent',
    request: requests.registrationRequest,
    errors: { registrationFailed: '400: this address cannot be registered', ...credentialErrors },
    without: 'The dialog says that something went wrong; nobody can join.',
    source: 'OPN-33, AUT-8',
  },
  userNavigation: {
    method: 'GET',
    path: buildUserNavigationPath(defaultSiteConfig),
    movedBy: 'accountPrefix',
    sends: 'nothing',
    callers: header,
    when: 'somebody is signed in',
    identity: 'cookie',
    answer: answers.userNavigationAnswer,
    errors: { LoginRequired: '401: nobody is signed in' },
    without: "The avatar's menu has our own links, without news and photo.",
    source: 'CAL-12, OPN-45',
  },
  accountSections: {
    method: 'GET',
    path: accountSectionsPath,
    sends: 'nothing',
    callers: header,
    when: 'the header is there; no sections: nobody is signed in',
    identity: 'cookie',
    query: requests.accountSectionsQuery,
    answer: answers.accountSectionsAnswer,
    errors: {},
    without: 'The hub menus of lenders, agents, landlords and staff are missing.',
    source: 'CAL-16, ENT-17',
  },
  pageFrame: {
    method: 'GET',
    path: pageFramePath,
    sends: 'nothing',
    callers: ['header-remote', 'footer-remote'],
    when: 'the header is there (`topnav`, `regionId`), and the footer (`footer`)',
    identity: 'cookie',
    headers: { 'x-user-guid': "the visitor's guid, of the header (AUT-13)" },
    query: requests.pageFrameQuery,
    answer: answers.pageFrameAnswer,
    errors: { InvalidRequest: '400: another format' },
    without:
      'Menus and footer are ours as they are built in; no consent script, so nothing is tracked.',
    source: 'CAL-14, CAL-15, ENT-18',
  },
  messagingEligibility: {
    method: 'POST',
    path: graphqlPath,
    sends: 'application/json',
    callers: header,
    when: 'somebody is signed in: may they write messages',
    identity: 'cookie',
    request: requests.graphqlRequest,
    headers: {
      'x-enable-oauth-conversion': 'true',
      'x-caller-id': '`{brandSlug}-topnav`',
    },
    answer: answers.messagingEligibilityAnswer,
    errors: {},
    without: 'The Inbox is a plain link, without a count.',
    source: 'CAL-13, OPN-29',
  },
  csrfOfMortgage: csrf(mortgage),
  signOutOfMortgage: signOut(mortgage),
  csrfOfHomeLoans: csrf(homeLoans),
  signOutOfHomeLoans: signOut(homeLoans),
  signInPage: {
    ...page,
    path: signInPath,
    query: requests.returnQuery,
    when: 'the sign-in dialog cannot be had; the page leads back',
    without: 'A browser without the dialog cannot sign in.',
    source: 'OPN-34, AUT-6',
  },
  registrationPage: {
    ...page,
    path: registrationPath,
    query: requests.returnQuery,
    when: 'the dialog for new accounts cannot be had; the page leads back',
    without: 'A browser without the dialog cannot join.',
    source: 'OPN-34, AUT-6',
  },
  signOutPage: {
    ...page,
    path: signOutPath,
    when: 'after both services were asked to sign out: it ends the cookie',
    without: 'Nobody is signed out, and an error page is shown.',
    source: 'SEC-4, NAV-23',
  },
} as const satisfies Readonly<Record<string, HostOperation>>;
