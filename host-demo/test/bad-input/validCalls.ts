/** A valid call of each route: those of the contract (`host-kit/contract`), the demo's own, and the plain pages. */
import { subscribe } from 'node:diagnostics_channel';
import type { FastifyInstance } from 'fastify';
import { validCalls as contractCalls } from 'host-kit/contract/validCalls';
import { hostActions } from 'mortgage-domain/host/hostActions';
import type { HostOperation } from 'mortgage-domain/host/hostOperation';
import { hostPaths } from 'mortgage-domain/host/hostPaths';
import { samplePassword } from '../../src/samples/sampleAccounts';

interface Route {
  readonly method: string;
  readonly url: string;
}
export type Role = 'consumer' | 'lender' | 'moderator' | 'viewer';
export type Fields = Readonly<Record<string, unknown>>;

export interface ValidCall {
  readonly route: Route;
  readonly params: Readonly<Record<string, string>>;
  readonly query: readonly (readonly [name: string, value: string])[];
  /** JSON, a form by its type, or plain text. */
  readonly body?: Fields | string;
  readonly type?: string;
  readonly as?: Role;
  readonly endsSession?: boolean;
  readonly waits?: boolean;
}
type Example = Partial<Omit<ValidCall, 'route' | 'query'>> & {
  readonly query?: Readonly<Record<string, string>>;
};

export interface Found {
  readonly channel: string;
  readonly authKey: string;
}

const asJson = 'application/json';
const form = (body: Fields, more: Example = {}): Example => ({
  type: 'application/x-www-form-urlencoded',
  body,
  ...more,
});
const partner = { partnerId: 'RD-MAPLEWEB' };
const action = (body: Fields, more: Example = {}): Example => ({
  type: 'text/plain;charset=UTF-8',
  body,
  query: partner,
  ...more,
});

function* fromContract(): Generator<readonly [string, Example]> {
  for (const [name, call] of Object.entries(contractCalls)) {
    const { as, query, request } = call;
    if (name in hostActions) {
      const { method, path } = hostActions[
        name as keyof typeof hostActions
      ] as HostOperation;
      const { partnerId: _, ...fields } = { partnerId: '', ...request };
      const body = 'caller' in fields ? { ...fields, caller: 'token' } : fields;
      yield [`POST ${path}`, action(body, { as })];
      if (method === 'GET' && 'locationRef' in fields) {
        yield [
          `GET ${path}`,
          { query: { ...partner, 'locationRef.location': 'Los Angeles, CA' } },
        ];
      }
    } else {
      const { method, path } = hostPaths[
        name as keyof typeof hostPaths
      ] as HostOperation;
      yield [
        `${method} ${path}`,
        {
          as,
          query,
          ...(request && { type: asJson, body: request as Fields }),
        },
      ];
    }
  }
}

const signOut: Example = {
  type: asJson,
  body: 'anonymous',
  query: { callbackUrl: '/' },
};
const signInPage: Example = { query: { redirectUrl: '/lender-directory/' } };
const unknownAction = { params: { '*': 'noSuchAction' } };

