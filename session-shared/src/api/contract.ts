/** The API client as remotes know it, frozen within a major (docs/contracts.md). Source: specification 7; ledger API, AUT, ERR. */

/** The result of a call: a checked value, or the name of its failure. Expected failures are values, not exceptions. */
export type ApiResult<Value> =
  | { readonly ok: true; readonly value: Value }
  | {
      readonly ok: false;
      readonly error: ApiError;
      readonly validationErrors?: readonly string[];
      /** The host answered 404: it may not have this action. */
      readonly isMissing?: true;
      /** The host answered, but with an error status and no text: the connection itself works. */
      readonly isRefused?: true;
    };

/** Names of failures: the catalogue's (ERR) or whatever name the API answered with. */
export type ApiError =
  | 'LoginRequired'
  | 'ConnectionFailure'
  | 'UnexpectedError'
  | (string & Record<never, never>);

/** Checks unknown JSON; throws for a wrong shape (`UnexpectedError`). Only the session's own may return a promise: older sessions do not wait. */
export type Reader<Value> = (json: unknown) => Value | Promise<Value>;

export interface CallOptions {
  /** Adds `caller` with the auth token and signs in when the API requires it (API-6, AUT-4, AUT-5). */
  readonly authenticated?: boolean;
  /** Never opens the sign-in dialog (AUT-6). */
  readonly errorOnly?: boolean;
  /** Ends the call early; the result is then ConnectionFailure. */
  readonly signal?: AbortSignal;
  /** Sent also where the page is left at once (`keepalive` of fetch). */
  readonly keepalive?: boolean;
  /** Sent as `Idempotency-Key` so that a repeated write is stored once (OPN-76). */
  readonly idempotencyKey?: string;
}

export interface PageRequest {
  readonly method?: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** The response is read as text, not JSON (SEC-2). */
  readonly asText?: boolean;
  readonly signal?: AbortSignal;
}

type ActionCall = <Value>(
  action: string,
  input: object,
  read: Reader<Value>,
  options?: CallOptions,
) => Promise<ApiResult<Value>>;

/**
 * The API client: actions of the mortgage API, and paths on the host of the page. An expected failure is a result;
 * a call rejects only with 'Unable to call MAX' (no API configured, ERR-10), with 'Login required' (an authenticated
 * call without a token, so that nothing is sent: ERR-2, OPN-43), with an Error named `ChallengeClosed` (AUT-11), and
 * with a RangeError for the input of a GET that no query can carry.
 */
export interface Api {
  /** GET `{base}/{action}` with dotted keys; POST above 2047 characters (API-1 to API-3). */
  readonly get: ActionCall;
  /** POST `{base}/{action}`, text/plain JSON, partnerId in the query (API-4, API-5). */
  readonly post: ActionCall;
  /** A request on the page's own host with its cookies, for the calls that are not actions (CAL-2, CAL-12 to CAL-16). */
  request<Value>(
    path: string,
    read: Reader<Value>,
    init?: PageRequest,
  ): Promise<ApiResult<Value>>;
}
