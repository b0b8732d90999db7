import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, beforeEach, describe, it } from 'node:test';
import { desc, eq, sql } from 'drizzle-orm';
import type { LeadPayload } from 'mortgage-domain/leads/leadPayload';
import { leads } from '../database/schema';
import { leadMessages } from '../delivery/leadMessages';
import { pageSize, storeLead } from './leadStore';
import {
  openTestApi,
  sampleLead,
  signInAs,
  type TestApi,
} from '../testing/testApi';
import { statusOf, type Failure, type TestVisitor } from '../testing/visitor';

let demo: TestApi;
let staff: TestVisitor;
before(async () => {
  demo = await openTestApi();
  staff = demo.visitor();
  await staff.signIn('moderator');
});
after(() => demo.close());
beforeEach(() => demo.staffDb.delete(leads));

const path = '/mortgage/admin/leads';
const onSite = `/sites/cedarline${path}`;
const lead: LeadPayload = {
  ...sampleLead,
  role: 'BranchManager',
  partnerId: 'RD-MAPLEWEB',
};
let made = 0;
async function store(lastName: string, hasWebhook = true): Promise<number> {
  made += 1;
  await storeLead(
    demo.db,
    { ...lead, lastName },
    `key-number-${made}`,
    hasWebhook,
  );
  const [row] = await demo.db
    .select()
    .from(leads)
    .where(eq(leads.lastName, lastName));
  return row!.id;
}
const mark = (
  leadId: number,
  facts: Partial<typeof leadMessages.$inferInsert>,
) =>
  demo.db
    .update(leadMessages)
    .set(facts)
    .where(eq(leadMessages.leadId, leadId));
const giveUp = (leadId: number) =>
  mark(leadId, {
    status: 'failed',
    tries: 100,
    problem: 'It answers 500.',
    endedAt: new Date(),
  });
const show = async (query = '', visitor = staff) =>
  (await visitor.get(path + query)).body;
const statuses = async () =>
  (await demo.db.select().from(leadMessages).orderBy(leadMessages.id)).map(
    ({ status }) => status,
  );

