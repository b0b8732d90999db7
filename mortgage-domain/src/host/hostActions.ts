/** Actions of the mortgage API. Source: ledger API-1..8, CAL-1, CAL-3..11, OPN-40, OPN-76. */
import { parsedPhoneSchema } from '../fields/parsedPhone';
import { leadAction, type LeadAction } from '../leads/leadAction';
import { nmlsLenderAnswer } from '../lenders/nmlsLender';
import { registeredLenderAnswer } from '../lenders/registeredLender';
import {
  regionInformationSchema,
  zipCodeLocationSchema,
} from '../places/regionInformation';
import { defaultSiteConfig } from '../site/siteConfig';
import * as answers from './hostAnswers';
import { fieldAndMessage, refusal, type FailurePart } from './hostFailures';
import type { HostOperation } from './hostOperation';
import * as requests from './hostRequests';

const { apiBase, productName } = defaultSiteConfig;
/** The contract's name of the action that takes leads; a site's own is `leadAction` of its product. */
export const leadActionName = leadAction(productName);

/** API-2, API-3: an input too long for an address is sent by POST. */
const read = {
  method: 'GET',
  sends: 'query',
  callers: ['session-shared'],
} as const;
/** API-4, API-5. */
const write = {
  method: 'POST',
  sends: 'text/plain',
  callers: ['session-shared'],
} as const;
const writeOfForm = {
  ...write,
  callers: ['lender-advertising-remote'],
  identity: 'none',
} as const;

/** The server understood the call and declines it (OPN-40). */
const declined = (
  error: string,
  meaning: string,
  carries?: readonly FailurePart[],
) => refusal(200, error, meaning, carries);

const namedActions = {
  whoAmI: {
    ...write,
    when: 'a token that is held is checked or refreshed',
    identity: 'caller',
    request: requests.whoAmIRequest,
    answer: answers.whoAmIAnswer,
    errors: [
      declined(
        'Invalid token',
        'the session drops the token and calls by cookie',
      ),
      declined('LoginRequired', 'the input names no caller'),
    ],
    without: 'Nothing. The visitor of the cookie is asked for instead.',
  },
  getAuthInfo: {
    ...read,
    when: 'once when the session starts, for analytics; the only action that names no partner',
    identity: 'cookie',
    answer: answers.authInfoAnswer,
    errors: [declined('Login required', 'the visitor is signed out')],
    without:
      'Nothing. Analytics identifies the visitor only after a sign-in on the page.',
  },
  updateHDPCalcMarketing: {
    ...write,
    when: 'once after a signed-out visitor signs in on the path for which the page gave its `calculatorProperty`',
    identity: 'caller',
    request: requests.calculatorMarketingRequest,
    answer: answers.acknowledgement,
    errors: [declined('LoginRequired', 'the visitor is signed out')],
    without: "Nothing. The calculator's home is not saved.",
  },
  getZIPCodeLocation: {
    ...read,
    when: 'where the visitor looks is known: for the region of the page frame',
    identity: 'none',
    request: requests.zipCodeLocationRequest,
    answer: zipCodeLocationSchema,
    errors: [
      declined('UnknownLocation', 'there is no such place', fieldAndMessage),
    ],
    without: "The menus are the country's, not the region's.",
  },
  getRegionInformation: {
    ...read,
    when: 'where the visitor looks is known, and by `fetchRegionInformation`',
    identity: 'none',
    request: requests.regionInformationRequest,
    answer: regionInformationSchema,
    errors: [
      declined('UnknownLocation', 'there is no such place', fieldAndMessage),
    ],
    without: "Nothing. The session's `config.region` stays unknown.",
  },
  getNMLSLender: {
    ...writeOfForm,
    when: 'an NMLS ID is typed into the lead form',
    request: requests.nmlsLenderRequest,
    answer: nmlsLenderAnswer,
    errors: [
      declined(
        'UnknownNMLSId',
        'the directory does not have it',
        fieldAndMessage,
      ),
    ],
    without: 'Loan officers cannot send a lead: every NMLS ID is unknown.',
  },
  parseEmailAddress: {
    ...writeOfForm,
    when: 'an email address is typed into the lead form',
    request: requests.emailAddressRequest,
    answer: answers.acknowledgement,
    errors: [
      declined('InvalidEmailAddress', 'mail cannot reach it', fieldAndMessage),
    ],
    without:
      'The field shows a failed connection, and the lead cannot be sent.',
  },
  parsePhoneNumber: {
    ...writeOfForm,
    when: 'a phone number is typed into the lead form',
    request: requests.phoneNumberRequest,
    answer: parsedPhoneSchema,
    errors: [
      declined(
        'InvalidPhoneNumber',
        'it is not a North American number',
        fieldAndMessage,
      ),
    ],
    without:
      'The field shows a failed connection, and the lead cannot be sent.',
  },
  getRegisteredLender: {
    ...writeOfForm,
    when: 'a visitor with a lender sees the lender page',
    identity: 'caller',
    request: requests.registeredLenderRequest,
    answer: registeredLenderAnswer,
    errors: [
      declined('LoginRequired', 'the token is not valid'),
      declined(
        'UnknownLender',
        'this account may not see it, or it is missing',
        fieldAndMessage,
      ),
    ],
    without: "The lender's bar has neither Quotes nor Co-marketing.",
  },
} as const satisfies Readonly<Record<string, Omit<HostOperation, 'path'>>>;

const sendLead: Omit<HostOperation, 'path'> = {
  ...writeOfForm,
  when: 'a lead is sent; the action has the name of the product',
  request: requests.leadRequest,
  headers: {
    'Idempotency-Key':
      '8 to 100 letters, digits, hyphens or underscores (OPN-76)',
  },
  answer: answers.acknowledgement,
  errors: [
    refusal(
      400,
      'InvalidLead',
      'a rule of the form is broken: `field` names the field',
      ['field', 'message', 'validationErrors'],
    ),
    refusal(
      422,
      'IdempotencyKeyReused',
      "the key belongs to another person's lead",
      fieldAndMessage,
    ),
    refusal(403, 'BotBlocked', 'the security check comes first', [
      'blockScript',
    ]),
  ],
  without:
    'The form shows an error and keeps the entries, and no lead arrives.',
};

export type HostAction = keyof typeof namedActions | LeadAction;

/** By the names that the code calls; the lead's contains the product's name. */
export const hostActions = Object.fromEntries(
  Object.entries<Omit<HostOperation, 'path'>>({
    ...namedActions,
    [leadActionName]: sendLead,
  }).map(([name, action]) => [
    name,
    {
      path: `${apiBase}/${name}`,
      movedBy: 'apiBase',
      ...action,
    } satisfies HostOperation,
  ]),
) as Readonly<Record<HostAction, HostOperation>>;
