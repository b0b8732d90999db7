/** A call that a page's host must serve. Source: ledger CAL-1..16, SEC-1..4, API-1..8. */
import type * as v from 'valibot';
import type { HostFailure, HostHeader } from './hostFailures';

export interface HostOperation {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly movedBy?: 'apiBase' | 'accountPrefix';
  readonly callers: readonly string[];
  /** `text/plain` are the API's actions (API-4), `navigation` leaves the page. */
  readonly sends:
    | 'query'
    | 'text/plain'
    | 'application/json'
    | 'nothing'
    | 'text'
    | 'navigation';
  readonly when: string;
  /** `cookie`: the browser's own session; `caller`: a token in the input, after a sign-in. */
  readonly identity: 'cookie' | 'caller' | 'none';
  /** The input: in the address with dotted keys or in the body as JSON, by `sends`. */
  readonly request?: v.GenericSchema;
  readonly query?: v.GenericSchema;
  /** Of the request, besides those of every call of its kind. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Undefined: no JSON, or our code does not read it. */
  readonly answer?: v.GenericSchema;
  /** Of the answer, besides those of every answer. */
  readonly answerHeaders?: readonly HostHeader[];
  /** Besides the failures of every call of its kind (`host-kit/src/contract`). */
  readonly errors: readonly HostFailure[];
  /** What a visitor sees on a host that does not serve it. */
  readonly without: string;
}
