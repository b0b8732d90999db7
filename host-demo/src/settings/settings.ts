/** What the demo takes from the environment (README.md has the table). */
import path from 'node:path';
import * as v from 'valibot';
import { localOrigins, originOffsets } from './origins';
import type { SessionLimits } from './sessionLimits';

/** Requests a minute from one address (S07, S09). */
export interface RateLimits {
  readonly signInsPerMinute: number;
  readonly failedSignInsPerAccount: number;
  readonly leadsPerMinute: number;
  readonly callsPerMinute: number;
}

export interface DemoServerSettings {
  readonly port: number;
  readonly dataDir: string;
  readonly databaseUrl?: string;
  readonly logLevel: string;
  /** Standard output by default. */
  readonly logTo?: { write(line: string): void };
  /** Origins whose pages may call what changes something (S05); the first one is where the pages live. */
  readonly origins: readonly string[];
  /** Behind a proxy that speaks TLS: its word on address and protocol is taken. */
  readonly trustProxy: boolean;
  /** One-tap's client id; empty: the demo is its own provider (OPN-36). */
  readonly googleClientId: string;
  readonly limits: RateLimits;
  readonly sessions: SessionLimits;
}

export class BadSettingError extends Error {
  override readonly name = 'BadSettingError';
}

const highestPort = 65_535 - Math.max(...Object.values(originOffsets));
const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];
const usualDataDir = path.join(import.meta.dirname, '../../../.data');

/** A variable that is set to nothing counts as not set. */
const optionalText = v.optional(v.string(), '');

function wholeNumber(name: string, usual: number, most: number) {
  const toNumber = (text: string) => (text === '' ? usual : Number(text));
  return v.pipe(
    optionalText,
    v.check(
      (text) => Number.isInteger(toNumber(text)) && toNumber(text) >= 1 && toNumber(text) <= most,
      ({ input }) =>
        `${name}="${input}" cannot be used. Give a whole number from 1 to ${most}, for example ${name}=${usual}.`,
    ),
    v.transform(toNumber),
  );
}
/** Of at most a year: no cookie lives longer. */
const seconds = (name: string, usual: number) => wholeNumber(name, usual, 31_536_000);
const perMinute = (name: string, usual: number) => wholeNumber(name, usual, 1_000_000);

const origin = v.pipe(
  v.string(),
  v.check(
    (text) => URL.canParse(text) && new URL(text).origin === text,
    ({ input }) =>
      `PUBLIC_ORIGINS holds "${input}", which is no origin. Give scheme, host and port only, for example https://www.maplehearth.example.`,
  ),
);

const environmentSchema = v.object({
  PORT: wholeNumber('PORT', 4000, highestPort),
  DATA_DIR: v.optional(v.string(), usualDataDir),
  DATABASE_URL: optionalText,
  LOG_LEVEL: v.pipe(
    v.optional(v.string(), 'warn'),
    v.check(
      (level) => logLevels.includes(level),
      ({ input }) => `LOG_LEVEL="${input}" is no level. Give one of: ${logLevels.join(', ')}.`,
    ),
  ),
  PUBLIC_ORIGINS: v.pipe(
    optionalText,
    v.transform((text) => text.split(/[\s,]+/).filter((one) => one !== '')),
    v.array(origin),
  ),
  TRUST_PROXY: optionalText,
  GOOGLE_CLIENT_ID: optionalText,
  SIGN_INS_PER_MINUTE: perMinute('SIGN_INS_PER_MINUTE', 120),
  FAILED_SIGN_INS_PER_ACCOUNT: perMinute('FAILED_SIGN_INS_PER_ACCOUNT', 10),
  LEADS_PER_MINUTE: perMinute('LEADS_PER_MINUTE', 300),
  CALLS_PER_MINUTE: perMinute('CALLS_PER_MINUTE', 6000),
  SESSION_IDLE_SECONDS: seconds('SESSION_IDLE_SECONDS', 2 * 60 * 60),
  SESSION_LIFETIME_SECONDS: seconds('SESSION_LIFETIME_SECONDS', 7 * 24 * 60 * 60),
  IMPERSONATION_SECONDS: seconds('IMPERSONATION_SECONDS', 30 * 60),
});

/** Reads the environment; throws with advice for a value that cannot be used. */
export function readSettings(
  env: Readonly<Record<string, string | undefined>>,
): DemoServerSettings {
  const read = v.safeParse(environmentSchema, env);
  if (!read.success) throw new BadSettingError(read.issues[0].message);
  const given = read.output;
  return {
    port: given.PORT,
    dataDir: path.resolve(given.DATA_DIR),
    databaseUrl: given.DATABASE_URL || undefined,
    logLevel: given.LOG_LEVEL,
    origins:
      given.PUBLIC_ORIGINS.length > 0 ? given.PUBLIC_ORIGINS : localOrigins({ port: given.PORT }),
    trustProxy: given.TRUST_PROXY === 'true',
    googleClientId: given.GOOGLE_CLIENT_ID,
    limits: {
      signInsPerMinute: given.SIGN_INS_PER_MINUTE,
      failedSignInsPerAccount: given.FAILED_SIGN_INS_PER_ACCOUNT,
      leadsPerMinute: given.LEADS_PER_MINUTE,
      callsPerMinute: given.CALLS_PER_MINUTE,
    },
    sessions: {
      idleSeconds: given.SESSION_IDLE_SECONDS,
      lifetimeSeconds: given.SESSION_LIFETIME_SECONDS,
      impersonationSeconds: given.IMPERSONATION_SECONDS,
    },
  };
}
