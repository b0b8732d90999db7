/** What the demo takes from the environment: docs/reference/settings.md is made from `environmentSchema`. */
import path from 'node:path';
import * as v from 'valibot';
import { demoVariables, findControlsMistakes, toDemoControls } from './demoControls';
import { describeMistakes, findMisspelled } from './mistakes';
import {
  findMissingLeadVariables,
  leadVariables,
  toLeadSettings,
  type LeadSettings,
} from './leadSettings';
import { localOrigins, originOffsets } from './origins';
import {
  operationVariables,
  toOperationSettings,
  type OperationSettings,
} from './operationSettings';
import * as values from './values';
import type { SessionLimits } from './sessionLimits';

/** Requests a minute from one address (S07, S09). */
export interface RateLimits {
  readonly signInsPerMinute: number;
  readonly failedSignInsPerAccount: number;
  readonly leadsPerMinute: number;
  readonly callsPerMinute: number;
  /** For the NMLS directory, against copying it. */
  readonly lookupsPerMinute: number;
}

export interface DemoServerSettings {
  readonly port: number;
  readonly dataDir: string;
  readonly databaseUrl?: string;
  /** Of this process to the server of `databaseUrl`. */
  readonly databaseConnections: number;
  /** What passes and keys are made with, the same for all processes; without one they share one that the database keeps. */
  readonly secret?: string;
  readonly logLevel: string;
  /** Standard output by default. */
  readonly logTo?: { write(line: string): void };
  /** Origins whose pages may call what changes something (S05); the first one is where the pages live. */
  readonly origins: readonly string[];
  /** The proxies whose word on address and protocol is taken: how many, or where they are. */
  readonly trustProxy: values.Proxies;
  /** One-tap's client id; empty: the demo is its own provider (OPN-36). */
  readonly googleClientId: string;
  readonly limits: RateLimits;
  readonly leads: LeadSettings;
  readonly operation: OperationSettings;
  readonly sessions: SessionLimits;
  /** The first page may change the demo. */
  readonly demoControls: boolean;
}

/** Its message has a line for each mistake. */
export class BadSettingError extends Error {
  override readonly name = 'BadSettingError';
}

const usualDataDir = '.data';
const highestPort = 65_535 - Math.max(...Object.values(originOffsets));
/** Of letters and digits: more than anybody tries. */
const leastSecretLength = 32;
const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];
const { setting, optionalText, wholeNumber, perMinute } = values;
/** Of at most a year: no cookie lives longer. */
const seconds = (name: string, usual: number) => wholeNumber(name, usual, 31_536_000);

/** A row for each variable: what it sets, and which values it may have. */
const rows = v.object({
  PORT: setting(
    'pages and API; the static origins follow (+1 … +6, `npm run dev` reloads by +7)',
    wholeNumber('PORT', 4000, highestPort),
  ),
  DATA_DIR: setting(
    '`db/` (embedded PostgreSQL, one process at a time) and `static/<workspace>/`; relative to the checkout',
    values.folder,
    { default: usualDataDir },
  ),
  DATABASE_URL: setting('a PostgreSQL server instead of the embedded one', values.postgresAddress, {
    isSecret: true,
  }),
  DATABASE_CONNECTIONS: setting(
    'of each process to that server, and one more that listens; 20 calls wait for each, the next one is answered 503',
    wholeNumber('DATABASE_CONNECTIONS', 10, 1000),
  ),
  SECRET: setting(
    `at least ${leastSecretLength} characters, the same for all processes on one database: passes of the security check, Inbox keys and the demo's own one-tap credentials are made with it. Without it the first process makes one and keeps it in the database: whoever reads that can make them, too`,
    values.secret(leastSecretLength),
    { isSecret: true },
  ),
  LOG_LEVEL: setting(
    `one of ${logLevels.join(', ')}; lines name routes, never addresses, visitors or what was sent`,
    values.oneOf('warn', logLevels),
  ),
  PUBLIC_ORIGINS: setting(
    'pages that may call what changes something, with blanks or commas between them; the first one is where the pages live',
    values.list(values.origin),
    { default: 'http://127.0.0.1:PORT http://localhost:PORT' },
  ),
  TRUST_PROXY: setting(
    'the proxies before this server: how many a request passes (`1`; the nearest one has to connect from a private network), or their addresses and networks (`203.0.113.7,10.0.0.0/8`). Their word on protocol and address counts, and nobody else’s; behind TLS the cookie becomes `__Host-…; Secure`',
    values.proxies,
  ),
  GOOGLE_CLIENT_ID: setting(
    'one-tap of that client; without it the demo is its own provider at `/demo/one-tap/`',
    optionalText,
  ),
  SIGN_INS_PER_MINUTE: setting('from one address', perMinute('SIGN_INS_PER_MINUTE', 120)),
  FAILED_SIGN_INS_PER_ACCOUNT: setting(
    'from one address, in fifteen minutes',
    perMinute('FAILED_SIGN_INS_PER_ACCOUNT', 10),
  ),
  LEADS_PER_MINUTE: setting('from one address', perMinute('LEADS_PER_MINUTE', 300)),
  CALLS_PER_MINUTE: setting('from one address', perMinute('CALLS_PER_MINUTE', 6000)),
  LOOKUPS_PER_MINUTE: setting(
    'of the NMLS directory, from one address, so that nobody reads it out',
    perMinute('LOOKUPS_PER_MINUTE', 60),
  ),
  SESSION_IDLE_SECONDS: setting(
    'a session ends without a request for so long',
    seconds('SESSION_IDLE_SECONDS', 2 * 60 * 60),
  ),
  SESSION_LIFETIME_SECONDS: setting(
    'and after so long however busy',
    seconds('SESSION_LIFETIME_SECONDS', 7 * 24 * 60 * 60),
  ),
  IMPERSONATION_SECONDS: setting(
    'acting as somebody else ends after so long',
    seconds('IMPERSONATION_SECONDS', 30 * 60),
  ),
  ...leadVariables,
  ...operationVariables,
  ...demoVariables,
});

