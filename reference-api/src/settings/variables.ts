/** The environment's variables, by the settings they become; docs/reference/settings.md is made from them. */
import { optional, string, type GenericSchema } from 'valibot';
import { originOffsets } from './origins';
import {
  count,
  days,
  isPrivateAddress,
  isSecret,
  oneOf,
  secretAdvice,
  text,
} from './values';
import {
  folder,
  list,
  origin,
  postgresAddress,
  proxies,
  variable,
} from './values';

export const usualDataDir = '.data';
const highestPort = 65_535 - Math.max(...Object.values(originOffsets));
const leastSecretLength = 32;
const logLevels = [
  'fatal',
  'error',
  'warn',
  'info',
  'debug',
  'trace',
  'silent',
];
const perMinute = (usual: number) => count(usual, 1_000_000);
/** At most a year: no cookie lives longer. */
const seconds = (usual: number) => count(usual, 31_536_000);
const mostSeconds = 3600;

export const serverRows = {
  port: variable(
    'PORT',
    'pages and API; the static origins follow (+1 … +6, `npm run dev` reloads by +7)',
    count(4000, highestPort),
  ),
  dataDir: variable(
    'DATA_DIR',
    '`db/` (embedded PostgreSQL, one process at a time) and `static/<workspace>/`; relative to the checkout',
    folder,
    { default: usualDataDir },
  ),
  databaseUrl: variable(
    'DATABASE_URL',
    'a PostgreSQL server instead of the embedded one',
    postgresAddress,
    { isSecret: true },
  ),
  databaseConnections: variable(
    'DATABASE_CONNECTIONS',
    'from each process to that server, plus three for staff and one that listens; 20 calls wait for each, further calls are answered 503',
    count(10, 1000),
  ),
  secret: variable(
    'SECRET',
    `at least ${leastSecretLength} characters, the same for all processes on one database: the server makes passes of the security check, Inbox keys and a demo's one-tap credentials with it. Without it the first process makes one and stores it in the database, readable for everyone with access to it`,
    text(
      (given) => given.length >= leastSecretLength,
      `It is too short. Give at least ${leastSecretLength} characters, for example what \`openssl rand -base64 32\` prints.`,
    ),
    { isSecret: true },
  ),
  logLevel: variable(
    'LOG_LEVEL',
    `one of ${logLevels.join(', ')}; lines name routes, never addresses, visitors or what was sent; without a mail provider (\`reference-api/src/sign-in/sendMail.ts\`) the links for a new password, too`,
    oneOf('warn', logLevels),
  ),
  origins: variable(
    'PUBLIC_ORIGINS',
    'pages that may call what changes something, with blanks or commas between them; the first one serves the pages',
    list(origin),
    { default: 'http://127.0.0.1:PORT http://localhost:PORT' },
  ),
  trustProxy: variable(
    'TRUST_PROXY',
    'the proxies before this server: their number (`1`; the nearest one has to connect from a private network), or their addresses and networks (`203.0.113.7,10.0.0.0/8`). Only these proxies may report protocol and address; behind TLS the cookie becomes `__Host-…; Secure`. Required where `PUBLIC_ORIGINS` begins with https; `0`: no proxy',
    proxies,
  ),
  googleClientId: variable(
    'GOOGLE_CLIENT_ID',
    'one-tap of that client; without it there is none, and a demo is its own provider at `/demo/one-tap/`',
    optional(string(), ''),
  ),
};

/** Calls from one address (S07, S09). */
export const limitRows = {
  signInsPerMinute: variable(
    'SIGN_INS_PER_MINUTE',
    'from one address',
    perMinute(120),
  ),
  failedSignInsPerAccount: variable(
    'FAILED_SIGN_INS_PER_ACCOUNT',
    'from one address, in fifteen minutes',
    perMinute(10),
  ),
  leadsPerMinute: variable(
    'LEADS_PER_MINUTE',
    'from one address',
    perMinute(300),
  ),
  callsPerMinute: variable(
    'CALLS_PER_MINUTE',
    'from one address',
    perMinute(6000),
  ),
  lookupsPerMinute: variable(
    'LOOKUPS_PER_MINUTE',
    'of the NMLS directory, from one address, against copying it',
    perMinute(60),
  ),
};

