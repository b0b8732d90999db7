/** One database: a PostgreSQL server where `DATABASE_URL` names one, else the embedded PGlite with an exclusive lock. */
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { lock } from 'proper-lockfile';
import { migrate } from './migrate';

export type Database = PgDatabase<PgQueryResultHKT>;
export interface OpenDatabase { readonly db: Database; close(): Promise<void> }

/** A lock whose owner was killed counts as free after this long without a sign of life. */
const lockStaleMs = 5000;

export class DataFolderInUseError extends Error {
  override readonly name = 'DataFolderInUseError';
}

export async function openDatabase({ databaseUrl, dataDir }: { readonly databaseUrl?: string; readonly dataDir: string }): Promise<OpenDatabase> {
  return databaseUrl ? openServer(databaseUrl) : openEmbedded(path.join(dataDir, 'db'));
}

async function openServer(connectionString: string): Promise<OpenDatabase> {
  const [{ default: pg }, { drizzle }] = await Promise.all([import('pg'), import('drizzle-orm/node-postgres')]);
  const pool = new pg.Pool({ connectionString, max: 10, connectionTimeoutMillis: 1000 });
  pool.on('error', () => undefined);
  await migrate(async (text) => { await pool.query(text); }, async (text) => (await pool.query(text)).rows);
  return { db: drizzle(pool) as unknown as Database, close: () => pool.end() };
}

/** Two processes on one PGlite folder are not refused by it, and one of them loses its rows: so we refuse the second. */
async function openEmbedded(folder: string): Promise<OpenDatabase> {
  await mkdir(folder, { recursive: true });
  const unlock = await takeLock(folder);
  const [{ PGlite }, { drizzle }] = await Promise.all([import('@electric-sql/pglite'), import('drizzle-orm/pglite')]);
  const client = await PGlite.create(path.join(folder, 'pglite'));
  await migrate(async (text) => { await client.exec(text); }, async (text) => (await client.query(text)).rows as Record<string, unknown>[]);
  return {
    db: drizzle(client) as unknown as Database,
    async close() {
      await client.close();
      await unlock();
    },
  };
}

async function takeLock(folder: string): Promise<() => Promise<void>> {
  try {
    // A second try outlasts the lock of a process that was killed; a living one renews its own.
    return await lock(folder, { stale: lockStaleMs, update: 1000, retries: { retries: 7, minTimeout: 1000, maxTimeout: 1000, factor: 1 }, onCompromised: () => undefined });
  } catch {
    throw new DataFolderInUseError(`The data folder ${folder} is in use by another process. Stop that one, or choose another folder with DATA_DIR=… (two processes on one embedded database would lose rows).`);
  }
}
