/**
 * The contract of the one session of a page: what remotes of any release may rely on.
 * Within a major only additions (docs/contracts.md). Source: ledger STO, PRM, AUT, API.
 */
import type { Store, UnknownAction } from 'redux';
import type { User } from 'mortgage-domain/people/user';
import type { SessionAction } from './actions';
import type { SessionState } from './state';

/** Major version; a copy with another major does not join a session already on the page. */
export const contractMajor = 1;

/** What a call gives: a checked value, or the name of what went wrong. Expected failures are values, not exceptions. */
export type ApiResult<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly error: ApiError; readonly validationErrors?: readonly string[] };

/** Names of failures: the catalogue's (ERR) or whatever name the API answered with. */
export type ApiError =
  'LoginRequired' | 'ConnectionFailure' | 'UnexpectedError' | (string & Record<never, never>);

/** Checks unknown JSON once, at the edge; throws when the shape is wrong (the call then gives `UnexpectedError`). */
export type Reader<Value> = (json: unknown) => Value;

export interface CallOptions {
  /** Adds `caller` with the auth token and signs in when the API asks for it (API-6, AUT-4, AUT-5). */
  readonly authenticated?: boolean;
  /** Never opens the sign-in lightbox: LoginRequired is returned (AUT-6). */
  readonly errorOnly?: boolean;
  /** Ends the call early; the result is then ConnectionFailure. */
  readonly signal?: AbortSignal;
  /** Sent as `Idempotency-Key` so that a repeated write is stored once (OPN-76). */
  readonly idempotencyKey?: string;
}

/**
 * The API client: actions of the mortgage API, and plain paths on the page's own host. What is expected to fail gives a result;
 * a call rejects only with 'Unable to call MAX' (no API configured, ERR-10) and with an Error named `ChallengeClosed` (AUT-11).
 */
export interface Api {
  /** GET `{base}/{action}` with dotted keys; POST above 2047 characters (API-1 to API-3). */
  get<Value>(
    action: string,
    input: object,
    read: Reader<Value>,
    options?: CallOptions,
  ): Promise<ApiResult<Value>>;
  /** POST `{base}/{action}`, text/plain JSON, partnerId in the query (API-4, API-5). */
  post<Value>(
    action: string,
    input: object,
    read: Reader<Value>,
    options?: CallOptions,
  ): Promise<ApiResult<Value>>;
  /** A request on the page's own host with its cookies, for the calls that are not actions (CAL-2, CAL-12 to CAL-16). */
  request<Value>(path: string, read: Reader<Value>, init?: PageRequest): Promise<ApiResult<Value>>;
}

export interface PageRequest {
  readonly method?: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** The response is read as text, not JSON (SEC-2). */
  readonly asText?: boolean;
  readonly signal?: AbortSignal;
}

/** A reducer of any state may join; it sees every action and returns the same object for those that are not its own. */
export type FeatureReducer = (state: never, action: never) => unknown;

/** What a remote adds to the session while it is mounted. */
export interface SessionFeature {
  /** State key of the feature; unique on the page. */
  readonly name: string;
  readonly reducer?: FeatureReducer;
  /** Root saga, started with the session; cancelled on detach. */
  readonly saga?: (session: Session) => Generator<unknown, void, unknown>;
}

export interface Session {
  readonly contractMajor: number;
  readonly store: Store<SessionState, SessionAction | UnknownAction>;
  readonly api: Api;
  /** Injects a reducer, runs a saga; returns detach. Attaching the same name again shares it until the last detach. */
  attach(feature: SessionFeature): () => void;
  /** Who the visitor is; looked up on the first call and cached (AUT-1), afresh from the network on request (AUT-2). */
  lookUpUser(from?: 'cache' | 'network'): Promise<UserLookup>;
  /** Opens the sign-in lightbox; the token after success, undefined when it was closed (AUT-5, SGN-1). */
  signIn(options?: SignInOptions): Promise<string | undefined>;
  /** Signs out of the two auth services and goes to the logout link (SEC-1 to SEC-4). */
  signOut(): Promise<void>;
  /** Tells the page's analytics, as far as the visitor has consented; never throws, never waits (ANA-3, F42 to F44). */
  track(event: TrackingEvent): void;
  /** Tells the error-reporting service, by default the console (OPN-95). */
  report(problem: Problem): void;
}

/** OPN-96. No personal data: a label is the text of a link or a word of ours (S10). */
export interface TrackingEvent {
  readonly category: string;
  readonly action: string;
  readonly label: string;
}

/** What went wrong without stopping anybody: a name of ours, and never what a visitor typed or who it is (S10). */
export interface Problem {
  readonly name: string;
  readonly detail?: string;
}

/** A failed lookup is its own answer: it never means "signed out". */
export type UserLookup =
  | { readonly status: 'signedIn'; readonly user: User }
  | { readonly status: 'signedOut' }
  | { readonly status: 'unknown' };

export interface SignInOptions {
  /** A known pre-login entry such as `upsell/lender-onboard` (SGN-9), or the path to register from; default `/`. */
  readonly path?: string;
  readonly tab?: 'signIn' | 'register';
  /** What happens after success; default `stay`. */
  readonly afterSuccess?: 'reload' | 'stay';
  /** Where to go instead, on the page's own origin or the main domain; any other address is left out (S02). */
  readonly redirectUrl?: string;
}
