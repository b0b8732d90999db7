/** Calls in the visitor's name. Source: specification 4; ledger API-6, AUT-3..6, ERR-1..3, OPN-43; threat S04. */
import type { ActionCall } from './buildRequest';
import type { ApiResult, Reader } from './contract';
import { isInvalidToken } from './readResult';

export type SendCall = <Value>(
  call: ActionCall,
  read: Reader<Value>,
) => Promise<ApiResult<Value>>;

export interface Authentication {
  /** The session's token, stored or looked up; from the network on request. Undefined if the visitor is signed out. */
  readonly findToken: (
    from: 'cache' | 'network',
  ) => Promise<string | undefined>;
  /** Opens the sign-in dialog; the token after success. */
  readonly signIn: () => Promise<string | undefined>;
}

/**
 * AUT-4 to AUT-6: the token held, a fresh one, then that of the sign-in dialog, each at most once. LoginRequired is the
 * API's answer; without any token nothing is sent and the call rejects with 'Login required' (OPN-43).
 */
export function retryWithSignIn(
  send: SendCall,
  { findToken, signIn }: Authentication,
): SendCall {
  return async (call, read) => {
    const { authenticated, errorOnly, signal } = call.options;
    if (!authenticated) {
      return send(call, read);
    }
    let sent: string | undefined;
    const ask = async () => {
      if (errorOnly) {
        return undefined;
      }
      // A dialog that cannot be loaded is no successful sign-in; one in another tab meanwhile is.
      const given = await signIn().catch(() => undefined);
      return (
        given ??
        findToken('cache').then((held) => (held === sent ? undefined : held))
      );
    };
    for (const find of [
      () => findToken('cache'),
      () => findToken('network'),
      ask,
    ]) {
      if (signal?.aborted) {
        return { ok: false, error: 'ConnectionFailure' };
      }
      const caller = await find();
      if (!caller) {
        continue;
      }
      const result = await send(toAuthenticated(call, caller), read);
      if (!needsSignIn(result)) {
        return result;
      }
      sent = caller;
    }
    if (sent) {
      return { ok: false, error: 'LoginRequired' };
    }
    throw new Error('Login required');
  };
}

/** The call is a POST, because an address must never contain a token. */
const toAuthenticated = (call: ActionCall, caller: string): ActionCall => ({
  ...call,
  method: 'POST',
  input: { ...call.input, caller },
});

/** A refused token has been dropped by now: a new one is needed (AUT-3). */
const needsSignIn = (result: ApiResult<unknown>): boolean =>
  !result.ok && (result.error === 'LoginRequired' || isInvalidToken(result));