/** Lengths of sessions (S06). */
export const sessionRows = {
  idleSeconds: variable(
    'SESSION_IDLE_SECONDS',
    'a session ends after this time without a request',
    seconds(2 * 60 * 60),
  ),
  lifetimeSeconds: variable(
    'SESSION_LIFETIME_SECONDS',
    'and after this time in any case',
    seconds(7 * 24 * 60 * 60),
  ),
  impersonationSeconds: variable(
    'IMPERSONATION_SECONDS',
    'an impersonation ends after this time',
    seconds(30 * 60),
  ),
};

/** Where leads go, and how long rows are kept. Two years is longer than sales staff follow a lead up. Source: OPN-76, S10. */
export const leadRows = {
  webhookUrl: variable(
    'LEADS_WEBHOOK_URL',
    'the server sends each lead to it, signed (docs/operating.md, "Where leads go")',
    text(
      isPrivateAddress,
      'Give an https address without user and password, for example <name>=https://crm.example/leads (http for this machine alone).',
    ),
    { isSecret: true },
  ),
  webhookSecret: variable(
    'LEADS_WEBHOOK_SECRET',
    'signs the webhook; a second one after a blank for a receiver that changes over',
    text((given) => given.split(/\s+/).every(isSecret), secretAdvice),
    { isSecret: true },
  ),
  webhookConcurrency: variable(
    'LEADS_WEBHOOK_CONCURRENCY',
    'messages that each process sends at once: as many leads a second as a receiver that takes a second can get',
    count(32, 1000),
  ),
  keptDays: variable(
    'LEADS_KEPT_DAYS',
    'older leads are removed daily; `0` keeps all',
    days(730),
  ),
  calculatorKeptDays: variable(
    'CALCULATOR_KEPT_DAYS',
    'older rows of the calculators are removed daily; `0` keeps all',
    days(90),
  ),
  measurementsKeptDays: variable(
    'MEASUREMENTS_KEPT_DAYS',
    'older counts of visits by release are removed daily; `0` keeps all',
    days(90),
  ),
};

export const operationRows = {
  listenHost: variable(
    'LISTEN_HOST',
    'the address to listen at: `0.0.0.0` for a container behind a proxy on another machine',
    optional(string()),
    { default: '127.0.0.1' },
  ),
  metricsPort: variable(
    'METRICS_PORT',
    'a separate port for `/metrics`, `/healthz` and `/readyz`; 0 is none. It is not for the public: do not expose it through a proxy',
    count(0, 65_535, 0),
  ),
  staticOrigin: variable(
    'STATIC_ORIGIN',
    'a server or CDN with the published files (docs/operating.md); without it this process serves those of `DATA_DIR`',
    optional(origin),
  ),
  shellOrigin: variable(
    'SHELL_ORIGIN',
    'where this process itself fetches shells, if `STATIC_ORIGIN` is an address for browsers alone',
    optional(origin),
  ),
  requestTimeoutSeconds: variable(
    'REQUEST_TIMEOUT_SECONDS',
    'limit for a request to arrive, with its body',
    count(20, mostSeconds),
  ),
  shutdownDelaySeconds: variable(
    'SHUTDOWN_DELAY_SECONDS',
    'from the signal to end (`/readyz` then answers 503) to the last new connection: the time that the load balancer needs to notice',
    count(0, mostSeconds, 0),
  ),
  shutdownDeadlineSeconds: variable(
    'SHUTDOWN_DEADLINE_SECONDS',
    'open requests are cut this long after that',
    count(10, mostSeconds),
  ),
};

export const demoRows = {
  demo: variable(
    'DEMO',
    '`on` makes this a demo on one machine, with sample accounts and lenders, hostile pages and `/demo/…`; `npm start` and `npm run dev` set it. The server does not start when a variable opens it to other machines (`DATABASE_URL`, `LISTEN_HOST`, `PUBLIC_ORIGINS`, `STATIC_ORIGIN`, `TRUST_PROXY`)',
    oneOf('off', ['off', 'on']),
  ),
};

export type Rows = Readonly<Record<string, GenericSchema>>;
