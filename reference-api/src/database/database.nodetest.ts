import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { count, eq, is, sql } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { createPasswords } from '../accounts/passwords';
import { isDatabaseAway } from './databaseAway';
import { migrate } from './migrate';
import * as schema from './schema';
import * as probeTables from './writeProbe';
import * as deliveryTables from '../delivery/leadMessages';
import * as limitTables from '../limits/counts';
import * as measurementTables from '../measurements/releaseCounts';
import * as messageTables from '../messaging/publishedMessages';
import * as secretTables from '../secrets/keys';
import { seed } from 'host-demo/samples/seed';
import { openTestApi } from '../testing/testApi';

describe('the database', () => {
  it('OPN-76: seeding again changes nothing', async () => {
    await using demo = await openTestApi();
    const countRows = async () => [
      await demo.db.select({ found: count() }).from(schema.accounts),
      await demo.db.select({ found: count() }).from(schema.nmlsLenders),
    ];
    const before = await countRows();
    await seed(demo.db, createPasswords());
    assert.deepEqual(await countRows(), before);
  });
  it('OPN-76: the migrations make each table and column that the queries see', async () => {
    await using demo = await openTestApi();
    const named = {
      ...schema,
      ...probeTables,
      ...deliveryTables,
      ...limitTables,
      ...measurementTables,
      ...messageTables,
      ...secretTables,
    };
    const tables = Object.values(named).filter((value) => is(value, PgTable));
    assert.equal(tables.length, 14);
    for (const table of tables) {
      const { name, columns } = getTableConfig(table);
      const made = await demo.db
        .select({
          name: sql<string>`column_name`,
          type: sql<string>`data_type`,
          isRequired: sql<boolean>`is_nullable = 'NO'`,
        })
        .from(sql`information_schema.columns`)
        .where(eq(sql`table_name`, name));
      for (const column of columns) {
        assert.deepEqual(
          made.find((one) => one.name === column.name),
          {
            name: column.name,
            type: column.getSQLType(),
            isRequired: column.notNull,
          },
          name,
        );
      }
    }
  });
  it('OPN-76: migrations run once, in order, in one transaction; a broken one leaves nothing', async () => {
    const ran: string[] = [];
    const connection = (failAt?: RegExp) => async (sql: string) => {
      if (failAt?.test(sql)) {
        throw new Error('broken');
      }
      ran.push(sql);
      return sql.includes('from migrations')
        ? [{ name: '0001-start.sql' }]
        : [];
    };
    await migrate(connection());
    assert.deepEqual([ran[0], ran.at(-1)], ['begin', 'commit']);
    assert.ok(
      !ran.some((sql) => sql.includes("values ('0001-start.sql')")) &&
        ran.some((sql) =>
          sql.includes("values ('0070-page-measurements.sql')"),
        ),
    );
    ran.length = 0;
    await assert.rejects(migrate(connection(/0070/)), /broken/);
    assert.deepEqual([ran.at(-1), ran.includes('commit')], ['rollback', false]);
  });
  it('F27: a migration waits for a lock in short tries, so that no call queues behind it for long', async () => {
    const ran: string[] = [];
    await migrate(async (sql) => {
      ran.push(sql);
      const isFirst = ran.filter((one) => one === sql).length === 1;
      if (sql.includes('0074') && isFirst) {
        throw Object.assign(new Error(), { code: '55P03' });
      }
      return [];
    });
    const steps = ran.filter((sql) => /^(begin|set|rollback|commit)/.test(sql));
    const limit = "set local lock_timeout = '400ms'";
    assert.deepEqual(steps, [
      'begin',
      limit,
      'rollback',
      'begin',
      limit,
      'commit',
    ]);
  });
  it('F27: a database that is away is told from a fault of ours', () => {
    const wrapped = new Error('Failed query: insert into leads', {
      cause: Object.assign(new Error('x'), { code: '57P01' }),
    });
    for (const error of [
      wrapped,
      Object.assign(new Error(), { code: 'ECONNREFUSED' }),
      new Error('timeout exceeded when trying to connect'),
      new Error('Connection terminated unexpectedly'),
      new Error('Query read timeout'),
      new AggregateError([
        Object.assign(new Error(), { code: 'ECONNREFUSED' }),
      ]),
    ]) {
      assert.equal(isDatabaseAway(error), true);
    }
    for (const error of [
      new Error('x'),
      Object.assign(new Error(), { code: '23505' }),
      undefined,
      'text',
    ]) {
      assert.equal(isDatabaseAway(error), false);
    }
  });
});
