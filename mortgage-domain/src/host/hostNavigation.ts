/** Calls of header and footer. Source: ledger CAL-12..16, OPN-27, OPN-29, OPN-45. */
import { accountSectionsSchema } from '../menus/accountSections';
import { userNavigationSchema } from '../menus/userNavigation';
import { messagingEligibilityAnswer } from '../messages/messagingEligibility';
import {
  accountSectionsPath,
  buildUserNavigationPath,
  graphqlPath,
  pageFramePath,
} from '../site/servicePaths';
import { defaultSiteConfig } from '../site/siteConfig';
import { pageFrameAnswer } from './hostAnswers';
import { fieldAndMessage, refusal } from './hostFailures';
import type { HostOperation } from './hostOperation';
import * as requests from './hostRequests';

const read = {
  method: 'GET',
  sends: 'nothing',
  callers: ['header-remote'],
  identity: 'cookie',
} as const;

export const hostNavigation = {
  userNavigation: {
    ...read,
    path: buildUserNavigationPath(defaultSiteConfig),
    movedBy: 'accountPrefix',
    when: 'the visitor is signed in',
    answer: userNavigationSchema,
    errors: [refusal(401, 'LoginRequired', 'the visitor is signed out')],
    without: "The avatar's menu has our own links, without news and photo.",
  },
  accountSections: {
    ...read,
    path: accountSectionsPath,
    when: 'the header is shown; no sections: the visitor is signed out',
    query: requests.accountSectionsQuery,
    answer: accountSectionsSchema,
    errors: [],
    without:
      'The hub menus of lenders, agents, landlords and staff are missing.',
  },
  pageFrame: {
    ...read,
    path: pageFramePath,
    callers: ['header-remote', 'footer-remote'],
    when: 'the header is shown (`topnav`, `regionId`), and the footer (`footer`)',
    headers: { 'x-user-guid': "the visitor's guid, of the header (AUT-13)" },
    query: requests.pageFrameQuery,
    answer: pageFrameAnswer,
    errors: [
      refusal(
        400,
        'InvalidRequest',
        'another format, or none',
        fieldAndMessage,
      ),
    ],
    without:
      'Menus and footer are ours as they are built in; no consent script, so nothing is tracked.',
  },
  messagingEligibility: {
    ...read,
    method: 'POST',
    path: graphqlPath,
    sends: 'application/json',
    when: 'the visitor is signed in: may the visitor write messages',
    request: requests.graphqlRequest,
    headers: {
      'x-enable-oauth-conversion': 'true',
      'x-caller-id': '`{brandSlug}-topnav`',
    },
    answer: messagingEligibilityAnswer,
    errors: [
      refusal(
        400,
        'InvalidRequest',
        'any other operation than the one our code sends',
        fieldAndMessage,
      ),
    ],
    without: 'The Inbox is a plain link, without a count.',
  },
} as const satisfies Readonly<Record<string, HostOperation>>;
