/** Looks up the visitor once and keeps the answer. @source ledger CAL-1, CAL-2, AUT-1..3, ERR-1, OPN-39 */
import { keepsCookies } from 'embed/cookies';
import type { User } from 'mortgage-domain/people/user';
import { isAnswerOf } from 'mortgage-domain/wire/isAnswerOf';
import { whoAmIPath } from 'mortgage-domain/site/servicePaths';
import type { Api, ApiResult } from '../api/contract';
import { loadReaders } from '../api/loadReaders';
import {
  loggedOut,
  lookupFailed,
  lookupStarted,
  selectAuthToken,
  selectLookup,
  type UserPart,
  type VisitorStore,
  takeVisitor,
  type FoundVisitor,
} from './visitor';

/** A failed lookup gives `unknown`, never `signedOut`. */
export type UserLookup =
  | { readonly status: 'signedIn'; readonly user: User }
  | { readonly status: 'signedOut' }
  | { readonly status: 'unknown' };

/** `cookie`: a new request by cookie, because the token may be another person's; without cookies by the token (F36). */
export type LookUpUser = (
  from?: 'cache' | 'network' | 'cookie',
) => Promise<UserLookup>;

const noAnswer = { ok: false, error: 'ConnectionFailure' } as const;

/** All callers share one lookup. */
export function createUserLookup(store: VisitorStore, api: Api): LookUpUser {
  let latest: Promise<UserLookup> | undefined;

  function ask(token?: string): Promise<UserLookup> {
    store.dispatch(lookupStarted());
    const before = selectLookup(store.getState());
    // CAL-1: by a token that is held; CAL-2: by the browser's cookie.
    const answered = token
      ? api.post('whoAmI', { caller: token }, readWhoAmI)
      : api.request(whoAmIPath, readWhoAmI, { method: 'POST' });
    const asked: Promise<UserLookup> = answered
      .catch(() => undefined)
      .then((answer) => {
        // A newer lookup has started: use its answer.
        if (latest && latest !== asked) {
          return latest;
        }
        // An expired token does not sign the visitor out: ask by cookie (ERR-1).
        if (token && answer && !(answer.ok && answer.value.user)) {
          return ask();
        }
        latest = undefined;
        // The visitor signed in or out during the request, so the answer is outdated.
        return selectLookup(store.getState()) === before
          ? takeAnswer(store, answer ?? noAnswer)
          : (readKnown(store.getState()) ?? { status: 'unknown' });
      });
    latest = asked;
    return asked;
  }

  return (from = 'cache') => {
    const state = store.getState();
    const known =
      from === 'cache' || selectLookup(state).given
        ? readKnown(state)
        : undefined;
    if (known) {
      return Promise.resolve(known);
    }
    if (from === 'cache' && latest) {
      return latest;
    }
    const token = selectAuthToken(state);
    return ask(
      token && from === 'cookie' && keepsCookies(window) ? undefined : token,
    );
  };
}

function takeAnswer(
  store: VisitorStore,
  answer: ApiResult<WhoAmI>,
): UserLookup {
  if (!answer.ok && !isSignedOutError(answer.error)) {
    store.dispatch(lookupFailed());
    return { status: 'unknown' };
  }
  const { user, authToken, expiresIn }: WhoAmI = answer.ok ? answer.value : {};
  if (!user) {
    store.dispatch(loggedOut());
    return { status: 'signedOut' };
  }
  takeVisitor(store, { user, authToken, expiresIn });
  return { status: 'signedIn', user };
}

function readKnown(state: UserPart): UserLookup | undefined {
  const { status, user } = selectLookup(state);
  if (status === 'signedIn' && user) {
    return { status, user };
  }
  return status === 'signedOut' ? { status } : undefined;
}

const isSignedOutError = (error: string): boolean =>
  error === 'LoginRequired' || error === 'Invalid token';

/** The stored token, or that of a lookup. Undefined if the visitor is signed out (AUT-1, AUT-4). */
export async function findToken(
  store: VisitorStore,
  lookUpUser: LookUpUser,
  from: 'cache' | 'network',
): Promise<string | undefined> {
  const held = selectAuthToken(store.getState());
  if (from === 'cache' && held) {
    return held;
  }
  const { status } = await lookUpUser(from);
  return status === 'signedIn' ? selectAuthToken(store.getState()) : undefined;
}

export type WhoAmI = Partial<FoundVisitor>;

/** Throws for an incomplete or unrelated answer, which must not count as "signed out". */
const readWhoAmI = async (json: unknown): Promise<WhoAmI> =>
  isGuests(json) ? {} : (await loadReaders()).readSignedIn(json);

const answerKeys = ['authToken', 'user', 'message', 'expiresIn'];
const isGuests = (json: unknown): boolean =>
  isAnswerOf(json, answerKeys) &&
  [json.authToken, json.user].every(
    (part) => part === undefined || part === null || part === '',
  );
