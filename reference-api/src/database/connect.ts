/** One database: a PostgreSQL server where `DATABASE_URL` names one, else the embedded PGlite with an exclusive lock. */
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { explainFullDisk } from './databaseAway';
import { takeFolder } from './folderLock';
import { migrate } from './migrate';
import { embeddedNotices, type Notices } from './notices';

export type Database = PgDatabase<PgQueryResultHKT>;
export interface OpenDatabase {
  readonly db: Database;
  /** The same database for staff pages, figures, retention and commands: few connections, with time for whole tables. */
  readonly staffDb: Database;
  readonly notices: Notices;
  close(): Promise<void>;
}

interface DatabasePlace {
  readonly databaseUrl?: string;
  readonly databaseConnections?: number;
  readonly dataDir: string;
}

export async function openDatabase({
  databaseUrl,
  databaseConnections = 10,
  dataDir,
}: DatabasePlace): Promise<OpenDatabase> {
  if (!databaseUrl) {
    return openFolder(path.join(dataDir, 'db'));
  }
  const { openServer } = await import('./databaseServer');
  return openServer(databaseUrl, databaseConnections);
}

async function openFolder(folder: string): Promise<OpenDatabase> {
  const release = await explainFullDisk(folder, async () => {
    await mkdir(folder, { recursive: true });
    return takeFolder(folder, stopAtOnce);
  });
  try {
    const database = await explainFullDisk(folder, () =>
      openEmbedded(path.join(folder, 'pglite')),
    );
    return {
      ...database,
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

/** PGlite in a folder, or in memory without one; `from` a copy of another one, or empty. */
export async function openEmbedded(folder?: string, from?: Blob) {
  const [{ PGlite }, { pg_trgm }, { drizzle }] = await Promise.all([
    import('@electric-sql/pglite'),
    import('@electric-sql/pglite/contrib/pg_trgm'),
    import('drizzle-orm/pglite'),
  ]);
  const client = await PGlite.create(folder, {
    loadDataDir: from,
    extensions: { pg_trgm },
  });
  await migrate(async (text) =>
    (await client.exec(text)).flatMap(({ rows }) => rows),
  );
  const db = drizzle(client);
  return {
    db,
    staffDb: db,
    notices: embeddedNotices(client),
    close: () => client.close(),
    /** The whole database as one file, for `from`. */
    copy: () => client.dumpDataDir('none'),
  };
}

function stopAtOnce(): void {
  console.error(
    'The data folder was taken over by another process. This one stops, so that no row is lost.',
  );
  process.exit(1);
}

/** Queries that are put into words once for each database, and planned once for each of its connections, instead of at every call. */
export function prepared<Queries>(
  prepare: (db: Database) => Queries,
): (db: Database) => Queries {
  const known = new WeakMap<Database, Queries>();
  return (db) => {
    const queries = known.get(db) ?? prepare(db);
    known.set(db, queries);
    return queries;
  };
}
