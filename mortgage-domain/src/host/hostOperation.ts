/**
 * What a page's host must serve, one entry for each call: who makes it and when, in whose name, what it carries and gives.
 * Read by the reference API, by docs/reference/host.md and by docs/reference/openapi.json.
 * Source: specification 7; ledger CAL-1..16, SEC-1..4, API-1..8.
 */
import type * as v from 'valibot';
import {
  failuresOfEveryAction,
  failuresOfEveryCall,
  failuresOfEveryPost,
  tooManyRequests,
  unreadableBody,
  wrongMethod,
  type HostFailure,
} from './hostFailures';
import { headersOfEveryAnswer, type HostHeader } from './hostHeaders';

/**
 * `cookie`: the browser's own session; `caller`: a token in the input, signed in for where there is
 * none; `nobody`: neither is asked for.
 */
export type HostIdentity = 'cookie' | 'caller' | 'nobody';

export interface HostOperation {
  readonly method: 'GET' | 'POST';
  /** On the page's own host, where it is with the usual options. */
  readonly path: string;
  /** The option by which a page moves it. */
  readonly movedBy?: 'apiBase' | 'accountPrefix';
  /** Workspaces. */
  readonly callers: readonly string[];
  /** How it is sent: `text/plain` are the API's actions (API-4), `navigation` leaves the page. */
  readonly sends: 'query' | 'text/plain' | 'application/json' | 'nothing' | 'text' | 'navigation';
  readonly when: string;
  readonly identity: HostIdentity;
  /** The input, which is in the address with dotted keys or in the body as JSON, by `sends`. */
  readonly request?: v.GenericSchema;
  /** What stands in the address besides. */
  readonly query?: v.GenericSchema;
  /** Of the request, besides what every call of its kind has. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Undefined: no JSON, or nothing of it is read. */
  readonly answer?: v.GenericSchema;
  /** Of the answer, besides those of every answer. */
  readonly answerHeaders?: readonly HostHeader[];
  /** What is said instead, besides the failures of every call of its kind (`failuresOf`). */
  readonly errors: readonly HostFailure[];
  /** What a visitor sees on a host that does not serve it. */
  readonly without: string;
  /** Ids of the ledger. */
  readonly source: string;
}

/** Whether it leaves the page, so that its answer is a page, too. */
const isPage = ({ sends }: HostOperation): boolean => sends === 'navigation';
const isAction = ({ movedBy }: HostOperation): boolean => movedBy === 'apiBase';

/** All that may be said instead of the answer: its own failures first, then those of its kind. */
export function failuresOf(operation: HostOperation): readonly HostFailure[] {
  const { method, sends, errors } = operation;
  if (isPage(operation)) return errors;
  const isPost = method === 'POST';
  const all = [
    ...errors,
    ...(isAction(operation) ? failuresOfEveryAction : []),
    ...(isAction(operation) && isPost ? [wrongMethod] : []),
    ...(sends === 'application/json' ? [unreadableBody, tooManyRequests] : []),
    ...(isPost ? failuresOfEveryPost : []),
    ...failuresOfEveryCall,
  ];
  const looks = all.map(({ error, status, carries = [] }) => [error, status, ...carries].join());
  return all.filter((_, index) => looks.indexOf(looks[index] ?? '') === index);
}

export const answerHeadersOf = (operation: HostOperation): readonly HostHeader[] => [
  ...(isPage(operation) ? [] : headersOfEveryAnswer),
  ...(operation.answerHeaders ?? []),
];
