/**
 * A database for one test file: on a PostgreSQL server that the tests of a process share, as in production, or an
 * embedded one in memory where PostgreSQL is not installed or TEST_DATABASE=embedded requires it.
 */
import { randomUUID } from 'node:crypto';
import {
  openDatabase,
  openEmbedded,
  type OpenDatabase,
} from '../database/connect';
import { openFolder } from 'host-kit/testing/folder';
import { seed } from 'host-demo/samples/seed';
import {
  postgresMissing,
  startPostgres,
  type PostgresServer,
} from './postgres-server/postgresServer';
import { cheapPasswords, readPreparedDatabase } from './preparedDatabase';

const isEmbedded =
  postgresMissing !== false || process.env.TEST_DATABASE === 'embedded';
const template = 'prepared';

export async function openTestDatabase(): Promise<OpenDatabase> {
  if (isEmbedded) {
    return openEmbedded(undefined, await readPreparedDatabase());
  }
  return openDatabase({ databaseUrl: await createTestDatabase(), dataDir: '' });
}

/** The settings of a command that opens a new database for itself. */
export const testDatabaseVariables = async (): Promise<
  Readonly<Record<string, string>>
> =>
  isEmbedded
    ? { DATA_DIR: openFolder('database') }
    : { DATABASE_URL: await createTestDatabase() };

/** Returns its address. */
async function createTestDatabase(): Promise<string> {
  const server = await (running ??= startPreparedServer());
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await server.run(`create database ${name} template ${template}`);
  return server.url(name);
}

let running: Promise<PostgresServer> | undefined;

/** With the migrations and the seed in a database that all others are copies of. */
async function startPreparedServer(): Promise<PostgresServer> {
  const server = await startPostgres();
  process.once('exit', () => {
    server.close();
  });
  await server.run(`create database ${template}`);
  const database = await openDatabase({
    databaseUrl: server.url(template),
    dataDir: '',
  });
  await seed(database.db, cheapPasswords);
  await database.close();
  return server;
}
