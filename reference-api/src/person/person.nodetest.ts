import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { eq, sql } from 'drizzle-orm';
import { openFolder } from 'host-kit/testing/folder';
import { toMailAddress } from 'mortgage-domain/fields/email';
import { openDatabase, type Database } from '../database/connect';
import { DatabaseUnusableError } from '../database/databaseAway';
import { runCommand } from '../database/runCommand';
import {
  accounts,
  calculatorMarketing,
  passwordResets,
  sessions,
} from '../database/schema';
import { leadMessages } from '../delivery/leadMessages';
import { storeLead } from '../leads/leadStore';
import { globalChannelOf } from '../messaging/inboxes';
import { inboxChannels } from '../messaging/publishedMessages';
import { erasePerson, exportPerson, personalData, runPerson } from './person';
import { seed } from 'host-demo/samples/seed';
import { beginImpersonation } from '../sessions/impersonations';
import { startSession } from '../sessions/startSession';
import { sampleLead } from '../testing/testApi';
import { cheapPasswords } from '../testing/preparedDatabase';
import { openTestDatabase } from '../testing/testDatabase';

/** Tables without data about a person; `call_counts` holds digests, for minutes. */
const impersonalTables = [
  'call_counts',
  'migrations',
  'nmls_lenders',
  'page_measurements',
  'registered_lenders',
  'release_counts',
  'server_secrets',
  'write_probe',
];

const email = 'canary@lender.example.com';
const accountId = 'X1-canary';

/** Rows in every table, and as many of another person. */
async function fill(db: Database): Promise<void> {
  await db.insert(accounts).values({
    id: accountId,
    email,
    passwordHash: 'canary-hash',
    firstName: 'Canary',
    lastName: 'Bird',
    professional: false,
    profileTypes: [],
    adminRoles: [],
  });
  const lead = {
    ...sampleLead,
    role: 'BranchManager',
    partnerId: 'P',
  } as const;
  for (const [person, address] of [
    [accountId, 'Canary@lender.example.com'],
    ['X1-consumer', 'other@lender.example.com'],
  ] as const) {
    await storeLead(
      db,
      { ...lead, emailAddress: address },
      `key-${person}`,
      true,
    );
    await db.insert(calculatorMarketing).values({
      accountId: person,
      userIdBeforeLogin: `${person} guid`,
      propertyAddress: `${person} street`,
      propertyImageUrl: 'x',
      propertyUrl: 'x',
    });
    await enter(db, person);
  }
  await enter(db, 'X1-moderator', accountId);
  const link = { tokenHash: 'canary-token', expiresAt: new Date() };
  await db.insert(passwordResets).values({ ...link, accountId });
  await fillInbox(db);
}

const sessionLimits = {
  idleSeconds: 60,
  lifetimeSeconds: 60,
  impersonationSeconds: 60,
};
async function readAccount(db: Database, id: string) {
  const [account] = await db.select().from(accounts).where(eq(accounts.id, id));
  return account!;
}
async function enter(
  db: Database,
  person: string,
  impersonated?: string,
): Promise<void> {
  await startSession(db, sessionLimits, {
    account: await readAccount(db, person),
    browser: 'Firefox',
    ...(impersonated && {
      impersonated: {
        account: await readAccount(db, impersonated),
        impersonationId: await beginImpersonation(db, person, impersonated, 60),
      },
    }),
  });
}

async function fillInbox(db: Database): Promise<void> {
  const own = globalChannelOf(await readAccount(db, accountId));
  await db.insert(inboxChannels).values([
    { channel: own, lastTick: 1n },
    { channel: 'inbox.other', lastTick: 1n },
  ]);
}

/** Everything in the database, as text. */
async function dump(db: Database): Promise<string> {
  const tables = await readTables(db);
  const rows = await Promise.all(
    tables.map((name) =>
      db
        .select({ row: sql`to_jsonb(one)` })
        .from(sql`${sql.identifier(name)} as one`),
    ),
  );
  return JSON.stringify(rows);
}
async function readTables(db: Database): Promise<readonly string[]> {
  const rows = await db
    .select({ name: sql<string>`table_name` })
    .from(sql`information_schema.tables`)
    .where(sql`table_schema = current_schema()`);
  return rows.map(({ name }) => name);
}

