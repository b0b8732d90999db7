/** A database for one test file: PGlite in memory, or one of its own on the PostgreSQL server of TEST_DATABASE_URL. */
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { openDatabase, openEmbedded, type OpenDatabase } from '../src/database/connect';
import { seed } from '../src/seed';
import { cheapPasswords, readPreparedDatabase } from './preparedDatabase';

export async function openTestDatabase(): Promise<OpenDatabase> {
  const server = process.env.TEST_DATABASE_URL;
  return server ? openOnServer(server) : openEmbedded(undefined, await readPreparedDatabase());
}

async function openOnServer(server: string): Promise<OpenDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await onServer(server, `create database ${name}`);
  const address = new URL(server);
  address.pathname = name;
  const database = await openDatabase({ databaseUrl: address.href, dataDir: '' });
  await seed(database.db, cheapPasswords);
  return {
    ...database,
    close: async () => {
      await database.close();
      await onServer(server, `drop database ${name} with (force)`);
    },
  };
}

async function onServer(connectionString: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
