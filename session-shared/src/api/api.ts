/** The API client. Source: specification 7; ledger API-1..9, AUT-4..6, AUT-9..11, ERR-2..4, ERR-10, ERR-11, OPN-38, OPN-40..44. */
import { encodeDottedKeys } from 'mortgage-domain/wire/encodeDottedKeys';
import { readBlockScript, toApiResult } from './apiResult';
import { ChallengeClosed } from './challengeClosed';
import type { Api, ApiResult, CallOptions, PageRequest, Reader } from '../state/contract';
import { sendRequest, type Answer, type Fetch } from './request';
import type { PromiseStatus } from '../state/state';

const getUrlMaxLength = 2047;

export interface ApiSettings {
  readonly fetch: Fetch;
  /** Origin of the page, for the length of absolute addresses. */
  readonly origin: string;
  readonly base: () => string;
  readonly partnerId: () => string;
  /** The session's token: what is held, or looked up; afresh from the network on request. Undefined: nobody is signed in. */
  readonly token: (from: 'cache' | 'network') => Promise<string | undefined>;
  /** Opens the sign-in lightbox; the token after success. */
  readonly signIn: () => Promise<string | undefined>;
  /** Shows the challenge behind a block script; settles once it is passed, rejects with ChallengeClosed (AUT-9, AUT-11). */
  readonly challenge: (blockScript: string) => Promise<void>;
  /** Whether calls ask for the cookie mode of the bot challenge (API-8). */
  readonly bot: () => boolean;
  readonly report: (actionType: string, status: PromiseStatus) => void;
}

interface ActionCall {
  readonly action: string;
  readonly method: 'GET' | 'POST';
  readonly input: object;
  readonly options: CallOptions;
}

export function createApi(settings: ApiSettings): Api {
  const inFlight = new Map<string, Promise<Answer>>();

  async function call<Value>(request: ActionCall, read: Reader<Value>): Promise<ApiResult<Value>> {
    settings.report(request.action, 'inProgress');
    let status: PromiseStatus = 'error';
    try {
      const result = request.options.authenticated
        ? await callWithSignIn(request, read)
        : await send(request, read);
      if (result.ok) status = 'success';
      return result;
    } finally {
      settings.report(request.action, status);
    }
  }

  /** AUT-4 to AUT-6: the token held, a fresh one, then the lightbox, each at most once. */
  async function callWithSignIn<Value>(
    request: ActionCall,
    read: Reader<Value>,
  ): Promise<ApiResult<Value>> {
    const first = await sendWithToken(request, read, await settings.token('cache'));
    if (!needsSignIn(first)) return first;
    const refreshed = await settings.token('network');
    const second = refreshed ? await sendWithToken(request, read, refreshed) : first;
    if (!needsSignIn(second) || request.options.errorOnly) return second;
    const signedIn = await settings.signIn();
    return signedIn ? sendWithToken(request, read, signedIn) : second;
  }

  async function sendWithToken<Value>(
    request: ActionCall,
    read: Reader<Value>,
    caller: string | undefined,
  ): Promise<ApiResult<Value>> {
    try {
      requireCaller(caller);
    } catch {
      return { ok: false, error: 'LoginRequired' };
    }
    // A token never stands in an address (S04).
    return send({ ...request, method: 'POST', input: { ...request.input, caller } }, read);
  }

  async function send<Value>(request: ActionCall, read: Reader<Value>): Promise<ApiResult<Value>> {
    const { url, init } = toRequest(request, settings);
    return toApiResult(await exchange(() => shared(url, init, request.options)), read);
  }

  /** AUT-9 to AUT-11: a blocked call waits for the challenge and is made once more; a second block rejects it. */
  async function exchange(ask: () => Promise<Answer>): Promise<Answer> {
    const first = await answerOf(ask);
    const blockScript = readBlockScript(first);
    if (blockScript === undefined) return first;
    await settings.challenge(blockScript);
    const second = await answerOf(ask);
    if (readBlockScript(second) !== undefined)
      throw new ChallengeClosed('The call was blocked again after the security check was passed.');
    return second;
  }

  /** The same request at the same time is made once; writes with a key of their own and calls that can be ended are not shared. */
  function shared(
    url: string,
    init: RequestInit,
    { signal, idempotencyKey }: CallOptions,
  ): Promise<Answer> {
    if (signal || idempotencyKey) return sendRequest(settings.fetch, url, { ...init, signal });
    const key = `${init.method} ${url} ${String(init.body ?? '')}`;
    const running =
      inFlight.get(key) ??
      sendRequest(settings.fetch, url, init).finally(() => inFlight.delete(key));
    inFlight.set(key, running);
    return running;
  }

  return {
    get: (action, input, read, options = {}) =>
      call({ action, method: 'GET', input, options }, read),
    post: (action, input, read, options = {}) =>
      call({ action, method: 'POST', input, options }, read),
    async request(path, read, { asText, headers, ...init }: PageRequest = {}) {
      const accept = asText ? 'text/plain' : 'application/json';
      const full = {
        credentials: 'same-origin' as const,
        ...init,
        headers: { accept, ...challengeMode(settings), ...headers },
        asText,
      };
      return toApiResult(await exchange(() => sendRequest(settings.fetch, path, full)), read);
    },
  };
}

/** OPN-44: a rejected request is as good as an empty answer: a ConnectionFailure. */
async function answerOf(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch {
    return { kind: 'empty' };
  }
}

const challengeMode = ({ bot }: Pick<ApiSettings, 'bot'>): Record<string, string> =>
  bot() ? { 'x-bot-challenge-mode': 'cookie' } : {};
const needsSignIn = (result: ApiResult<unknown>): boolean =>
  !result.ok && result.error === 'LoginRequired';

/** ERR-2, OPN-43. */
function requireCaller(caller: string | undefined): string {
  if (!caller) throw new Error('Login required');
  return caller;
}

/** API-1 to API-8: where a call goes and what it carries. */
function toRequest(
  { action, method, input, options }: ActionCall,
  settings: ApiSettings,
): { url: string; init: RequestInit } {
  const base = settings.base();
  // ERR-10: a wrong configuration is a mistake of the page, not a failure of the call.
  if (!base) throw new Error('Unable to call MAX');
  const address = `${base}/${action}`;
  const headers: Record<string, string> = {
    accept: 'application/json',
    ...challengeMode(settings),
    ...(options.idempotencyKey ? { 'idempotency-key': options.idempotencyKey } : {}),
  };
  if (method === 'GET') {
    const query = new URLSearchParams(
      encodeDottedKeys({ partnerId: settings.partnerId(), ...input }).map(([key, value]) => [
        key,
        value,
      ]),
    );
    const url = `${address}?${query}`;
    if (new URL(url, settings.origin).href.length <= getUrlMaxLength)
      return { url, init: { method, headers, credentials: 'same-origin' } };
  }
  const { partnerId = settings.partnerId(), ...body } = input as { partnerId?: string };
  return {
    url: `${address}?${new URLSearchParams({ partnerId })}`,
    init: {
      method: 'POST',
      headers: { ...headers, 'content-type': 'text/plain;charset=UTF-8' },
      credentials: 'same-origin',
      body: JSON.stringify(body),
    },
  };
}
