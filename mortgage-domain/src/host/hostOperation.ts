/**
 * What a page's host must serve, one entry for each call: who makes it and when, in whose name, what it carries and gives.
 * Read by the reference API, by docs/reference/host.md and by the OpenAPI document.
 * Source: specification 7; ledger CAL-1..16, SEC-1..4, API-1..8.
 */
import type * as v from 'valibot';
import type { HostFailure, HostHeader } from './hostFailures';

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
  /** Further parts of the address. */
  readonly query?: v.GenericSchema;
  /** Of the request, besides what every call of its kind has. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Undefined: no JSON, or our code does not read it. */
  readonly answer?: v.GenericSchema;
  /** Of the answer, besides those of every answer. */
  readonly answerHeaders?: readonly HostHeader[];
  /** The failures, in addition to those of every call of its kind (`host-kit/src/contract`). */
  readonly errors: readonly HostFailure[];
  /** What a visitor sees on a host that does not serve it. */
  readonly without: string;
  /** Ids of the ledger. */
  readonly source: string;
}
