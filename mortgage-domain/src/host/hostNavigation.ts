/**
 * What header and footer ask of the page's host: menus of who somebody is and where they look.
 * Source: specification 7; ledger CAL-12..16, OPN-27, OPN-29, OPN-45.
 */
import {
  accountSectionsPath,
  buildUserNavigationPath,
  graphqlPath,
  pageFramePath,
} from '../site/servicePaths';
import { defaultSiteConfig } from '../site/siteConfig';
import * as answers from './hostAnswers';
import type { HostOperation } from './hostOperation';
import * as requests from './hostRequests';

const header = ['header-remote'];

export const hostNavigation = {
  userNavigation: {
    method: 'GET',
    path: buildUserNavigationPath(defaultSiteConfig),
    movedBy: 'accountPrefix',
    sends: 'nothing',
    callers: header,
    when: 'somebody is signed in',
    identity: 'cookie',
    answer: answers.userNavigationAnswer,
    errors: [{ error: 'LoginRequired', status: 401, meaning: 'nobody is signed in' }],
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
    errors: [],
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
    errors: [
      {
        error: 'InvalidRequest',
        status: 400,
        meaning: 'another format, or none',
        carries: ['field', 'message'],
      },
    ],
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
    errors: [
      {
        error: 'InvalidRequest',
        status: 400,
        meaning: 'any other operation than the one our code sends',
        carries: ['field', 'message'],
      },
    ],
    without: 'The Inbox is a plain link, without a count.',
    source: 'CAL-13, OPN-29',
  },
} as const satisfies Readonly<Record<string, HostOperation>>;