const rowsHeld = [
  ['lead_messages', 1],
  ['leads', 1],
  ['calculator_marketing', 1],
  ['sessions', 2],
  ['password_resets', 1],
  ['inbox_channels', 1],
  ['impersonations', 1],
  ['accounts', 1],
];

describe("a person's data", () => {
  let database: Awaited<ReturnType<typeof openTestDatabase>>;
  let db: Database;
  before(async () => {
    database = await openTestDatabase();
    ({ db } = database);
    await fill(db);
  });
  after(() => database.close());

  it('S10: each table of the database is listed as with or without personal data', async () => {
    const said = [
      ...personalData.map(({ table }) => table),
      ...impersonalTables,
    ];
    assert.deepEqual(
      (await readTables(db)).filter((name) => !said.includes(name)),
      [],
    );
  });
  it('S10: is exported whole, by the address in any case, and without secrets', async () => {
    const held = await exportPerson(db, ' CANARY@lender.example.com ');
    assert.deepEqual(
      Object.entries(held)
        .filter(([, rows]) => rows.length > 0)
        .map(([table, rows]) => [table, rows.length]),
      rowsHeld,
    );
    const text = JSON.stringify(held);
    assert.ok(
      text.includes('X1-canary street') && text.includes('(415) 555-2671'),
    );
    assert.ok(!text.includes('other@') && !text.includes('X1-consumer'));
    const secrets = await db.select().from(sessions);
    for (const { idHash, seed: from, authTokenHash } of secrets) {
      for (const secret of [idHash, from, authTokenHash, 'canary-hash']) {
        assert.ok(!text.includes(secret));
      }
    }
  });
  it('S10: a lead is found whatever its letters, and no inbox outlives the password that names it', async () => {
    const emailAddress = 'İx@lender.example.com';
    const lead = {
      ...sampleLead,
      role: 'BranchManager',
      partnerId: 'P',
      emailAddress,
    } as const;
    await storeLead(db, lead, 'key-of-letters', true);
    assert.equal((await exportPerson(db, emailAddress)).leads?.length, 1);
    const agent = await readAccount(db, 'X1-agent');
    const channel = globalChannelOf(agent);
    await db.insert(inboxChannels).values({ channel, lastTick: 1n });
    await db
      .update(accounts)
      .set({ passwordHash: 'another' })
      .where(eq(accounts.id, agent.id));
    assert.equal(
      await db.$count(inboxChannels, eq(inboxChannels.channel, channel)),
      0,
    );
  });
  it('S10: erasing a person removes their rows and keeps those of others', async () => {
    const kept = await exportPerson(db, 'other@lender.example.com');
    const consumer = await exportPerson(db, 'consumer@example.test');
    const erased = await erasePerson(db, email);
    const found = erased.filter(({ rows }) => rows > 0);
    assert.deepEqual(
      found.map(({ table, rows }) => [table, rows]),
      rowsHeld,
    );
    const stays = found.filter(({ keptBecause }) => keptBecause);
    assert.deepEqual(
      stays.map(({ table }) => table),
      ['impersonations'],
    );
    // The id in the record of staff stays, and names no account.
    const left = (await dump(db)).replaceAll(
      /"impersonated_id":"X1-canary"/g,
      '',
    );
    assert.doesNotMatch(left, /canary/i);
    assert.deepEqual(await exportPerson(db, 'other@lender.example.com'), kept);
    assert.deepEqual(await exportPerson(db, 'consumer@example.test'), consumer);
    assert.ok((await erasePerson(db, email)).every(({ rows }) => rows === 0));
  });
});

