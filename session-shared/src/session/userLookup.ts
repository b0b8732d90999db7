/** Who the visitor is: asked once, kept, asked afresh on request. Source: ledger CAL-1, CAL-2, AUT-1..3, ERR-1, OPN-39. */
import * as v from 'valibot';
import { readUser, type User } from 'mortgage-domain/user';
import { loggedIn, loggedOut, lookupFailed, lookupStarted } from './actions';
import type { Api, ApiResult, UserLookup } from './contract';
import { selectAuthToken } from './selectors';
import type { SessionStore } from './store';

interface WhoAmI { readonly user?: User; readonly authToken?: string }

const answerSchema = v.object({ authToken: v.optional(v.string()), user: v.optional(v.unknown()), message: v.optional(v.string()) });

function readWhoAmI(json: unknown): WhoAmI {
  const { authToken, user } = v.parse(answerSchema, json);
  return authToken && user ? { authToken, user: readUser(user) } : {};
}

export type LookUpUser = (from?: 'cache' | 'network') => Promise<UserLookup>;

/** One lookup for all who ask; `settled` hears of each definite answer. */
export function createUserLookup(store: SessionStore, api: () => Api, settled: (signedIn: boolean) => void): LookUpUser {
  let kept: Promise<UserLookup> | undefined;

  async function ask(): Promise<UserLookup> {
    store.dispatch(lookupStarted());
    const token = selectAuthToken(store.getState());
    const held = token ? await api().post('whoAmI', { caller: token }, readWhoAmI) : undefined;
    // A token that is not good any more is no reason to sign anybody out: the cookie decides (ERR-1).
    const answer = held?.ok && held.value.user ? held : await api().request('/user/account/services/WhoAmI.htm', readWhoAmI, { method: 'POST' });
    return conclude(answer);
  }

  function conclude(answer: ApiResult<WhoAmI>): UserLookup {
    if (!answer.ok && !isSignedOutError(answer.error)) {
      kept = undefined;
      store.dispatch(lookupFailed());
      return { status: 'unknown' };
    }
    const found = answer.ok ? answer.value : {};
    settled(found.user !== undefined);
    if (!found.user) {
      store.dispatch(loggedOut());
      return { status: 'signedOut' };
    }
    store.dispatch(loggedIn(found.user, found.authToken));
    return { status: 'signedIn', user: found.user };
  }

  return (from = 'cache') => {
    if (from === 'network' || !kept) kept = ask();
    return kept;
  };
}

const isSignedOutError = (error: string): boolean => error === 'LoginRequired' || error === 'Invalid token';
