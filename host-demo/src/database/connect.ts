/** One database: a PostgreSQL server where `DATABASE_URL` names one, else the embedded PGlite with an exclusive lock. */
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { takeFolder } from './folderLock';
import { migrate } from './migrate';

export type Database = PgDatabase<PgQueryResultHKT>;
export interface OpenDatabase {
  readonly db: Database;
  close(): Promise<void>;
}

export class DatabaseUnreachableError extends Error {
  override readonly name = 'DatabaseUnreachableError';
}

/** A visitor is told within a second that the database is away, whether it refuses or only hangs. */
const connectLimitMs = 800;
const queryLimitMs = 900;

export function openDatabase({
  databaseUrl,
  dataDir,
}: {
  readonly databaseUrl?: string;
  readonly dataDir: string;
}): Promise<OpenDatabase> {
  return databaseUrl ? openServer(databaseUrl) : openFolder(path.join(dataDir, 'db'));
}

async function openServer(connectionString: string): Promise<OpenDatabase> {
  const [{ default: pg }, { drizzle }] = await Promise.all([
    import('pg'),
    import('drizzle-orm/node-postgres'),
  ]);
  // A connection of its own: a migration may take its time.
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: connectLimitMs });
  await client.connect().catch((cause: unknown) => {
    throw new DatabaseUnreachableError(
      'The database of DATABASE_URL does not answer. Start it, correct the address, or leave DATABASE_URL out to use the embedded one.',
      { cause },
    );
  });
  try {
    await migrate({
      run: async (text) => {
        await client.query(text);
      },
      query: async (text) => (await client.query<Record<string, unknown>>(text)).rows,
    });
  } finally {
    await client.end();
  }
  const pool = new pg.Pool({
    connectionString,
    max: 10,
    connectionTimeoutMillis: connectLimitMs,
    query_timeout: queryLimitMs,
  });
  // A connection that breaks while idle is replaced by the next query.
  pool.on('error', () => undefined);
  return { db: drizzle(pool), close: () => pool.end() };
}

async function openFolder(folder: string): Promise<OpenDatabase> {
  await mkdir(folder, { recursive: true });
  const release = await takeFolder(folder, stopAtOnce);
  try {
    const database = await openEmbedded(path.join(folder, 'pglite'));
    return {
      db: database.db,
      close: async () => {
        await database.close();
        await release();
      },
    };
  } catch (error) {
    await release();
    throw error;
  }
}

export interface EmbeddedDatabase extends OpenDatabase {
  /** All of it as one file, which `from` takes. */
  copy(): Promise<Blob>;
}

/** PGlite in a folder, or in memory without one; `from` a copy of another one, or empty. */
export async function openEmbedded(folder?: string, from?: Blob): Promise<EmbeddedDatabase> {
  const [{ PGlite }, { drizzle }] = await Promise.all([
    import('@electric-sql/pglite'),
    import('drizzle-orm/pglite'),
  ]);
  const client = await PGlite.create(folder, { loadDataDir: from });
  await migrate({
    run: async (text) => {
      await client.exec(text);
    },
    query: async (text) => (await client.query<Record<string, unknown>>(text)).rows,
  });
  return {
    db: drizzle(client),
    close: () => client.close(),
    copy: () => client.dumpDataDir('none'),
  };
}

/** Another process has the folder now: each further write would be lost. */
function stopAtOnce(): void {
  console.error(
    'The data folder was taken over by another process. This one stops, so that no row is lost.',
  );
  process.exit(1);
}
