/** A database that is locked, slow, crowded or stopped, on a real server: reported at once, no refused call stored, back by itself. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { isDatabaseAway } from './databaseAway';
import { tell } from './notices';
import { leads } from './schema';
import { createWriteProbe } from './writeProbe';
import {
  connections,
  openPages,
  sendLead,
  until,
} from '../testing/postgres-server/postgresPages';
import {
  postgresMissing,
  startPostgres,
  type PostgresServer,
} from '../testing/postgres-server/postgresServer';

describe('a PostgreSQL server in trouble', { skip: postgresMissing }, () => {
  let postgres: PostgresServer;
  let pages: Awaited<ReturnType<typeof openPages>>;
  before(async () => {
    postgres = await startPostgres();
    pages = await openPages(postgres);
  });
  after(async () => {
    await pages.close();
    postgres.close();
  });

  const ownConnections = async () =>
    Number(
      (
        await postgres.run(
          "select count(*) as own from pg_stat_activity where application_name = 'mortgage-pages'",
        )
      )[0]?.own,
    );

  it('F28 OPN-76: a locked table takes no further connection, reads go on, and no refused call is stored later', async () => {
    const reader = pages.visitor();
    assert.equal((await reader.signIn('consumer')).statusCode, 200);
    const holder = new pg.Client({ connectionString: postgres.url() });
    await holder.connect();
    await holder.query('begin');
    await holder.query('lock table leads in access exclusive mode');
    const answers: number[] = [];
    const keys: string[] = [];
    const most: number[] = [];
    let isOver = false;
    const senders = Array.from({ length: 30 }, async () => {
      const visitor = pages.visitor();
      while (!isOver) {
        const key = randomUUID();
        keys.push(key);
        const { statusCode, headers } = await sendLead(visitor, key);
        assert.equal(statusCode, 503);
        assert.ok(Number(headers['retry-after']) > 0);
        answers.push(statusCode);
      }
    });
    for (let asked = 0; asked < 20; asked += 1) {
      assert.equal(
        (await reader.get('/myaccount/api/v1/userNavigation')).statusCode,
        200,
      );
      most.push(await ownConnections());
    }
    await until(async () => answers.length > 100);
    most.push(await ownConnections());
    isOver = true;
    await Promise.all(senders);
    await holder.query('rollback');
    await holder.end();
    assert.ok(Math.max(...most) <= connections, most.join());
    // A call that still waited for the lock would have stored by now.
    assert.equal((await sendLead(pages.visitor())).statusCode, 200);
    const stored = await pages.database.db
      .select({ key: leads.idempotencyKey })
      .from(leads);
    assert.deepEqual(
      stored.filter(({ key }) => keys.includes(key)),
      [],
    );
    assert.equal((await ownConnections()) <= connections, true);
  });
  it('stays ready while a backup holds its locks (F27 OPN-76)', async () => {
    const backup = new pg.Client({ connectionString: postgres.url() });
    await backup.connect();
    await backup.query(
      'begin; lock table write_probe, leads in access share mode',
    );
    assert.equal(await createWriteProbe(pages.database.db)(), true);
    await backup.end();
  });
  it('F28: calls that take too long are given up by the server itself, and their places are free again', async () => {
    const slow = await Promise.allSettled(
      Array.from({ length: connections }, () =>
        pages.database.db.execute(sql`select pg_sleep(5)`),
      ),
    );
    for (const one of slow) {
      assert.ok(one.status === 'rejected' && isDatabaseAway(one.reason));
    }
    const asleep = await postgres.run(
      "select 1 from pg_stat_activity where query like 'select pg_sleep%' and state = 'active'",
    );
    assert.deepEqual(asleep, []);
    const limits = await pages.database.db
      .select({
        statement: sql<string>`current_setting('statement_timeout')`,
        lock: sql<string>`current_setting('lock_timeout')`,
        idle: sql<string>`current_setting('idle_in_transaction_session_timeout')`,
      })
      .from(sql`(select 1) as one`);
    const [{ statement, lock, idle }] = limits as [(typeof limits)[0]];
    assert.deepEqual([statement, lock, idle], ['700ms', '500ms', '800ms']);
  });
  it('F28 S09: more than can wait for a connection are refused at once, and the others are served', async () => {
    const waiting = connections * 20;
    const settled: string[] = [];
    const calls = Array.from({ length: connections + waiting + 300 }, () =>
      pages.database.db.execute(sql`select pg_sleep(0.01)`).then(
        () => settled.push('served'),
        (error: unknown) =>
          settled.push(isDatabaseAway(error) ? 'refused' : String(error)),
      ),
    );
    await Promise.all(calls);
    assert.deepEqual(new Set(settled), new Set(['served', 'refused']));
    assert.equal(
      settled.indexOf('served') >= 290,
      true,
      'refusals do not wait',
    );
    assert.ok(settled.filter((one) => one === 'served').length >= waiting / 2);
  });
  it('F27 OPN-32: stopped and started again, it is used again without a restart of ours, and notices come again', async () => {
    const probe = createWriteProbe(pages.database.db, () => (clock += 1000));
    let clock = 0;
    const visitor = pages.visitor();
    assert.equal(await probe(), true);
    const interrupted = pages.database.db.transaction(async (transaction) => {
      await transaction.execute(sql`select 1`);
      postgres.stop();
      // Until the connection has ended, which no query uses meanwhile.
      await until(async () =>
        pages.database.db.execute(sql`select 1`).then(
          () => false,
          () => true,
        ),
      );
      await transaction.execute(sql`select 1`);
    });
    await assert.rejects(interrupted, isDatabaseAway);
    const refused = await sendLead(visitor);
    assert.deepEqual(
      [refused.statusCode, refused.headers['retry-after']],
      [503, '2'],
    );
    assert.equal(await probe(), false);
    postgres.start();
    await until(async () => (await sendLead(visitor)).statusCode === 200);
    assert.equal(await probe(), true);
    const heard = new Promise<string | undefined>((resolve) => {
      pages.database.notices.hear((text) => {
        if (text === 'again') {
          resolve(text);
        }
      });
    });
    const ticking = setInterval(
      () => void tell(pages.database.db, 'again'),
      50,
    );
    assert.equal(await heard, 'again');
    clearInterval(ticking);
  });
});
