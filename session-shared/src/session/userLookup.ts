/** Who the visitor is: asked once, kept, asked afresh on request. Source: ledger CAL-1, CAL-2, AUT-1..3, ERR-1, OPN-39. */
import * as v from 'valibot';
import { readUser, type User } from 'mortgage-domain/people/user';
import { whoAmIPath } from 'mortgage-domain/site/servicePaths';
import { loggedIn, loggedOut, lookupFailed, lookupStarted } from '../state/actions';
import type { Api, ApiResult, UserLookup } from '../state/contract';
import { selectAuthToken, selectLookup, selectUser } from '../state/selectors';
import type { SessionStore } from '../state/store';

interface WhoAmI {
  readonly user?: User;
  readonly authToken?: string;
}

const noAnswer = { ok: false, error: 'ConnectionFailure' } as const;
const answerSchema = v.object({
  authToken: v.optional(v.string()),
  user: v.optional(v.unknown()),
  message: v.optional(v.string()),
});

function readWhoAmI(json: unknown): WhoAmI {
  const { authToken, user } = v.parse(answerSchema, json);
  return authToken && user ? { authToken, user: readUser(user) } : {};
}

/** `cookie`: afresh, and not by the token held, which may be another person's by now. */
export type LookUpUser = (from?: 'cache' | 'network' | 'cookie') => Promise<UserLookup>;

/** One lookup for all who ask. */
export function createUserLookup(store: SessionStore, api: () => Api): LookUpUser {
  let latest: Promise<UserLookup> | undefined;

  function ask(from: 'network' | 'cookie'): Promise<UserLookup> {
    store.dispatch(lookupStarted());
    const before = selectLookup(store.getState());
    const asking: Promise<UserLookup> = askServer(from)
      .catch(() => noAnswer)
      .then((answer) => {
        // Asked again meanwhile: that answer is the newer one.
        if (latest !== asking && latest) return latest;
        latest = undefined;
        // Somebody signed in or out meanwhile: what the server said before that is not true any more.
        return selectLookup(store.getState()) === before
          ? conclude(answer)
          : (readKnown() ?? { status: 'unknown' });
      });
    latest = asking;
    return asking;
  }

  async function askServer(from: 'network' | 'cookie'): Promise<ApiResult<WhoAmI>> {
    const token = from === 'cookie' ? undefined : selectAuthToken(store.getState());
    const held = token ? await api().post('whoAmI', { caller: token }, readWhoAmI) : undefined;
    // A token that is not good any more is no reason to sign anybody out: the cookie decides (ERR-1).
    return held?.ok && held.value.user
      ? held
      : api().request(whoAmIPath, readWhoAmI, { method: 'POST' });
  }

  function conclude(answer: ApiResult<WhoAmI>): UserLookup {
    if (!answer.ok && !isSignedOutError(answer.error)) {
      store.dispatch(lookupFailed());
      return { status: 'unknown' };
    }
    const { user, authToken } = answer.ok ? answer.value : {};
    if (!user) store.dispatch(loggedOut());
    else {
      // Another person than before: nothing of the one who left may stay.
      if (![undefined, user.id].includes(selectUser(store.getState())?.id))
        store.dispatch(loggedOut(true));
      store.dispatch(loggedIn(user, authToken));
    }
    return user ? { status: 'signedIn', user } : { status: 'signedOut' };
  }

  function readKnown(): UserLookup | undefined {
    const { status, user } = selectLookup(store.getState());
    if (status === 'signedIn' && user) return { status, user };
    return status === 'signedOut' ? { status } : undefined;
  }

  return (from = 'cache') => {
    if (from !== 'cache') return ask(from);
    const known = readKnown();
    return known ? Promise.resolve(known) : (latest ?? ask('network'));
  };
}

const isSignedOutError = (error: string): boolean =>
  error === 'LoginRequired' || error === 'Invalid token';
