/** Where a call goes and what it carries. Source: specification 7; ledger API-1..8, CON-2, ERR-10, OPN-38, OPN-40..42, OPN-76. */
import { encodeDottedKeys } from 'mortgage-domain/wire/encodeDottedKeys';
import type { CallOptions, PageRequest } from './contract';
import type { HttpRequest } from './sendRequest';

const getUrlMaxLength = 2047;
export const idempotencyKeyHeader = 'idempotency-key';

export interface ActionCall {
  readonly action: string;
  readonly method: HttpRequest['method'];
  readonly input: object;
  readonly options: CallOptions;
}

/** The page's options for its API; read at each call, because the page may set them later. */
export interface RequestSettings {
  /** Base address of the page, for the length of absolute addresses. The origin of a frame by `srcdoc` is none. */
  readonly baseUrl: string;
  readonly base: () => string;
  /** The site's path for a path of the specification. */
  readonly toPath: (path: string) => string;
  readonly partnerId: () => string;
  /** Whether calls request the cookie mode of the bot challenge (API-8). */
  readonly bot: () => boolean;
}

/** Throws 'Unable to call MAX' where no API is configured: a mistake of the page, not a failure of the call (ERR-10). */
export function buildActionRequest(
  call: ActionCall,
  settings: RequestSettings,
): HttpRequest {
  const base = settings.base();
  if (!base) {
    throw new Error('Unable to call MAX');
  }
  const address = `${base.replace(/\/$/, '')}/${call.action}`;
  const get =
    call.method === 'GET' ? buildGet(address, call, settings) : undefined;
  // API-3: an address that is too long for a GET becomes a POST.
  return get &&
    new URL(get.url, settings.baseUrl).href.length <= getUrlMaxLength
    ? get
    : buildPost(address, call, settings);
}

/** A request on the page's own host, by the specification's path (CAL-2, CAL-12 to CAL-16). */
export const buildPageRequest = (
  path: string,
  { method = 'GET', headers, asText = false, ...init }: PageRequest,
  settings: RequestSettings,
): HttpRequest => ({
  ...init,
  url: settings.toPath(path),
  method,
  asText,
  headers: {
    accept: asText ? 'text/plain' : 'application/json',
    ...challengeMode(settings),
    ...headers,
  },
});

/** API-1, API-2: the input in the query, with dotted keys; with `partnerId: undefined` no partner is named (OPN-40). */
function buildGet(
  address: string,
  call: ActionCall,
  settings: RequestSettings,
): HttpRequest {
  const input = encodeDottedKeys({
    partnerId: settings.partnerId(),
    ...call.input,
  });
  const query = new URLSearchParams(
    input.map(([key, value]) => [key, value]),
  ).toString();
  return {
    url: query ? `${address}?${query}` : address,
    method: 'GET',
    headers: actionHeaders(call, settings),
    signal: call.options.signal,
  };
}

/** JSON as text/plain, with the partner id in the query (API-4 API-5). */
function buildPost(
  address: string,
  call: ActionCall,
  settings: RequestSettings,
): HttpRequest {
  const {
    partnerId = settings.partnerId(),
    ...body
  }: { readonly partnerId?: string } = call.input;
  return {
    url: `${address}?${new URLSearchParams({ partnerId }).toString()}`,
    method: 'POST',
    headers: {
      ...actionHeaders(call, settings),
      'content-type': 'text/plain;charset=UTF-8',
    },
    body: JSON.stringify(body),
    signal: call.options.signal,
    keepalive: call.options.keepalive,
  };
}

const actionHeaders = ({ options }: ActionCall, settings: RequestSettings) => ({
  accept: 'application/json',
  ...challengeMode(settings),
  ...(options.idempotencyKey && {
    [idempotencyKeyHeader]: options.idempotencyKey,
  }),
});

const challengeMode = ({ bot }: RequestSettings): HttpRequest['headers'] =>
  bot() ? { 'x-bot-challenge-mode': 'cookie' } : {};
