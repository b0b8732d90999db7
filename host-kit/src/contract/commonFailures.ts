/** Failures and headers that operations of a kind share. Source: ledger API-6, API-7, OPN-40; threats S04, S05, S09, S10, S14. */
import {
  fieldAndMessage,
  refusal,
  type HostFailure,
  type HostHeader,
} from 'mortgage-domain/host/hostFailures';
import type { HostOperation } from 'mortgage-domain/host/hostOperation';
import { headersOfEveryAnswer } from './answerHeaders';

const passes = (
  status: number,
  error: string,
  meaning: string,
): HostFailure => ({
  ...refusal(status, error, meaning, ['message']),
  headers: ['Retry-After'],
});

export const failuresOfEveryCall: readonly HostFailure[] = [
  passes(503, 'ServiceUnavailable', 'a service that the answer needs is away'),
  refusal(
    500,
    'UnexpectedError',
    'anything else; the message reveals nothing internal',
    ['message'],
  ),
];

/** Of every call that changes something (S05). */
export const failuresOfEveryPost: readonly HostFailure[] = [
  refusal(
    403,
    'ForeignOrigin',
    '`Origin` or `Sec-Fetch-Site` names another site, or the call has neither',
    ['message'],
  ),
];

const invalid = (status: number, meaning: string): HostFailure =>
  refusal(status, 'InvalidRequest', meaning, fieldAndMessage);

export const unreadableBody = invalid(400, 'the body is not a JSON object');

export const tooManyRequests = passes(
  429,
  'TooManyRequests',
  'too many calls from one address',
);

export const failuresOfEveryAction: readonly HostFailure[] = [
  invalid(
    400,
    'the input is invalid: `field` names the part, `message` the reason',
  ),
  invalid(415, 'the body of a POST is not `text/plain`'),
  invalid(413, 'the body is larger than any call needs'),
  tooManyRequests,
];

/** Of an action with a token or personal data, which must not be in an address (S04, S10). */
export const wrongMethod: HostFailure = {
  ...refusal(405, 'WrongMethod', 'the call is not a POST', fieldAndMessage),
  headers: ['Allow'],
};

/** At any other address below the API base. */
export const unknownAction = refusal(
  404,
  'UnknownAction',
  'no action has this name',
  fieldAndMessage,
);

/** Whether it leaves the page, so that its answer is a page. */
const isPage = ({ sends }: HostOperation): boolean => sends === 'navigation';

/** Every failure of an operation: its own first, then those of its kind. */
export function failuresOf(operation: HostOperation): readonly HostFailure[] {
  const { sends, errors, movedBy } = operation;
  if (isPage(operation)) {
    return errors;
  }
  const isPost = operation.method === 'POST';
  const isAction = movedBy === 'apiBase';
  const all = [
    ...errors,
    ...(isAction ? failuresOfEveryAction : []),
    ...(isAction && isPost ? [wrongMethod] : []),
    ...(sends === 'application/json' ? [unreadableBody, tooManyRequests] : []),
    ...(isPost ? failuresOfEveryPost : []),
    ...failuresOfEveryCall,
  ];
  const looks = all.map(({ error, status, carries = [] }) =>
    [error, status, ...carries].join(),
  );
  return all.filter((_, index) => looks.indexOf(looks[index] ?? '') === index);
}

export const answerHeadersOf = (
  operation: HostOperation,
): readonly HostHeader[] => [
  ...(isPage(operation) ? [] : headersOfEveryAnswer),
  ...(operation.answerHeaders ?? []),
];
