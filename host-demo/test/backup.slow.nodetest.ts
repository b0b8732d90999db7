/** Runs the commands of docs/operating.md, "Backup and restore", and compares the rows. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { sql } from 'drizzle-orm';
import { openFolder } from 'host-kit/testing/folder';
import { openDatabase, type Database } from 'reference-api/database/connect';
import { seed } from '../src/samples/seed';
import { leads } from 'reference-api/database/schema';
import { sampleLead } from './demo';
import {
  postgresMissing,
  startPostgres,
  type PostgresServer,
} from 'reference-api/testing/postgres-server/postgresServer';
import { cheapPasswords } from 'reference-api/testing/preparedDatabase';

const guide = readFileSync(
  path.join(import.meta.dirname, '../../docs/operating.md'),
  'utf8',
);

function readCommands(title: string): string {
  const [, rest = ''] = guide.split(`\n**${title}**`);
  const [, block] = /```sh\n(.*?)```/s.exec(rest) ?? [];
  assert.ok(block, `docs/operating.md has no commands for ${title}`);
  return block;
}

/** In a shell that stops at the first command that fails. */
function run(title: string, env: Readonly<Record<string, string>>): void {
  const { status, stderr } = spawnSync(
    'sh',
    ['-eu', '-c', readCommands(title)],
    {
      env: { ...process.env, ...env },
      encoding: 'utf8',
    },
  );
  assert.equal(status, 0, `${title}: ${stderr}`);
}

/** All rows of all tables, in an order that does not depend on how they are stored. */
async function readAll(db: Database): Promise<unknown> {
  const tables = await db
    .select({ name: sql<string>`table_name` })
    .from(sql`information_schema.tables`)
    .where(sql`table_schema = 'public' and table_type = 'BASE TABLE'`);
  const rows = await Promise.all(
    tables.map(async ({ name }) => [
      name,
      await db
        .select({ row: sql<string>`to_jsonb(one)::text` })
        .from(sql`${sql.identifier(name)} as one`)
        .orderBy(sql`1`),
    ]),
  );
  return Object.fromEntries(rows);
}

async function open<Value>(
  place: { readonly databaseUrl?: string; readonly dataDir: string },
  use: (db: Database) => Promise<Value>,
): Promise<Value> {
  const database = await openDatabase(place);
  try {
    return await use(database.db);
  } finally {
    await database.close();
  }
}

const fill = async (db: Database) => {
  await seed(db, cheapPasswords);
  for (let at = 0; at < 50; at += 1) {
    await db.insert(leads).values({
      ...sampleLead,
      firstName: `${at} “Zoë”`,
      partnerId: 'RD-MAPLEWEB',
      idempotencyKey: `backup-key-${at}`,
      utmParams: { utm_source: 'spring' },
    });
  }
  return readAll(db);
};

const folder = openFolder('backup');

it('a copy of its folder restores every row of the embedded database (OPN-76)', async () => {
  const dataDir = path.join(folder, 'data');
  const env = {
    DATA_DIR: dataDir,
    BACKUP: path.join(folder, 'embedded.tar.gz'),
  };
  const rows = await open({ dataDir }, fill);
  run('Embedded: back up', env);
  await open(
    { dataDir },
    (db) => db.execute(sql`drop table leads cascade`) as Promise<unknown>,
  );
  run('Embedded: restore', env);
  assert.deepEqual(await open({ dataDir }, readAll), rows);
});

describe('a PostgreSQL server', { skip: postgresMissing }, () => {
  let server: PostgresServer;
  before(async () => {
    server = await startPostgres({ settings: ['fsync=on'] });
  });
  after(() => server.close());

  it('gets every row back from a dump into an empty database (OPN-76)', async () => {
    const place = { databaseUrl: server.url(), dataDir: '' };
    const env = {
      DATABASE_URL: server.url(),
      BACKUP: path.join(folder, 'server.dump'),
    };
    const rows = await open(place, fill);
    run('PostgreSQL: back up', env);
    await server.run('drop schema public cascade; create schema public');
    run('PostgreSQL: restore', env);
    assert.deepEqual(await open(place, readAll), rows);
  });
});
