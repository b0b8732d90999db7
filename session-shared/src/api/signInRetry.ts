/** Calls in the visitor's name. Source: specification 4; ledger API-6, AUT-4..6, ERR-2, ERR-3, OPN-43; threat S04. */
import type { ActionCall } from './buildRequest';
import type { ApiResult, Reader } from './contract';

/** Makes one call and reads its answer. */
export type SendCall = <Value>(call: ActionCall, read: Reader<Value>) => Promise<ApiResult<Value>>;

export interface Authentication {
  /** The session's token: what is held, or looked up; afresh from the network on request. Undefined: nobody is signed in. */
  readonly findToken: (from: 'cache' | 'network') => Promise<string | undefined>;
  /** Opens the sign-in dialog; the token after success. */
  readonly signIn: () => Promise<string | undefined>;
}

/** AUT-4 to AUT-6: the token held, a fresh one, then the sign-in dialog, each at most once. */
export function retryWithSignIn(send: SendCall, { findToken, signIn }: Authentication): SendCall {
  return async (call, read) => {
    if (!call.options.authenticated) return send(call, read);
    const first = await sendAs(send, await findToken('cache'), call, read);
    if (!needsSignIn(first)) return first;
    const refreshed = await findToken('network');
    const second = refreshed ? await sendAs(send, refreshed, call, read) : first;
    if (!needsSignIn(second) || call.options.errorOnly) return second;
    // AUT-6: a dialog that cannot be had is no successful sign-in.
    const signedIn = await signIn().catch(() => undefined);
    return signedIn ? sendAs(send, signedIn, call, read) : second;
  };
}

/** A token never stands in an address: the call is a POST. Without one nothing is sent (ERR-2: 'Login required'). */
async function sendAs<Value>(
  send: SendCall,
  caller: string | undefined,
  call: ActionCall,
  read: Reader<Value>,
): Promise<ApiResult<Value>> {
  if (!caller) return { ok: false, error: 'LoginRequired' };
  return send({ ...call, method: 'POST', input: { ...call.input, caller } }, read);
}

const needsSignIn = (result: ApiResult<unknown>): boolean =>
  !result.ok && result.error === 'LoginRequired';