export const environmentSchema = v.pipe(
  rows,
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const input = dataset.value;
    for (const [key, message] of [
      ...findMissingLeadVariables(input),
      ...findControlsMistakes(input),
    ])
      addIssue({ message, path: [{ type: 'object', origin: 'value', input, key, value: '' }] });
  }),
);

/**
 * Reads the environment; throws with advice for all that cannot be used. Blanks around a value are cut off, and a variable
 * without a value is not set. `root` is what a relative folder is relative to.
 */
export function readSettings(
  env: Readonly<Record<string, string | undefined>>,
  root = process.cwd(),
): DemoServerSettings {
  const given = readEnvironment(env, root);
  return {
    port: given.PORT,
    dataDir: given.DATA_DIR,
    databaseUrl: given.DATABASE_URL || undefined,
    databaseConnections: given.DATABASE_CONNECTIONS,
    secret: given.SECRET || undefined,
    logLevel: given.LOG_LEVEL,
    origins: given.PUBLIC_ORIGINS ?? localOrigins({ port: given.PORT }),
    trustProxy: given.TRUST_PROXY,
    googleClientId: given.GOOGLE_CLIENT_ID,
    limits: {
      signInsPerMinute: given.SIGN_INS_PER_MINUTE,
      failedSignInsPerAccount: given.FAILED_SIGN_INS_PER_ACCOUNT,
      leadsPerMinute: given.LEADS_PER_MINUTE,
      callsPerMinute: given.CALLS_PER_MINUTE,
      lookupsPerMinute: given.LOOKUPS_PER_MINUTE,
    },
    sessions: {
      idleSeconds: given.SESSION_IDLE_SECONDS,
      lifetimeSeconds: given.SESSION_LIFETIME_SECONDS,
      impersonationSeconds: given.IMPERSONATION_SECONDS,
    },
    leads: toLeadSettings(given),
    operation: toOperationSettings(given),
    demoControls: toDemoControls(given),
  };
}

function readEnvironment(env: Readonly<Record<string, string | undefined>>, root: string) {
  const rows = environmentSchema.entries;
  const given: Record<string, string | undefined> = {};
  for (const name of Object.keys(rows)) given[name] = env[name]?.trim() || undefined;
  given.DATA_DIR = path.resolve(root, given.DATA_DIR ?? usualDataDir);
  const read = v.safeParse(environmentSchema, given);
  const mistakes = [
    ...describeMistakes(read.issues ?? [], rows),
    ...findMisspelled(Object.keys(env), Object.keys(rows)),
  ];
  if (!read.success || mistakes.length > 0) throw new BadSettingError(mistakes.join('\n'));
  return read.output;
}
