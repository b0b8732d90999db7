/** The API client. Source: specification 7; ledger API-1..9, AUT-4..6, ERR-2..4, OPN-40..44. */
import { encodeDottedKeys } from 'mortgage-domain/dottedKeys';
import { toApiResult } from './apiResult';
import type { Api, ApiResult, CallOptions, PageRequest, Reader } from './contract';
import { sendRequest, type Answer, type Fetch } from './request';
import type { PromiseStatus } from './state';

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
  readonly report: (actionType: string, status: PromiseStatus) => void;
}

interface ActionCall { readonly action: string; readonly method: 'GET' | 'POST'; readonly input: object; readonly options: CallOptions }

export function createApi(settings: ApiSettings): Api {
  const inFlight = new Map<string, Promise<Answer>>();

  async function call<Value>(request: ActionCall, read: Reader<Value>): Promise<ApiResult<Value>> {
    settings.report(request.action, 'inProgress');
    const result = request.options.authenticated ? await callWithSignIn(request, read) : await send(request, read);
    settings.report(request.action, result.ok ? 'success' : 'error');
    return result;
  }

  /** AUT-4 to AUT-6: the token held, a fresh one, then the lightbox, each at most once. */
  async function callWithSignIn<Value>(request: ActionCall, read: Reader<Value>): Promise<ApiResult<Value>> {
    const first = await sendWithToken(request, read, await settings.token('cache'));
    if (!needsSignIn(first)) return first;
    const refreshed = await settings.token('network');
    const second = refreshed ? await sendWithToken(request, read, refreshed) : first;
    if (!needsSignIn(second) || request.options.errorOnly) return second;
    const signedIn = await settings.signIn();
    return signedIn ? sendWithToken(request, read, signedIn) : second;
  }

  async function sendWithToken<Value>(request: ActionCall, read: Reader<Value>, caller: string | undefined): Promise<ApiResult<Value>> {
    try {
      return await send({ ...request, input: { ...request.input, caller: requireCaller(caller) } }, read);
    } catch {
      return { ok: false, error: 'LoginRequired' };
    }
  }

  async function send<Value>(request: ActionCall, read: Reader<Value>): Promise<ApiResult<Value>> {
    const { url, init } = toRequest(request, settings);
    return deliver(() => shared(url, init, request.options), read);
  }

  /** The same request at the same time is made once; writes with a key of their own and calls that can be ended are not shared. */
  function shared(url: string, init: RequestInit, { signal, idempotencyKey }: CallOptions): Promise<Answer> {
    if (signal || idempotencyKey) return sendRequest(settings.fetch, url, { ...init, signal });
    const key = `${init.method} ${url} ${String(init.body ?? '')}`;
    const running = inFlight.get(key) ?? sendRequest(settings.fetch, url, init).finally(() => inFlight.delete(key));
    inFlight.set(key, running);
    return running;
  }

  return {
    get: (action, input, read, options = {}) => call({ action, method: 'GET', input, options }, read),
    post: (action, input, read, options = {}) => call({ action, method: 'POST', input, options }, read),
    request: (path, read, { asText, ...init }: PageRequest = {}) =>
      deliver(() => sendRequest(settings.fetch, path, { credentials: 'same-origin', ...init, headers: { accept: asText ? 'text/plain' : 'application/json', ...init.headers }, asText }), read),
  };
}

/** OPN-44: every rejected or empty answer is a ConnectionFailure. */
async function deliver<Value>(send: () => Promise<Answer>, read: Reader<Value>): Promise<ApiResult<Value>> {
  try {
    return toApiResult(await send(), read);
  } catch {
    return { ok: false, error: 'ConnectionFailure' };
  }
}

const needsSignIn = (result: ApiResult<unknown>): boolean => !result.ok && result.error === 'LoginRequired';

/** ERR-2, OPN-43. */
function requireCaller(caller: string | undefined): string {
  if (!caller) throw new Error('Login required');
  return caller;
}

/** API-1 to API-6: where a call goes and what it carries. */
function toRequest({ action, method, input, options }: ActionCall, { base, partnerId, origin }: ApiSettings): { url: string; init: RequestInit } {
  const address = `${base()}/${action}`;
  const headers: Record<string, string> = { accept: 'application/json', ...(options.idempotencyKey ? { 'idempotency-key': options.idempotencyKey } : {}) };
  if (method === 'GET') {
    const query = new URLSearchParams(encodeDottedKeys({ partnerId: partnerId(), ...input }).map(([key, value]) => [key, value]));
    const url = `${address}?${query}`;
    if (new URL(url, origin).href.length <= getUrlMaxLength) return { url, init: { method, headers, credentials: 'same-origin' } };
  }
  const { partnerId: own = partnerId(), ...body } = input as { partnerId?: string };
  return {
    url: `${address}?${new URLSearchParams({ partnerId: own })}`,
    init: { method: 'POST', headers: { ...headers, 'content-type': 'text/plain;charset=UTF-8' }, credentials: 'same-origin', body: JSON.stringify(body) },
  };
}
