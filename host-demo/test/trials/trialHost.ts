/** A host for a trial: its own database, its own process, all of it gone at the end. On this machine only. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openDatabase, type OpenDatabase } from 'reference-api/database/connect';
import { findFreePorts, startDemoProcess, type DemoProcess } from '../demo-process/demoProcess';
import {
  postgresMissing,
  startPostgres,
} from 'reference-api/testing/postgres-server/postgresServer';

export const databaseKinds = ['postgres', 'embedded'] as const;
export type DatabaseKind = (typeof databaseKinds)[number];

/** PostgreSQL where it is installed. */
export const usualDatabase = (): DatabaseKind => (postgresMissing ? 'embedded' : 'postgres');

export interface TrialHost {
  readonly origin: string;
  readonly start: () => Promise<void>;
  readonly end: (signal: 'SIGTERM' | 'SIGKILL') => Promise<void>;
  /** Undefined for the embedded database, which dies with the process. */
  readonly database?: { readonly stop: () => void; readonly start: () => void };
  /** The database itself; the embedded one only while no process runs. */
  readonly open: () => Promise<OpenDatabase>;
  readonly close: () => Promise<void>;
}

/** Wide limits; each client says an address of its own, so that no limit by address is met. */
const wideLimits = {
  LEADS_PER_MINUTE: '1000000',
  CALLS_PER_MINUTE: '1000000',
  SIGN_INS_PER_MINUTE: '1000000',
  TRUST_PROXY: '1',
};

export async function openTrialHost(kind: DatabaseKind): Promise<TrialHost> {
  const folder = mkdtempSync(path.join(tmpdir(), 'trial-'));
  const postgres = kind === 'postgres' ? await startPostgres() : undefined;
  const [port = 0] = await findFreePorts(1);
  const settings = { dataDir: folder, databaseUrl: postgres?.url() };
  const env = {
    ...wideLimits,
    PORT: String(port),
    DATA_DIR: folder,
    DATABASE_URL: postgres?.url() ?? '',
    LOG_LEVEL: 'silent',
  };
  let running: DemoProcess | undefined;
  const end: TrialHost['end'] = async (signal) => {
    running?.child.kill(signal);
    await running?.code;
    running = undefined;
  };
  return {
    origin: `http://127.0.0.1:${port}`,
    async start() {
      running = startDemoProcess(env);
      await running.ready;
    },
    end,
    database: postgres && { stop: () => postgres.stop(), start: () => postgres.start() },
    open: () => openDatabase(settings),
    async close() {
      await end('SIGKILL');
      postgres?.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