describe('the way of each lead', () => {
  it('OPN-76 CON-20: shows for each lead: waiting, tries and problem, delivered and date, or nothing', async () => {
    const endedAt = new Date('2026-05-31T10:00:00Z');
    await mark(await store('Done'), { status: 'delivered', endedAt });
    await mark(await store('Tried'), { tries: 2, problem: 'It answers 502.' });
    await store('Fresh');
    await store('Kept', false);
    const leadId = await store('Corrected');
    await mark(leadId, { status: 'delivered' });
    const corrected = {
      messageId: 'later',
      leadId,
      event: 'lead.corrected',
      lead,
      tries: 7,
    } as const;
    await demo.db
      .insert(leadMessages)
      .values({ ...corrected, problem: 'It answers 500.' });
    const page = await show();
    for (const text of [
      '>delivered 5/31/2026, 10:00 UTC<',
      '>waiting after 2 tries</span><p class="hint">It answers 502.</p>',
      '>waiting<',
      '>waiting after 7 tries<',
    ]) {
      assert.ok(page.includes(text), text);
    }
    assert.ok(page.includes('3 messages wait to be delivered.'));
    assert.ok(!page.includes('Not delivered'));
    assert.ok(!page.includes('Send again'));
  });
  it('OPN-76: lists failed messages first with their problems, and sends one or all again, on the same site', async () => {
    for (const name of ['One', 'Two', 'Three']) {
      await giveUp(await store(name));
    }
    const page = (await staff.get(onSite)).body;
    assert.ok(page.indexOf('Not delivered') < page.indexOf('<table'));
    assert.match(page, /Not delivered <span class="badge">3<\/span>/);
    assert.ok(page.includes('It answers 500. <span class="hint">Received'));
    const [id] = /(?<=name="message" value=")\d+/.exec(page)!;
    assert.equal(page.split(`action="${onSite}/send-again"`).length, 5);
    const one = await staff.postForm(`${onSite}/send-again`, { message: id });
    assert.deepEqual([one.statusCode, one.headers.location], [303, onSite]);
    assert.deepEqual(await statuses(), ['waiting', 'failed', 'failed']);
    await staff.postForm(`${path}/send-again`, { message: 'all' });
    assert.deepEqual(await statuses(), ['waiting', 'waiting', 'waiting']);
    assert.ok(!(await show()).includes('Send again'));
  });
  it('OPN-49 S22: only permitted staff can send again, and only existing messages', async () => {
    await giveUp(await store('Held'));
    const viewer = await signInAs(demo, 'viewer');
    assert.ok((await show('', viewer)).includes('It answers 500.'));
    assert.ok(!(await show('', viewer)).includes('Send again'));
    const consumer = await signInAs(demo, 'consumer');
    for (const who of [viewer, consumer, demo.visitor()]) {
      assert.equal(
        (await who.postForm(`${path}/send-again`, { message: 'all' }))
          .statusCode,
        403,
      );
    }
    for (const message of ['', 'x', '1 or 1=1', '9'.repeat(40)]) {
      const refused = await staff.postForm(`${path}/send-again`, { message });
      assert.deepEqual(
        [refused.statusCode, refused.json<Failure>().field],
        [400, 'message'],
      );
    }
    assert.deepEqual(await statuses(), ['failed']);
    assert.equal(
      await statusOf(
        staff.postForm(`${path}/send-again`, { message: '999999' }),
      ),
      303,
    );
    assert.deepEqual(await statuses(), ['failed']);
  });
});

const storeLeads = (count: number) =>
  demo.staffDb.execute(sql`
    insert into leads (idempotency_key, first_name, last_name, email_address, phone_number, role, partner_id)
    select 'key-' || n, 'Bea', 'Number ' || n, 'bea@lender.example.com', '1', 'AdAgency', 'P'
    from generate_series(1, ${count}::int) as n`);

it('OPN-76: many leads are paged, newest first, with links to older ones and back, on the same site', async () => {
  await storeLeads(pageSize + 5);
  const first = await show();
  assert.ok(first.includes(`${pageSize + 5} leads.`));
  assert.ok(first.includes(`1 to ${pageSize} of ${pageSize + 5}`));
  assert.equal(first.match(/data-label="Name"/g)?.length, pageSize);
  const older = /href="([^"]+)" rel="next">Older/.exec(first)![1]!;
  const second = (await staff.get(older.replace(path, onSite))).body;
  assert.equal(second.match(/data-label="Name"/g)?.length, 5);
  assert.ok(
    second.includes(`${pageSize + 1} to ${pageSize + 5} of ${pageSize + 5}`),
  );
  assert.ok(
    second.includes('>Bea Number 1<') && !second.includes('>Bea Number 6<'),
  );
  assert.ok(
    second.includes(`href="${onSite}">Newest`) && !second.includes('>Older<'),
  );
  assert.ok((await show('?before=x')).includes(`>Bea Number ${pageSize + 5}<`));
  assert.match(
    (await staff.get(`${onSite}?search=number`)).body,
    /href="\/sites\/cedarline[^"]+\?search=number&amp;before=\d+" rel="next"/,
  );
});

it('OPN-76: more leads than are counted have pages, a search and a whole file all the same', async () => {
  await storeLeads(10_100);
  const first = await show('?search=bea');
  assert.ok(first.includes('more than 10,000 leads found.'));
  assert.ok(first.includes(`1 to ${pageSize} of more than 10,000`));
  assert.match(first, /rel="next">Older/);
  const [newest] = await demo.db
    .select()
    .from(leads)
    .orderBy(desc(leads.id))
    .limit(1);
  const page201 = await show(`?before=${newest!.id - 9999}`);
  assert.match(
    page201,
    /10001 to 10050 of more than 10,000[^]*rel="next">Older/,
  );
  const [oldest] = await demo.db
    .select()
    .from(leads)
    .orderBy(leads.id)
    .limit(1);
  const last = await show(`?before=${oldest!.id + 2}`);
  assert.ok(
    last.includes('Older than the newest 10,000') &&
      !last.includes('>Older</a>'),
  );
  assert.ok((await show('?search=number 10099')).includes('1 lead found.'));
  const { body } = await staff.get(`${path}.csv`);
  const names = new Set(body.match(/"Number \d+"/g));
  assert.deepEqual([names.size, body.split('\r\n').length], [10_100, 10_102]);
});