const ownCalls = ({
  channel,
  authKey,
}: Found): Readonly<Record<string, Example>> => ({
  'GET /mortgageapi/*': unknownAction,
  'POST /mortgageapi/*': action({}, unknownAction),
  'GET /user/acct/login/': signInPage,
  'GET /user/acct/register/': signInPage,
  'POST /user/acct/login/': form(
    {
      email: 'consumer@example.test',
      password: samplePassword,
      redirectUrl: '/',
    },
    { endsSession: true },
  ),
  'POST /user/acct/register/': form(
    {
      email: 'new@lender.example.com',
      password: samplePassword,
      professional: 'on',
    },
    { endsSession: true },
  ),
  'GET /user/acct/reset-password/': { query: { token: 'a'.repeat(43) } },
  'POST /user/acct/reset-password/': form({ email: 'consumer@example.test' }),
  'POST /homeloans/mortgage/api/auth/signout': signOut,
  'POST /homeloans/api/auth/signout': signOut,
  'GET /v2/subscribe/:subscribeKey/:channels/0': {
    query: { tt: '0', auth: authKey, uuid: 'u' },
    waits: true,
  },
  'GET /v2/presence/sub-key/:subscribeKey/channel/:channels/heartbeat': {
    query: { auth: authKey },
  },
  'GET /v2/presence/sub-key/:subscribeKey/channel/:channels/leave': {
    query: { auth: authKey },
  },
  'GET /publish/:publishKey/:subscribeKey/0/:channel/0/*': {
    params: {
      publishKey: 'demo',
      subscribeKey: 'demo',
      channel,
      '*': '{"gleamCount":5}',
    },
    query: { auth: authKey, uuid: 'u' },
  },
  'POST /demo/messages': {
    type: asJson,
    body: { eventName: 'in-app-messaging', gleamCount: 5 },
    as: 'consumer',
  },
  'GET /': { query: { network: 'slow', view: 'tags' } },
  'POST /measurements': {
    type: asJson,
    body: {
      page: '/refinance/*',
      site: 'maplehearth',
      language: 'en-US',
      releases: { 'header-remote': '1' },
      headerVisibleMs: 812,
      cls: 0.01,
      failedFiles: { 'header-remote/1': 1 },
      lead: ['seen', 'begun'],
    },
  },
  'POST /challenge/pass': { type: 'text/plain', body: 'question' },
  'GET /Logout.htm': { endsSession: true },
  'POST /Logout.htm': { endsSession: true, as: 'lender' },
  'POST /mortgage/admin/impersonate/': form(
    { email: 'landlord@example.test' },
    { as: 'moderator', endsSession: true },
  ),
  'POST /mortgage/admin/impersonate/stop/': {
    as: 'moderator',
    endsSession: true,
  },
  'GET /mortgage/admin/impersonate/stop/': {
    as: 'moderator',
    endsSession: true,
  },
  'GET /mortgage/admin/leads': {
    as: 'moderator',
    query: { before: '9' },
  },
  'POST /mortgage/admin/leads/send-again': form(
    { message: 'all' },
    { as: 'moderator' },
  ),
  'POST /myaccount/sign-ins/': form({}, { as: 'consumer', endsSession: true }),
  'POST /micuenta/sign-ins/': form({}, { as: 'consumer', endsSession: true }),
  'GET /legacy/lib/:name/*': { params: { name: 'yui', '*': 'yui/yui-min.js' } },
  'GET /static/*': { params: { '*': 'pages.css' } },
});

/** Their routes answer every call with a refusal. */
export const refusedCalls = [
  'GET /mortgageapi/*',
  'POST /mortgageapi/*',
  'POST /challenge/pass',
];

/** A role that may open the page (OPN-49). */
function roleOf(url: string): Role | undefined {
  if (/^\/mortgage\/lender|LenderHome/.test(url)) {
    return 'lender';
  }
  if (!/^\/mortgage\/(?:admin|review-moderation)/.test(url)) {
    return undefined;
  }
  return /\/(?:ab-tests|account-tools|property)/.test(url)
    ? 'viewer'
    : 'moderator';
}

const table = new Map<string, Route>();
subscribe('fastify.initialization', (message) => {
  const { fastify } = message as { readonly fastify: FastifyInstance };
  fastify.addHook('onRoute', ({ method, url }) => {
    for (const one of [method].flat()) {
      table.set(`${one} ${url}`, { method: one, url });
    }
  });
});
export const nameOf = ({ method, url }: Route): string => `${method} ${url}`;

/** The calls of every server that this process has opened; `missing` names routes without a call and calls without a route. */
export function toValidCalls(found: Found): {
  readonly calls: readonly ValidCall[];
  readonly missing: readonly string[];
} {
  const known = { ...Object.fromEntries(fromContract()), ...ownCalls(found) };
  const { channel } = found;
  const region = { state: 'ca', city: 'los-angeles' };
  const keys = { subscribeKey: 'demo', channels: channel };
  const places: Readonly<Record<string, string>> = {
    ...region,
    ...keys,
    name: 'jquery.js',
  };
  const calls: ValidCall[] = [];
  const missing = Object.keys(known).filter((name) => !table.has(name));
  for (const route of table.values()) {
    const { method, url } = route;
    if (method !== 'GET' && method !== 'POST') {
      continue;
    }
    const names = [...url.matchAll(/:(\w+)|\*/g)].map(
      ([place, name = place]) => name,
    );
    const isPlain = method === 'GET' || url.startsWith('/demo/');
    const example =
      known[nameOf(route)] ?? (isPlain ? { as: roleOf(url) } : undefined);
    const params =
      example?.params ??
      Object.fromEntries(names.map((name) => [name, places[name] ?? '']));
    if (!example || names.some((name) => !params[name])) {
      missing.push(nameOf(route));
    } else {
      calls.push({
        ...example,
        params,
        route,
        query: Object.entries(example.query ?? {}),
      });
    }
  }
  return { calls, missing };
}

/** Routes with input are varied more often than pages without. */
export const takesInput = ({ params, query, body }: ValidCall): boolean =>
  body !== undefined || query.length > 0 || Object.keys(params).length > 0;
