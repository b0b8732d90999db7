/**
 * How a page's host says no: each failure with its name, its status and what it carries. Our code goes by the name; caches,
 * proxies and monitors go by the status.
 * Source: ledger API-6, API-7, AUT-7, AUT-9, ERR-1..6, ERR-11, OPN-40; threats S05, S09, S14.
 */
/** Headers that our code, or the safety of our visitors, rests on. */
export type HostHeader =
  | 'Allow'
  | 'Cache-Control'
  | 'Content-Security-Policy'
  | 'Retry-After'
  | 'Set-Cookie'
  | 'X-Content-Type-Options';

/** Parts of a failure besides `error`. */
export type FailurePart = 'field' | 'message' | 'validationErrors' | 'blockScript';

export interface HostFailure {
  readonly error: string;
  readonly status: number;
  readonly meaning: string;
  /** What it always has besides `error`. */
  readonly carries?: readonly FailurePart[];
  /** What it always comes with besides the headers of every answer. */
  readonly headers?: readonly HostHeader[];
}
