/** The contract of a page's one session, for remotes of any release. Within a major only additions (docs/contracts.md). */
import type { Store, UnknownAction } from 'redux';
import type { TrackingEvent } from '../analytics/actions';
import type { Api } from '../api/contract';
import type { Report } from '../problems/report';
import type { SignIn } from '../sign-in/signIn';
import type { UserLookup } from '../visitor/userLookup';
import type { FeatureReducer, SessionAction, SessionState } from './state';

/** Major version; a copy with another major does not join a session already on the page. */
export const contractMajor = 1;

export type SessionStore = Store<SessionState, SessionAction | UnknownAction>;

/** What a remote adds to the session while it is mounted. */
export interface SessionFeature {
  /** State key of the feature; unique on the page. */
  readonly name: string;
  readonly reducer?: FeatureReducer;
  readonly saga?: (session: Session) => Generator<unknown, void, unknown>;
}

export interface Session {
  readonly contractMajor: number;
  readonly store: SessionStore;
  readonly api: Api;
  /** Injects a reducer, runs a saga; returns detach. Attaching the same name again shares it until the last detach. */
  attach: (feature: SessionFeature) => () => void;
  /** Who the visitor is; looked up on the first call and cached (AUT-1), afresh from the network on request (AUT-2). */
  lookUpUser: (from?: 'cache' | 'network') => Promise<UserLookup>;
  /** Opens the sign-in dialog; the token after success, undefined when it was closed (AUT-5, SGN-1). */
  signIn: SignIn;
  /** Signs out of the two auth services and goes to the logout link (SEC-1 to SEC-4). */
  signOut: () => Promise<void>;
  /** Sends an event to the page's analytics if the visitor has consented. Never throws or waits (ANA-3, F42 to F44). */
  track: (event: TrackingEvent) => void;
  /** Reports to the error-reporting service, by default to the console (OPN-95). */
  report: Report;
}
