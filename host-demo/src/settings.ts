import path from 'node:path';

export interface DemoServerSettings {
  readonly port: number;
  readonly dataDir: string;
  readonly databaseUrl?: string;
  readonly logLevel: string;
  /** Sign-ins and registrations a minute from one address. */
  readonly signInsPerMinute: number;
}

/** Published remotes, each on the origin at this distance from the page's port. */
export const originOffsets: Readonly<Record<string, number>> = {
  'header-remote': 1, 'footer-remote': 2, 'lender-advertising-remote': 3, 'access-denied-remote': 4, 'session-shared': 5, embed: 6,
};

export const readSettings = (env: NodeJS.ProcessEnv): DemoServerSettings => ({
  port: Number(env.PORT ?? 4000),
  dataDir: path.resolve(env.DATA_DIR ?? path.join(import.meta.dirname, '../../.data')),
  databaseUrl: env.DATABASE_URL || undefined,
  logLevel: env.LOG_LEVEL ?? 'warn',
  signInsPerMinute: Number(env.SIGN_INS_PER_MINUTE ?? 120),
});

export const pageOrigin = ({ port }: DemoServerSettings): string => `http://127.0.0.1:${port}`;
export const remoteOrigin = ({ port }: DemoServerSettings, remote: string): string => `http://127.0.0.1:${port + originOffsets[remote]!}`;
