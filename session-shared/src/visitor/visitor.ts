/** Who the visitor is. Source: specification 3, 4; ledger STO-3, STO-4, STO-9, STO-15, ERR-1, ERR-9. */
import type { UserNavigation } from 'mortgage-domain/menus/userNavigation';
import type { User } from 'mortgage-domain/people/user';

export type LookupStatus =
  | 'notLoaded'
  | 'loading'
  | 'signedIn'
  | 'signedOut'
  | 'unknown';
/** Who was found. A failed lookup is "unknown", never "signed out". */
export interface LookupState {
  readonly status: LookupStatus;
  readonly user?: User;
  /** The page has given the visitor, with this for the account menu. No call looks them up then. */
  readonly given?: UserNavigation;
}
/** STO-15, and the result of the lookup behind it. */
export interface UserState {
  readonly loggedIn: boolean;
  readonly name?: string;
  /** In memory only; the browser's cookie is the authority (S04). */
  readonly authToken?: string;
  readonly lookup: LookupState;
  /** The visitor signs out, and the auth services have not answered yet. */
  readonly isLeaving?: true;
  /** When the session ends by itself, in ms of this browser's clock; only where the server sends it. */
  readonly endsAt?: number;
}
export interface UserPart {
  readonly user: UserState;
}
export const initialUser: UserState = {
  loggedIn: false,
  lookup: { status: 'notLoaded' },
};

// Reducer
export function userReducer(
  state: UserState = initialUser,
  action: VisitorAction,
): UserState {
  if (state.lookup.given && isFinding(action)) {
    return state;
  }
  switch (action.type) {
    case 'session/loggedIn':
      return {
        // The page's word brings neither token nor end (OPN-132).
        ...(action.given ? initialUser : state),
        loggedIn: true,
        name: `${action.user.firstName} ${action.user.lastName}`.trim(),
        authToken: action.given
          ? undefined
          : (action.authToken ?? state.authToken),
        lookup: { status: 'signedIn', user: action.user, given: action.given },
      };
    case 'session/loginFound':
      return {
        ...state,
        loggedIn: true,
        lookup: state.loggedIn ? state.lookup : { status: 'unknown' },
      };
    case 'session/loggedOut':
      // The cache is cleared, and the visitor is unknown (ERR-1).
      return action.cause === 'invalidToken'
        ? initialUser
        : {
            loggedIn: false,
            lookup: { status: 'signedOut', given: action.given },
          };
    case 'session/signOutStarted':
      return { ...state, isLeaving: true };
    case 'session/expiryFound':
      return state.loggedIn ? { ...state, endsAt: action.endsAt } : state;
    // Whichever code dispatches it (STO-9, ERR-9).
    case 'session/authTokenSet':
      if (!action.authToken) {
        throw new Error('No auth token provided');
      }
      return { ...state, authToken: action.authToken };
    case 'session/lookupStarted':
      // Keep the previous answer during a new lookup.
      return isKnown(state.lookup)
        ? state
        : { ...state, lookup: { status: 'loading', given: action.given } };
    case 'session/lookupFailed':
      return isKnown(state.lookup)
        ? state
        : { ...state, lookup: { status: 'unknown' } };
    default:
      return state;
  }
}

const isKnown = ({ status }: LookupState): boolean =>
  status === 'signedIn' || status === 'signedOut';

/** Found by a call or by another tab: the visitor that the page gives outweighs it. */
const isFinding = (action: VisitorAction): boolean =>
  action.type === 'session/loginFound' ||
  action.type === 'session/expiryFound' ||
  (action.type === 'session/loggedOut' &&
    !action.given &&
    action.cause !== 'here' &&
    action.cause !== 'otherUser');

// Actions
/** `given`: the page gives it. */
export const loggedIn = (
  user: User,
  authToken?: string,
  given?: UserNavigation,
) => ({ type: 'session/loggedIn', user, authToken, given }) as const;
/** The server's answer shows that the visitor is signed in, but not who they are (HDR-17). */
export const loginFound = () => ({ type: 'session/loginFound' }) as const;
/** The cause of a sign-out, where other tabs have it too or have their own token (AUT-3). */
export type LogoutCause = 'here' | 'otherTab' | 'otherUser' | 'invalidToken';
export const loggedOut = (cause?: LogoutCause, given?: UserNavigation) =>
  ({ type: 'session/loggedOut', cause, given }) as const;
export const signOutStarted = () =>
  ({ type: 'session/signOutStarted' }) as const;
/** The server, or another tab, has sent the end of the session. */
export const expiryFound = (endsAt: number, isOfOtherTab?: boolean) =>
  ({ type: 'session/expiryFound', endsAt, isOfOtherTab }) as const;
export const lookupStarted = (given?: UserNavigation) =>
  ({ type: 'session/lookupStarted', given }) as const;
export const lookupFailed = () => ({ type: 'session/lookupFailed' }) as const;
/** STO-9. */
export const authTokenSet = (authToken: string | undefined) =>
  ({ type: 'session/authTokenSet', authToken }) as const;
export type VisitorAction = ReturnType<
  | typeof loggedIn
  | typeof loginFound
  | typeof loggedOut
  | typeof signOutStarted
  | typeof expiryFound
  | typeof lookupStarted
  | typeof lookupFailed
  | typeof authTokenSet
>;

// Selectors
export const selectLoggedIn = ({ user }: UserPart): boolean => user.loggedIn;
export const selectAuthToken = ({ user }: UserPart): string | undefined =>
  user.authToken;
export const selectEndsAt = ({ user }: UserPart): number | undefined =>
  user.endsAt;
export const selectLookup = ({ user }: UserPart): LookupState => user.lookup;
export const selectLookupStatus = ({ user }: UserPart): LookupStatus =>
  user.lookup.status;
export const selectUser = ({ user }: UserPart): User | undefined =>
  user.lookup.user;

export interface VisitorStore {
  getState(): UserPart;
  dispatch(action: VisitorAction): unknown;
  subscribe(listener: () => void): unknown;
}

export interface FoundVisitor {
  readonly user: User;
  readonly authToken?: string;
  /** Seconds until the session ends; another kind of value is ignored. */
  readonly expiresIn?: unknown;
  readonly given?: UserNavigation;
}

/** Stores the signed-in visitor. If it is another person, the previous person's data is removed first. */
export function takeVisitor(
  store: VisitorStore,
  { user, authToken, expiresIn, given }: FoundVisitor,
): void {
  const before = selectUser(store.getState());
  if (before && before.id !== user.id) {
    store.dispatch(loggedOut('otherUser'));
  }
  store.dispatch(loggedIn(user, authToken, given));
  const leftMs = Number(expiresIn) * 1000;
  if (leftMs > 0) {
    store.dispatch(expiryFound(Date.now() + leftMs));
  }
}

/** For a call that begins: drops the visitor once the API has refused its token. A newer token and a newer visitor stay (AUT-3 ERR-1). */
export function watchToken(store: VisitorStore, caller: unknown): () => void {
  const asking = selectUser(store.getState());
  return () => {
    const { authToken, loggedIn: isLoggedIn, lookup } = store.getState().user;
    const isTheirs = isLoggedIn && lookup.user?.id === asking?.id;
    if (caller === undefined ? isTheirs : caller === authToken) {
      store.dispatch(loggedOut('invalidToken'));
    }
  };
}
