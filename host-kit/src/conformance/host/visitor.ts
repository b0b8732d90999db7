/** A browser as far as a host sees it: it keeps cookies and names the origin of its calls. */
import type { Contract, Operation } from './contract';
import { exchange, type Exchange } from './exchange';
import type { Fixtures } from './fixtures';

export interface CallParts {
  readonly method?: string;
  readonly query?: Readonly<Record<string, string>>;
  /** Sent as it is where it is a text, else as JSON. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly action?: string;
}

export type Visitor = ReturnType<typeof openVisitor>;

export interface HostUnderTest {
  readonly base: URL;
  readonly contract: Contract;
  readonly fixtures: Fixtures;
  readonly answerLimitMs: number;
}

export function openVisitor({
  base,
  contract,
  fixtures,
  answerLimitMs,
}: HostUnderTest) {
  const cookies = new Map<string, string>();
  async function send(
    method: string,
    url: URL,
    headers: Readonly<Record<string, string>>,
    body?: string,
  ): Promise<Exchange> {
    const cookie = [...cookies]
      .map(([name, value]) => `${name}=${value}`)
      .join('; ');
    const all = { ...(cookie ? { cookie } : {}), ...headers };
    const found = await exchange(
      url,
      { method, headers: all, body },
      answerLimitMs,
    );
    if (found.kind === 'answered') {
      keepCookies(cookies, found.headers.getSetCookie());
    }
    return found;
  }
  return {
    call(id: string, parts: CallParts = {}) {
      const operation = contract.operation(id);
      const { method = operation.method, body, headers } = parts;
      return send(
        method,
        toAddress(base, operation, parts, fixtures),
        {
          accept: 'application/json',
          'sec-fetch-site': 'same-origin',
          ...(method === 'GET'
            ? {}
            : { origin: base.origin, ...typeOf(operation, body) }),
          ...headers,
        },
        body === undefined || typeof body === 'string'
          ? body
          : JSON.stringify(body),
      );
    },
    /** As a click on a link of our own pages, unless a header says otherwise. */
    follow: (id: string, headers: CallParts['headers'] = {}) =>
      send('GET', toAddress(base, contract.operation(id), {}, fixtures), {
        accept: 'text/html',
        'sec-fetch-site': 'same-origin',
        'sec-fetch-dest': 'document',
        'sec-fetch-mode': 'navigate',
        ...headers,
      }),
    get: (path: string) => send('GET', new URL(path, base), {}),
  };
}

function typeOf(
  { requestBody }: Operation,
  body: unknown,
): Readonly<Record<string, string>> {
  const [type = 'text/plain'] = Object.keys(requestBody?.content ?? {});
  return body === undefined ? {} : { 'content-type': type };
}

function toAddress(
  base: URL,
  { path, parameters }: Operation,
  { query = {}, action }: CallParts,
  { paths = {}, partnerId = 'CONFORMANCE' }: Fixtures,
): URL {
  const asked = action === undefined ? path : path.replace(/[^/]*$/, action);
  const moved = Object.keys(paths)
    .filter((start) => asked.startsWith(start))
    .sort((one, other) => other.length - one.length)[0];
  const address = new URL(
    moved === undefined
      ? asked
      : `${paths[moved] ?? ''}${asked.slice(moved.length)}`,
    base,
  );
  const hasPartner = parameters.some(({ name }) => name === 'partnerId');
  for (const [name, value] of Object.entries({
    ...(hasPartner ? { partnerId } : {}),
    ...query,
  })) {
    address.searchParams.set(name, value);
  }
  return address;
}

function keepCookies(
  cookies: Map<string, string>,
  lines: readonly string[],
): void {
  for (const line of lines) {
    const [, name = '', value = ''] = /^([^=;]+)=([^;]*)/.exec(line) ?? [];
    const hasEnded = value === '' || /;\s*max-age=(0|-\d+)\s*(;|$)/i.test(line);
    if (hasEnded) {
      cookies.delete(name);
    } else {
      cookies.set(name, value);
    }
  }
}