describe('npm run person', () => {
  const dataDir = openFolder('person');
  async function run(...args: readonly string[]) {
    const out: string[] = [];
    const err: string[] = [];
    const terminal = {
      log: (text: string) => out.push(text),
      error: (text: string) => err.push(text),
    };
    const code = await runPerson(args, { DATA_DIR: dataDir }, terminal);
    return { code, out: out.join('\n'), err: err.join('\n') };
  }

  it('S10: works on the folder of the server, when it does not run, and reports plainly what it needs', async () => {
    const missing = await run('export', email);
    assert.deepEqual([missing.code, missing.out], [1, '']);
    assert.match(
      missing.err,
      /^There is no database in .*Name its folder with DATA_DIR=/,
    );
    const database = await openDatabase({ dataDir });
    try {
      await seed(database.db, cheapPasswords);
      await fill(database.db);
      await database.db
        .update(leadMessages)
        .set({ status: 'failed', messageId: 'msg_gone' })
        .where(eq(leadMessages.id, 1));
      const held = await run('export', email);
      assert.equal(held.code, 1);
      assert.match(
        held.err,
        /^The data folder .* is in use by another process\. Stop that one/,
      );
    } finally {
      await database.close();
    }
    const given = JSON.parse((await run('export', email)).out) as Record<
      string,
      object
    >;
    assert.equal(given.email, email);
    assert.ok(Object.keys(given.held!).length > 6);
    const asked = await run('erase', email);
    assert.equal(asked.code, 1);
    assert.match(asked.err, /leads: 1\n[\s\S]*Nothing was erased\. Add --yes/);
    const erased = await run('erase', email, '--yes');
    assert.equal(erased.code, 0);
    assert.match(erased.out, /receiver has these messages: msg_gone\./);
    for (const args of [
      ['erase', email, '--yes'],
      ['export', email],
    ]) {
      const again = await run(...args);
      assert.deepEqual([again.code, again.out], [1, '']);
      assert.match(again.err, /^The database has no row of canary@/);
    }
  });
  it('S10: finds an international domain as leads and accounts store it, and as old leads have it', async () => {
    const stored = {
      ...sampleLead,
      role: 'BranchManager',
      partnerId: 'P',
    } as const;
    const database = await openDatabase({ dataDir });
    for (const emailAddress of [
      'Ada@bücher.example',
      toMailAddress('Ada@bücher.example'),
    ]) {
      await storeLead(
        database.db,
        { ...stored, emailAddress },
        `key-${emailAddress}`,
        false,
      );
    }
    await database.close();
    assert.match(
      (await run('erase', 'ada@bücher.example', '--yes')).out,
      /^leads: 2 removed$/m,
    );
  });
  it('S10 F28: reports in words that the database did not answer in time, or cannot be used', async () => {
    const lines: string[] = [];
    const note = (text: string) => lines.push(text);
    for (const error of [
      Object.assign(new Error('canceling statement'), { code: '57014' }),
      new DatabaseUnusableError('It is a standby.'),
    ]) {
      const fail = () => Promise.reject(error);
      assert.equal(
        await runCommand(
          { DATA_DIR: dataDir },
          { log: note, error: note },
          fail,
        ),
        1,
      );
    }
    assert.match(
      lines.join(),
      /^The database did not answer in time.* Nothing was.*,It is a standby\.$/,
    );
  });
  it('S10: is a command whose exit code shows success or failure', () => {
    const { error, status, stdout, stderr } = spawnSync(
      process.execPath,
      ['scripts/run.mjs', 'person', 'export', email],
      {
        cwd: path.resolve(import.meta.dirname, '../../..'),
        env: {
          ...process.env,
          DATABASE_URL: '',
          DATA_DIR: path.join(dataDir, 'never-made'),
        },
        encoding: 'utf8',
      },
    );
    assert.deepEqual([error, status, stdout], [undefined, 1, ''], stderr);
    assert.match(stderr, /^There is no database in /);
  });
  it('S10: a command that cannot be understood changes nothing', async () => {
    const calls = [
      [],
      ['erase'],
      ['erase', 'x'],
      ['erase', email, '--no'],
      ['remove', email],
    ];
    for (const args of calls) {
      const { code, err } = await run(...args);
      assert.equal(code, 2);
      assert.match(err, /npm run person -- erase <email> --yes/);
    }
  });
});
