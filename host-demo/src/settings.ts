import path from 'node:path';

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
}

/** Requests a minute from one address (S07, S09). */
export interface RateLimits {
  readonly signInsPerMinute: number;
  readonly failedSignInsPerAccount: number;
  readonly leadsPerMinute: number;
  readonly callsPerMinute: number;
}

export class BadSettingError extends Error {
  override readonly name = 'BadSettingError';
}

/** Published remotes, each on the origin at this distance from the page's port. */
export const originOffsets: Readonly<Record<string, number>> = {
  'header-remote': 1,
  'footer-remote': 2,
  'lender-advertising-remote': 3,
  'access-denied-remote': 4,
  'session-shared': 5,
  embed: 6,
};
const highestPort = 65_535 - Math.max(...Object.values(originOffsets));
const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

/** Reads the environment; throws with advice for a value that cannot be used. */
export function readSettings(env: NodeJS.ProcessEnv): DemoServerSettings {
  const port = readNumber(env, 'PORT', 4000, { least: 1, most: highestPort });
  const perMinute = (name: string, usual: number) =>
    readNumber(env, name, usual, { least: 1, most: 1_000_000 });
  const logLevel = env.LOG_LEVEL ?? 'warn';
  if (!logLevels.includes(logLevel))
    throw new BadSettingError(
      `LOG_LEVEL="${logLevel}" is no level. Give one of: ${logLevels.join(', ')}.`,
    );
  return {
    port,
    logLevel,
    dataDir: path.resolve(env.DATA_DIR ?? path.join(import.meta.dirname, '../../.data')),
    databaseUrl: env.DATABASE_URL || undefined,
    origins: env.PUBLIC_ORIGINS
      ? env.PUBLIC_ORIGINS.split(/[\s,]+/)
          .filter(Boolean)
          .map(readOrigin)
      : localOrigins(port),
    trustProxy: env.TRUST_PROXY === 'true',
    googleClientId: env.GOOGLE_CLIENT_ID ?? '',
    limits: {
      signInsPerMinute: perMinute('SIGN_INS_PER_MINUTE', 120),
      failedSignInsPerAccount: perMinute('FAILED_SIGN_INS_PER_ACCOUNT', 10),
      leadsPerMinute: perMinute('LEADS_PER_MINUTE', 300),
      callsPerMinute: perMinute('CALLS_PER_MINUTE', 6000),
    },
  };
}

export const localOrigins = (port: number): readonly string[] => [
  `http://127.0.0.1:${port}`,
  `http://localhost:${port}`,
];

function readNumber(
  env: NodeJS.ProcessEnv,
  name: string,
  usual: number,
  { least, most }: { readonly least: number; readonly most: number },
): number {
  const text = env[name];
  const value = text === undefined || text === '' ? usual : Number(text);
  if (!Number.isInteger(value) || value < least || value > most)
    throw new BadSettingError(
      `${name}="${text}" cannot be used. Give a whole number from ${least} to ${most}, for example ${name}=${usual}.`,
    );
  return value;
}

function readOrigin(text: string): string {
  if (!URL.canParse(text) || new URL(text).origin !== text)
    throw new BadSettingError(
      `PUBLIC_ORIGINS holds "${text}", which is no origin. Give scheme, host and port only, for example https://www.maplehearth.example.`,
    );
  return text;
}

export const pageOrigin = ({ port }: Pick<DemoServerSettings, 'port'>): string =>
  `http://127.0.0.1:${port}`;
export const remoteOrigin = ({ port }: Pick<DemoServerSettings, 'port'>, remote: string): string =>
  `http://127.0.0.1:${port + originOffsets[remote]!}`;
