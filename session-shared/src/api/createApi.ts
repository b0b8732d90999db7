/** The API client: build, send, pass the challenge, read, sign in, track. */
import type { PromiseStatus } from '../promises/promises';
import {
  buildActionRequest,
  buildPageRequest,
  type RequestSettings,
  idempotencyKeyHeader,
} from './buildRequest';
import type { Api, ApiResult } from './contract';
import { askService } from './askService';
import { passChallenge, type Challenge } from './passChallenge';
import { isInvalidToken, toApiResult } from './readResult';
import { sendRequest, type Send, type Answer } from './sendRequest';
import {
  retryWithSignIn,
  type Authentication,
  type SendCall,
} from './signInRetry';

export interface ApiSettings extends RequestSettings {
  readonly fetch: typeof fetch;
  readonly challenge: Challenge;
  readonly reportStatus: (action: string, status: PromiseStatus) => void;
  /** AUT-3: called before a call with this token, if any; gives the function to call if the API refuses it. */
  readonly watchToken: (caller: unknown) => () => void;
}

export interface ApiClient {
  readonly anonymous: Api;
  /** The same client with calls in the visitor's name. */
  authenticated(authentication: Authentication): Api;
}

export function createApi(settings: ApiSettings): ApiClient {
  const send: Send = (request) => sendRequest(settings.fetch, request);
  const sendToPage = passChallenge(send, settings.challenge);
  const sendShared = passChallenge(shareRequests(send), settings.challenge);

  const call: SendCall = async (actionCall, read) => {
    const caller: unknown = Reflect.get(actionCall.input, 'caller');
    // ERR-3: a caller that is not a text counts as the API's LoginRequired, whatever API it is.
    if (caller !== undefined && typeof caller !== 'string') {
      return { ok: false, error: 'LoginRequired' };
    }
    const drop = settings.watchToken(caller);
    const answer = await sendShared(buildActionRequest(actionCall, settings));
    const result = await toApiResult(answer, read);
    if (isInvalidToken(result)) {
      drop();
    }
    return result.ok ? result : withStatus(result, answer);
  };
  const sendToService = askService(sendToPage);
  const request: Api['request'] = async (path, read, init = {}) =>
    toApiResult(
      await sendToService(buildPageRequest(path, init, settings)),
      read,
    );

  const toApi = (sendCall: SendCall): Api => {
    // A rejected call has failed, too (PRM-1).
    const tracked: SendCall = async (actionCall, read) => {
      let status: PromiseStatus = 'error';
      settings.reportStatus(actionCall.action, 'inProgress');
      try {
        const result = await sendCall(actionCall, read);
        if (result.ok) {
          status = 'success';
        }
        return result;
      } finally {
        settings.reportStatus(actionCall.action, status);
      }
    };
    return {
      request,
      get: (action, input, read, options = {}) =>
        tracked({ action, method: 'GET', input, options }, read),
      post: (action, input, read, options = {}) =>
        tracked({ action, method: 'POST', input, options }, read),
    };
  };
  return {
    anonymous: toApi(call),
    authenticated: (authentication) =>
      toApi(retryWithSignIn(call, authentication)),
  };
}

function withStatus(
  result: Extract<ApiResult<never>, { readonly ok: false }>,
  { kind, status = 0 }: Answer,
): ApiResult<never> {
  if (status === 404) {
    return { ...result, isMissing: true };
  }
  return kind === 'empty' && status > 399
    ? { ...result, isRefused: true }
    : result;
}

/** The same request at the same time is made once; those that can be ended, and writes with a key of their own, are not shared. */
export function shareRequests(send: Send): Send {
  const running = new Map<string, Promise<Answer>>();

  return (request) => {
    if (request.signal || request.headers[idempotencyKeyHeader]) {
      return send(request);
    }
    const key = [request.method, request.url, request.body].join(' ');
    const known = running.get(key);
    if (known) {
      return known;
    }
    const sent = send(request).finally(() => running.delete(key));
    running.set(key, sent);
    return sent;
  };
}
