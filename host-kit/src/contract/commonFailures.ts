/** Failures of every call of a kind, which none has to name. Source: ledger API-6, API-7, OPN-40; threats S04, S05, S09, S10, S14. */
import type { HostFailure } from 'mortgage-domain/host/hostFailures';

/** Of any call, GET or POST. */
export const failuresOfEveryCall: readonly HostFailure[] = [
  {
    error: 'ServiceUnavailable',
    status: 503,
    meaning: 'a service that the answer needs is away',
    carries: ['message'],
    headers: ['Retry-After'],
  },
  {
    error: 'UnexpectedError',
    status: 500,
    meaning: 'anything else; the message reveals nothing internal',
    carries: ['message'],
  },
];

/** Of every call that changes something: it says where it comes from, and no other site may make it (S05). */
export const failuresOfEveryPost: readonly HostFailure[] = [
  {
    error: 'ForeignOrigin',
    status: 403,
    meaning: '`Origin` or `Sec-Fetch-Site` names another site, or the call has neither',
    carries: ['message'],
  },
];

/** Of every call with a JSON body. */
export const unreadableBody: HostFailure = {
  error: 'InvalidRequest',
  status: 400,
  meaning: 'the body is no JSON object',
  carries: ['field', 'message'],
};

export const tooManyRequests: HostFailure = {
  error: 'TooManyRequests',
  status: 429,
  meaning: 'far too many from one address',
  carries: ['message'],
  headers: ['Retry-After'],
};

/** Of every action. */
export const failuresOfEveryAction: readonly HostFailure[] = [
  {
    error: 'InvalidRequest',
    status: 400,
    meaning: 'the input is not of its form: `field` says where, `message` what',
    carries: ['field', 'message'],
  },
  {
    error: 'InvalidRequest',
    status: 415,
    meaning: 'the body of a POST is not `text/plain`',
    carries: ['field', 'message'],
  },
  {
    error: 'InvalidRequest',
    status: 413,
    meaning: 'the body is larger than any call needs',
    carries: ['field', 'message'],
  },
  tooManyRequests,
];

/** Of an action that holds a token or personal data, which must not stand in an address (S04, S10). */
export const wrongMethod: HostFailure = {
  error: 'WrongMethod',
  status: 405,
  meaning: 'it is called by POST only',
  carries: ['field', 'message'],
  headers: ['Allow'],
};

/** At any other address below the API base. */
export const unknownAction: HostFailure = {
  error: 'UnknownAction',
  status: 404,
  meaning: 'there is no action of this name',
  carries: ['field', 'message'],
};
