/**
 * The mortgage API's actions that our code calls, each at `{apiBase}/{action}`.
 * Source: specification 7; ledger API-1..8, CAL-1, CAL-3..11, OPN-40, OPN-43, OPN-76.
 */
import { leadAction, type LeadAction } from '../leads/leadAction';
import { defaultSiteConfig } from '../site/siteConfig';
import * as answers from './hostAnswers';
import type { FailurePart, HostFailure } from './hostFailures';
import type { HostOperation } from './hostOperation';
import * as requests from './hostRequests';

const { apiBase, productName } = defaultSiteConfig;
const advertisingPage = ['lender-advertising-remote'];
const everyRemote = ['session-shared'];

const atAction = (name: string) => ({ path: `${apiBase}/${name}`, movedBy: 'apiBase' }) as const;
/** API-2, API-3: too long for an address, it is sent as a POST is. */
const read = { method: 'GET', sends: 'query' } as const;
/** API-4, API-5. */
const write = { method: 'POST', sends: 'text/plain' } as const;

/** The call was right, its answer is no (OPN-40). */
const said = (error: string, meaning: string, carries?: readonly FailurePart[]): HostFailure => ({
  error,
  status: 200,
  meaning,
  ...(carries ? { carries } : {}),
});

const namedActions = {
  whoAmI: {
    ...atAction('whoAmI'),
    ...write,
    callers: everyRemote,
    when: 'a token that is held is checked or refreshed',
    identity: 'caller',
    request: requests.whoAmIRequest,
    answer: answers.whoAmIAnswer,
    errors: [
      said('Invalid token', 'the token is dropped, and the cookie is asked'),
      said('LoginRequired', 'the input names no caller'),
    ],
    without: 'Nobody stays signed in once the first token has run out.',
    source: 'CAL-1, AUT-3, ERR-1',
  },
  getAuthInfo: {
    ...atAction('getAuthInfo'),
    ...read,
    callers: everyRemote,
    when: 'once when the session starts, for analytics; the only action that names no partner',
    identity: 'cookie',
    answer: answers.authInfoAnswer,
    errors: [said('Login required', 'nobody is signed in')],
    without: 'Nothing. Analytics learns who the visitor is only from a sign-in on the page.',
    source: 'CAL-3, OPN-40',
  },
  updateHDPCalcMarketing: {
    ...atAction('updateHDPCalcMarketing'),
    ...write,
    callers: everyRemote,
    when: 'once after somebody who was signed out signs in on the path on which the page said its `calculatorProperty`',
    identity: 'caller',
    request: requests.calculatorMarketingRequest,
    answer: answers.acknowledgement,
    errors: [said('LoginRequired', 'nobody is signed in')],
    without: 'Nothing. The home that was looked at in the calculator is not kept.',
    source: 'CAL-4, OPN-91',
  },
  getZIPCodeLocation: {
    ...atAction('getZIPCodeLocation'),
    ...read,
    callers: everyRemote,
    when: 'where the visitor looks is known: for the region of the page frame',
    identity: 'nobody',
    request: requests.zipCodeLocationRequest,
    answer: answers.zipCodeLocationAnswer,
    errors: [said('UnknownLocation', 'there is no such place', ['field', 'message'])],
    without: "The menus are the country's, not the region's.",
    source: 'CAL-5, OPN-46',
  },
  getRegionInformation: {
    ...atAction('getRegionInformation'),
    ...read,
    callers: everyRemote,
    when: 'where the visitor looks is known, and by `fetchRegionInformation`',
    identity: 'nobody',
    request: requests.regionInformationRequest,
    answer: answers.regionInformationAnswer,
    errors: [said('UnknownLocation', 'there is no such place', ['field', 'message'])],
    without: "Nothing. The session's `config.region` stays unknown.",
    source: 'CAL-6, OPN-46',
  },
  getNMLSLender: {
    ...atAction('getNMLSLender'),
    ...write,
    callers: advertisingPage,
    when: 'an NMLS ID is typed into the lead form',
    identity: 'nobody',
    request: requests.nmlsLenderRequest,
    answer: answers.nmlsLenderAnswer,
    errors: [said('UnknownNMLSId', 'the directory does not have it', ['field', 'message'])],
    without: 'Loan officers cannot send a lead: every NMLS ID is unknown.',
    source: 'CAL-7, NML-1',
  },
  parseEmailAddress: {
    ...atAction('parseEmailAddress'),
    ...write,
    callers: advertisingPage,
    when: 'an email address is typed into the lead form',
    identity: 'nobody',
    request: requests.emailAddressRequest,
    answer: answers.acknowledgement,
    errors: [said('InvalidEmailAddress', 'mail cannot reach it', ['field', 'message'])],
    without: 'The field says that the connection failed, and the lead cannot be sent.',
    source: 'CAL-10, FRM-16',
  },
  parsePhoneNumber: {
    ...atAction('parsePhoneNumber'),
    ...write,
    callers: advertisingPage,
    when: 'a phone number is typed into the lead form',
    identity: 'nobody',
    request: requests.phoneNumberRequest,
    answer: answers.parsedPhoneAnswer,
    errors: [
      said('InvalidPhoneNumber', 'it is no number of the North American plan', [
        'field',
        'message',
      ]),
    ],
    without: 'The field says that the connection failed, and the lead cannot be sent.',
    source: 'CAL-11, FRM-18..20',
  },
  getRegisteredLender: {
    ...atAction('getRegisteredLender'),
    ...write,
    callers: advertisingPage,
    when: 'a visitor with a lender sees the lender page',
    identity: 'caller',
    request: requests.registeredLenderRequest,
    answer: answers.registeredLenderAnswer,
    errors: [
      said('LoginRequired', 'the token is none'),
      said('UnknownLender', 'this account may not see it, or there is none', ['field', 'message']),
    ],
    without: "The lender page shows everybody's view to lenders, too.",
    source: 'CAL-9, OPN-43',
  },
} as const satisfies Readonly<Record<string, HostOperation>>;

const sendLead: HostOperation = {
  ...atAction(leadAction(productName)),
  ...write,
  callers: advertisingPage,
  when: 'a lead is sent; the action has the name of the product',
  identity: 'nobody',
  request: requests.leadRequest,
  headers: { 'Idempotency-Key': '8 to 100 letters, digits, hyphens or underscores (OPN-76)' },
  answer: answers.acknowledgement,
  errors: [
    {
      error: 'InvalidLead',
      status: 400,
      meaning: 'a rule of the form is broken: `field` says where, `message` is what the form says',
      carries: ['field', 'message', 'validationErrors'],
    },
    {
      error: 'IdempotencyKeyReused',
      status: 422,
      meaning: "the key is another person's lead",
      carries: ['field', 'message'],
    },
    {
      error: 'BotBlocked',
      status: 403,
      meaning: 'the security check comes first',
      carries: ['blockScript'],
    },
  ],
  without: 'The form says that it could not be sent, keeps what was typed, and no lead arrives.',
  source: 'CAL-8, OPN-76, OPN-77',
};

export type HostAction = keyof typeof namedActions | LeadAction;

/** By the names that the code calls; the lead's has the product's name in it. */
export const hostActions: Readonly<Record<HostAction, HostOperation>> = {
  ...namedActions,
  [leadAction(productName)]: sendLead,
};
