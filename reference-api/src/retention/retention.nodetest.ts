import assert from 'node:assert/strict';
import { beforeEach, describe, it, mock } from 'node:test';
import { asc, sql } from 'drizzle-orm';
import { calculatorMarketing, leads } from '../database/schema';
import { storeLead } from '../leads/leadStore';
import { releaseCounts } from '../measurements/releaseCounts';
import { removeExpired, startRetention } from './retention';
import type { LeadSettings } from '../settings/settings';
import {
  openTestApi,
  rowsOf,
  sampleLead,
  useTestApi,
} from '../testing/testApi';

const demo = useTestApi();
beforeEach(() => demo.staffDb.delete(leads));

const settings: LeadSettings = {
  keptDays: 30,
  calculatorKeptDays: 10,
  measurementsKeptDays: 5,
};

async function storeLeads(total: number, days: number): Promise<void> {
  await demo.staffDb.execute(sql`
    insert into leads (idempotency_key, first_name, last_name, email_address, phone_number, role, partner_id, created_at)
    select 'key-' || ${days}::text || '-' || n, ${days}::text, 'x', 'x@lender.example.com', '1', 'AdAgency', 'P',
      now() - make_interval(days => ${days}::int) + interval '1 minute'
    from generate_series(1, ${total}::int) as n`);
}
const ages = async () =>
  (
    await demo.db
      .selectDistinct({ days: leads.firstName })
      .from(leads)
      .orderBy(asc(leads.firstName))
  ).map(({ days }) => days);

describe('retention', () => {
  it('OPN-76 S10: leads beyond their days go in as many steps as it takes, younger ones stay', async () => {
    await storeLeads(1203, 31);
    await storeLeads(3, 30);
    await storeLeads(2, 1);
    assert.equal(await removeExpired(demo.db, settings), 1203);
    assert.deepEqual(await ages(), ['1', '30']);
    assert.equal(await removeExpired(demo.db, settings), 0);
  });
  it('OPN-76 S10: removes the messages of an old lead, delivered or not', async () => {
    const lead = {
      ...sampleLead,
      role: 'BranchManager',
      partnerId: 'P',
    } as const;
    await storeLead(demo.db, lead, 'key-of-old-lead', true);
    await demo.db
      .update(leads)
      .set({ createdAt: sql`now() - interval '31 days'` });
    assert.equal(await rowsOf(demo.db, 'lead_messages'), 1);
    await removeExpired(demo.db, settings);
    assert.equal(await rowsOf(demo.db, 'lead_messages'), 0);
  });
  it('CAL-4 S10: removes old rows of the calculators', async () => {
    const looked = {
      userIdBeforeLogin: 'x',
      propertyAddress: 'x',
      propertyImageUrl: 'x',
      propertyUrl: 'x',
    };
    const daysAgo = (days: number) =>
      sql`now() - make_interval(days => ${days}::int)`;
    await demo.db.insert(calculatorMarketing).values([
      { accountId: 'X1-consumer', ...looked, updatedAt: daysAgo(11) as never },
      { accountId: 'X1-agent', ...looked, updatedAt: daysAgo(9) as never },
    ]);
    await removeExpired(demo.db, settings);
    const kept = await demo.db.select().from(calculatorMarketing);
    assert.deepEqual(
      kept.map(({ accountId }) => accountId),
      ['X1-agent'],
    );
  });
  it('S10: removes sessions and reset links a day after their end', async () => {
    const [gone, kept] = [
      sql`now() - interval '25 hours'`,
      sql`now() - interval '23 hours'`,
    ];
    await demo.db
      .execute(sql`insert into password_resets (token_hash, account_id, expires_at)
      values ('gone', 'X1-agent', ${gone}), ('kept', 'X1-agent', ${kept})`);
    await demo.db
      .execute(sql`insert into sessions (id_hash, account_id, seed, auth_token_hash, expires_at)
      values ('gone', 'X1-agent', '', 'gone', ${gone}), ('kept', 'X1-agent', '', 'kept', ${kept})`);
    assert.equal(await removeExpired(demo.db, settings), 2);
  });
  it('S10: removes old counts of a release, and keeps its later ones', async () => {
    const daysAgo = (days: number) =>
      new Date(Date.now() - days * 24 * 60 * 60 * 1000);
    const visits = { release: 'header-remote/v2', failed: 0 };
    await demo.db.insert(releaseCounts).values([
      { ...visits, started: 6, hour: daysAgo(6) },
      { ...visits, started: 4, hour: daysAgo(4) },
    ]);
    await removeExpired(demo.db, settings);
    const kept = await demo.db.select().from(releaseCounts);
    assert.deepEqual(
      kept.map(({ started }) => started),
      [4],
    );
  });
  it('OPN-76: 0 days keep all', async () => {
    await storeLeads(2, 9000);
    const forEver = {
      keptDays: 0,
      calculatorKeptDays: 0,
      measurementsKeptDays: 0,
    };
    assert.equal(await removeExpired(demo.db, forEver), 0);
    assert.deepEqual(await ages(), ['9000']);
  });
  it('OPN-76: several processes at once remove each row once, and none fails', async () => {
    await storeLeads(600, 31);
    const removed = await Promise.all(
      [1, 2, 3].map(() => removeExpired(demo.db, settings)),
    );
    assert.equal(
      removed.reduce((all, one) => all + one, 0),
      600,
    );
    assert.deepEqual(await ages(), []);
  });
  it('OPN-76 S10: happens when the server starts, and delays nothing', async () => {
    await storeLeads(3, 800);
    const other = await openTestApi({}, demo);
    assert.equal((await other.visitor().get('/healthz')).statusCode, 200);
    while ((await ages()).length > 0) {
      await new Promise((resolve) => setImmediate(resolve));
    }
    await other.close();
  });

  it(
    'OPN-76 S10: comes again after a day, and ten minutes after it has failed',
    { timeout: 20_000 },
    async () => {
      mock.timers.enable({ apis: ['setTimeout'] });
      const heard: string[] = [];
      let isAway = true;
      const db = new Proxy(demo.db, {
        get: (target, name, receiver) =>
          isAway && name === 'transaction'
            ? () => Promise.reject(new Error('away'))
            : (Reflect.get(target, name, receiver) as unknown),
      });
      const retention = startRetention(db, settings, {
        removed: (rows) => heard.push(String(rows)),
        failed: (name) => heard.push(name),
      });
      const saysSoon = async (...expected: string[]) => {
        while (heard.length < expected.length) {
          await new Promise(setImmediate);
        }
        await new Promise(setImmediate);
        assert.deepEqual(heard, expected);
      };
      const minuteMs = 60_000;
      try {
        await saysSoon('Error');
        isAway = false;
        await storeLeads(2, 31);
        mock.timers.tick(10 * minuteMs - 1);
        await saysSoon('Error');
        mock.timers.tick(1);
        await saysSoon('Error', '2');
        await storeLeads(1, 31);
        mock.timers.tick(24 * 60 * minuteMs - 1);
        await saysSoon('Error', '2');
        mock.timers.tick(1);
        await saysSoon('Error', '2', '1');
        await retention.stop();
        await storeLeads(1, 31);
        mock.timers.tick(24 * 60 * minuteMs);
        await saysSoon('Error', '2', '1');
      } finally {
        mock.timers.reset();
        await retention.stop();
      }
    },
  );
});
