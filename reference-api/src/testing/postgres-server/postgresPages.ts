/** The pages on a real PostgreSQL server. */
import { randomUUID } from 'node:crypto';
import { openDatabase } from '../../database/connect';
import { createApiServer } from '../../apiServer';
import { seed } from 'host-demo/samples/seed';
import { readSettings } from '../../settings/settings';
import { leadActionPath, ownOrigin, sampleHost, sampleLead } from '../testApi';
import { cheapPasswords } from '../preparedDatabase';
import { createVisitor, type TestVisitor } from '../visitor';
import type { PostgresServer } from './postgresServer';

/** Few, so that they are soon taken. */
export const connections = 4;
const json = { origin: ownOrigin, 'sec-fetch-site': 'same-origin' };

/** The pages on this server. */
export async function openPages(postgres: PostgresServer) {
  const database = await openDatabase({
    databaseUrl: postgres.url(),
    databaseConnections: connections,
    dataDir: '',
  });
  await seed(database.db, cheapPasswords);
  const usual = readSettings({
    PORT: '4900',
    LOG_LEVEL: 'silent',
    DATABASE_CONNECTIONS: String(connections),
    LEADS_PER_MINUTE: '100000',
  });
  const server = await createApiServer(usual, database.db, cheapPasswords, {
    ...database,
    host: sampleHost,
  });
  const close = async () => {
    await server.close();
    await database.close();
  };
  return { database, visitor: () => createVisitor(server, json), close };
}

export const sendLead = (visitor: TestVisitor, key = randomUUID()) =>
  visitor.act(leadActionPath, sampleLead, { 'idempotency-key': key });

/** Asked again until it is so. */
export async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) {
    await new Promise(setImmediate);
  }
}
