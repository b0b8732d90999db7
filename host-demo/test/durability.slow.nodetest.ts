import assert from 'node:assert/strict';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { sql } from 'drizzle-orm';
import { openDatabase } from 'reference-api/database/connect';
import { findFreePorts, startDemoProcess } from './demo-process/demoProcess';
import {
  postgresMissing,
  startPostgres,
  type PostgresServer,
} from 'reference-api/testing/postgres-server/postgresServer';
import { mountSmallDisk } from 'reference-api/testing/smallDisk';

/** The output of a process on this database before it ends. */
async function readRefusal(
  env: Readonly<Record<string, string>>,
): Promise<string> {
  const [port] = await findFreePorts(1);
  const demo = startDemoProcess({ PORT: String(port), ...env });
  try {
    const code = await Promise.race([
      demo.code,
      demo.ready.then(() => 'it runs'),
    ]);
    assert.equal(code, 1, demo.output());
    assert.equal(demo.output().trim().split('\n').length, 1, demo.output());
    return demo.output().trim();
  } finally {
    demo.child.kill('SIGKILL');
  }
}

describe('a PostgreSQL server that', { skip: postgresMissing }, () => {
  let server: PostgresServer;
  let standby: PostgresServer;
  before(async () => {
    server = await startPostgres();
    standby = await startPostgres({ standbyOf: server });
    await (
      await openDatabase({ databaseUrl: server.url(), dataDir: '' })
    ).close();
  });
  after(() => {
    standby.close();
    server.close();
  });

  it('OPN-76: acknowledges before it has written is corrected, for each connection', async () => {
    await server.run('create database hasty');
    await server.run('alter database hasty set synchronous_commit = off');
    await server.run('create database strict');
    await server.run(
      'alter database strict set synchronous_commit = remote_apply',
    );
    for (const [name, wanted] of [
      ['hasty', 'on'],
      ['strict', 'remote_apply'],
    ] as const) {
      const [before] = await server.run('show synchronous_commit', name);
      const database = await openDatabase({
        databaseUrl: server.url(name),
        dataDir: '',
      });
      try {
        const held = await Promise.all(
          Array.from({ length: 10 }, () =>
            database.db
              .select({
                process: sql<number>`pg_backend_pid()`,
                commit: sql<string>`current_setting('synchronous_commit')`,
              })
              .from(sql`pg_sleep(0.1)`),
          ),
        );
        const rows = held.flat();
        assert.ok(new Set(rows.map((row) => row.process)).size > 1);
        assert.deepEqual(
          new Set(rows.map(({ commit }) => commit)),
          new Set([wanted]),
          name,
        );
        assert.equal(
          before?.synchronous_commit,
          name === 'hasty' ? 'off' : wanted,
        );
      } finally {
        await database.close();
      }
    }
  });
  it('OPN-76: writes nothing to the disk is refused', async () => {
    const careless = await startPostgres({ settings: ['fsync=off'] });
    try {
      assert.match(
        await readRefusal({ DATABASE_URL: careless.url() }),
        /^The database of DATABASE_URL runs with fsync = off: .+ Set fsync = on\.$/,
      );
    } finally {
      careless.close();
    }
  });
  it('OPN-76: takes no rows is refused: a standby, one set to read only, and a role that may only read', async () => {
    await server.run('create database closed');
    await server.run(
      'alter database closed set default_transaction_read_only = on',
    );
    await server.run('create role reader login');
    await server.run('grant select on all tables in schema public to reader');
    await server.run('create database empty');
    await server.run('create role stranger login');
    const cases: readonly (readonly [string, RegExp])[] = [
      [
        standby.url(),
        /is a standby, which takes no rows\. Give the address of the primary\.$/,
      ],
      [
        server.url('closed'),
        /takes no rows, because default_transaction_read_only is on\. Set it/,
      ],
      [
        server.url('postgres', 'reader'),
        /^The role reader of DATABASE_URL may not write to: accounts, .*leads, .+\. Grant it select, insert/,
      ],
      [
        server.url('empty', 'stranger'),
        /^The role of DATABASE_URL may not make the tables\. Grant/,
      ],
    ];
    const refusals = await Promise.all(
      cases.map(([address]) => readRefusal({ DATABASE_URL: address })),
    );
    for (const [index, [, message]] of cases.entries()) {
      assert.match(refusals[index]!, message);
    }
  });
  it('OPN-76: lets a role write that may not make tables, once they are made', async () => {
    await server.run('create role writer login');
    await server.run(
      'grant select, insert, update, delete on all tables in schema public to writer',
    );
    await (
      await openDatabase({
        databaseUrl: server.url('postgres', 'writer'),
        dataDir: '',
      })
    ).close();
  });
});

it('OPN-76: a disk without room stops the first start of the embedded database in plain words', async (test) => {
  const disk = mountSmallDisk('3m');
  if (!disk) {
    test.skip('Only root may mount a small disk.');
    return;
  }
  try {
    assert.match(
      await readRefusal({ DATA_DIR: path.join(disk.folder, 'data') }),
      /^There is no room left on the disk of .+\. Make room, or choose another folder with DATA_DIR=…\.$/,
    );
  } finally {
    disk.close();
  }
});
