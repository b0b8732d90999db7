/**
 * How a page's host refuses a call. Our code reads the name; caches, proxies and monitors read the
 * status.
 * Source: ledger API-6, API-7, AUT-7, AUT-9, ERR-1..6, ERR-11, OPN-40; threats S05, S09, S14.
 */
/** Headers that our code, or the safety of our visitors, needs. */
export type HostHeader =
  | 'Allow'
  | 'Cache-Control'
  | 'Content-Security-Policy'
  | 'Retry-After'
  | 'Set-Cookie'
  | 'X-Content-Type-Options';

export type FailurePart =
  | 'field'
  | 'message'
  | 'validationErrors'
  | 'blockScript';

export interface HostFailure {
  readonly error: string;
  readonly status: number;
  readonly meaning: string;
  /** Always present besides `error`. */
  readonly carries?: readonly FailurePart[];
  /** Always present besides the headers of every answer. */
  readonly headers?: readonly HostHeader[];
}

export const fieldAndMessage = ['field', 'message'] as const;

export const refusal = (
  status: number,
  error: string,
  meaning: string,
  carries?: readonly FailurePart[],
): HostFailure => ({ error, status, meaning, ...(carries && { carries }) });