it('OPN-76: a search for leads finds each word in name, address, number, company or NMLS ID, also of old leads, and nothing by wildcards', async () => {
  const storeAs = (lastName: string, facts: Partial<LeadPayload>) =>
    storeLead(
      demo.db,
      { ...lead, lastName, ...facts },
      `search-${lastName}`,
      true,
    );
  await storeAs('Oakes', { emailAddress: 'ada@xn--bcher-kva.example' });
  await storeAs('Moss', {
    phoneNumber: '(212) 555-0188',
    nmlsId: '123456',
    companyName: 'Ｍill',
  });
  await storeAs('Old', {
    emailAddress: '\u00a0ada@bu\u0308cher.example\n',
    phoneNumber: '６４６.555.0188',
  });
  const migration = new URL(
    '../../migrations/0077-one-form-of-leads.sql',
    import.meta.url,
  );
  await demo.staffDb.execute(sql.raw(readFileSync(migration, 'utf8')));
  assert.equal(
    await demo.db.$count(leads, eq(leads.emailAddress, 'ada@bücher.example')),
    1,
  );
  await storeAs('100%_sure', { companyName: 'Copper Kettle Home Loans' });
  for (const [search, ...names] of [
    ['', '100%_sure', 'Old', 'Moss', 'Oakes'],
    ['  BEA   oak ', 'Oakes'],
    ['bcher', 'Oakes'],
    ['212)', 'Moss'],
    ['moss 123456 212-555-0188', 'Moss'],
    ['+1 (212) 555‑0188 moss', 'Moss'],
    ['+1 212-555-0188', 'Moss'],
    ['23456', 'Moss'],
    ['Ｍill', 'Moss'],
    ['00１２３４56', 'Moss'],
    ['ADA@bücher.example', 'Old', 'Oakes'],
    ['(646) 555-0188', 'Old'],
    ['copper loans', '100%_sure'],
    ['100%_', '100%_sure'],
    ['100%%'],
    ['100\\'],
    ["' or 100=100 --"],
  ] as const) {
    const page = await show(`?${new URLSearchParams({ search }).toString()}`);
    const found = [...page.matchAll(/data-label="Name">Bea ([^<]+)</g)].map(
      ([, name]) => name,
    );
    assert.deepEqual(found, names, search);
  }
  assert.ok((await show('?search=unknown')).includes('No lead matches'));
  for (const search of ['oa', '%%%', 'o a k']) {
    const page = await show(`?${new URLSearchParams({ search }).toString()}`);
    assert.ok(
      page.includes('Type at least three letters or digits in a row'),
      search,
    );
    assert.ok(page.includes(`value="${search}"`), search);
    assert.doesNotMatch(page, /data-label="Name"|leads found|No lead matches/);
  }
  assert.match(
    await show('?search=%22%3E%3Cscript%3E'),
    /value="&quot;&gt;&lt;script&gt;"/,
  );
});

it('S01: the page shows typed markup as text', async () => {
  const typed = {
    lastName: '<script>alert(1)</script>',
    companyName: '"><img src=x onerror=alert(1)>',
  };
  await storeLead(demo.db, { ...lead, ...typed }, 'key-of-markup', true);
  const page = await show();
  assert.ok(!page.includes('<script>alert') && !page.includes('<img src=x'));
  assert.ok(page.includes('&lt;script&gt;alert(1)'));
});
