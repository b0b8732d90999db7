/** What staff see of leads, do about those that have not arrived, and download. */
import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { parse } from 'csv-parse/sync';
import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import type { LeadPayload } from 'mortgage-domain/leads/leadPayload';
import { leads, type Lead } from '../database/schema';
import { leadMessages } from '../delivery/leadMessages';
import { toCsv } from './leadsCsv';
import { pageSize, storeLead } from './leadStore';
import { openTestApi, sampleLead, type TestApi } from '../testing/testApi';
import type { Failure, TestVisitor } from '../testing/visitor';

let demo: TestApi;
let staff: TestVisitor;
before(async () => {
  demo = await openTestApi();
  staff = demo.visitor();
  await staff.signIn('moderator');
});
after(() => demo.close());
beforeEach(() => demo.db.delete(leads));

const path = '/mortgage/admin/leads';
const lead: LeadPayload = { ...sampleLead, role: 'BranchManager', partnerId: 'RD-MAPLEWEB' };
let made = 0;
async function store(lastName: string, hasWebhook = true): Promise<number> {
  made += 1;
  await storeLead(demo.db, { ...lead, lastName }, `key-number-${made}`, hasWebhook);
  const [row] = await demo.db.select().from(leads).where(eq(leads.lastName, lastName));
  return row!.id;
}
const mark = (leadId: number, facts: Partial<typeof leadMessages.$inferInsert>) =>
  demo.db.update(leadMessages).set(facts).where(eq(leadMessages.leadId, leadId));
const giveUp = (leadId: number) =>
  mark(leadId, { status: 'failed', tries: 100, problem: 'It answers 500.', endedAt: new Date() });
const show = async (query = '', visitor = staff) => (await visitor.get(path + query)).body;
const statuses = async () =>
  (await demo.db.select().from(leadMessages).orderBy(leadMessages.id)).map(({ status }) => status);

describe('the way of each lead', () => {
  it('OPN-76 CON-20: shows for each lead: waiting, tries and problem, delivered and date, or nothing', async () => {
    await mark(await store('Done'), {
      status: 'delivered',
      endedAt: new Date('2026-05-31T10:00:00Z'),
    });
    await mark(await store('Tried'), { tries: 2, problem: 'It answers 502.' });
    await store('Fresh');
    await store('Kept', false);
    const page = await show();
    for (const text of [
      '>delivered 5/31/2026',
      '>waiting after 2 tries. It answers 502.',
      '>waiting<',
    ])
      assert.ok(page.includes(text), text);
    assert.ok(page.includes('2 messages wait to be delivered.'));
    assert.ok(!page.includes('Not delivered'));
    assert.ok(!page.includes('Send again'));
  });
  it('OPN-76: lists failed messages first with their problems, and sends one or all again', async () => {
    for (const name of ['One', 'Two', 'Three']) await giveUp(await store(name));
    const page = await show();
    assert.ok(page.indexOf('Not delivered') < page.indexOf('<table'));
    assert.match(page, /Not delivered <span class="badge">3<\/span>/);
    assert.ok(page.includes('It answers 500. <span class="hint">Received'));
    const [id] = /(?<=name="message" value=")\d+/.exec(page)!;
    const one = await staff.postForm(`${path}/send-again`, { message: id });
    assert.deepEqual([one.statusCode, one.headers.location], [303, path]);
    assert.deepEqual(await statuses(), ['waiting', 'failed', 'failed']);
    await staff.postForm(`${path}/send-again`, { message: 'all' });
    assert.deepEqual(await statuses(), ['waiting', 'waiting', 'waiting']);
    assert.ok(!(await show()).includes('Send again'));
  });
  it('OPN-49 S05 S22: only permitted staff can send again, from our own pages, and only existing messages', async () => {
    await giveUp(await store('Held'));
    const viewer = demo.visitor();
    await viewer.signIn('viewer');
    assert.ok((await show('', viewer)).includes('It answers 500.'));
    assert.ok(!(await show('', viewer)).includes('Send again'));
    const consumer = demo.visitor();
    await consumer.signIn('consumer');
    for (const who of [viewer, consumer, demo.visitor()])
      assert.equal((await who.postForm(`${path}/send-again`, { message: 'all' })).statusCode, 403);
    const foreign = await staff.send({
      method: 'POST',
      url: `${path}/send-again`,
      payload: 'message=all',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        origin: 'https://evil.example',
        'sec-fetch-site': 'cross-site',
      },
    });
    assert.equal(foreign.json<Failure>().error, 'ForeignOrigin');
    for (const message of ['', 'x', '1 or 1=1', '9'.repeat(40)]) {
      const refused = await staff.postForm(`${path}/send-again`, { message });
      assert.deepEqual([refused.statusCode, refused.json<Failure>().field], [400, 'message']);
    }
    assert.deepEqual(await statuses(), ['failed']);
    assert.equal(
      (await staff.postForm(`${path}/send-again`, { message: '999999' })).statusCode,
      303,
    );
    assert.deepEqual(await statuses(), ['failed']);
  });
});

describe('many leads', () => {
  it('OPN-76: are paged, newest first, with links to older ones and back', async () => {
    await demo.db.execute(sql`
      insert into leads (idempotency_key, first_name, last_name, email_address, phone_number, role, partner_id)
      select 'key-' || n, 'Bea', 'Number ' || n, 'bea@lender.example.com', '1', 'AdAgency', 'RD-MAPLEWEB'
      from generate_series(1, ${pageSize + 5}::int) as n`);
    const first = await show();
    assert.ok(first.includes(`${pageSize + 5} leads.`));
    assert.ok(first.includes(`1 to ${pageSize} of ${pageSize + 5}`));
    assert.equal(first.match(/data-label="Name"/g)?.length, pageSize);
    const older = /href="([^"]+)" rel="next">Older/.exec(first)![1]!;
    const second = (await staff.get(older)).body;
    assert.equal(second.match(/data-label="Name"/g)?.length, 5);
    assert.ok(second.includes(`${pageSize + 1} to ${pageSize + 5} of ${pageSize + 5}`));
    assert.ok(second.includes('>Bea Number 1<') && !second.includes('>Bea Number 6<'));
    assert.ok(second.includes(`href="${path}">Newest`) && !second.includes('>Older<'));
    assert.ok((await show('?before=x')).includes(`>Bea Number ${pageSize + 5}<`));
  });
  it('OPN-76: are filtered by date on the page and in the file; other text never reaches the query', async () => {
    for (const [name, day] of [
      ['Early', '2026-05-30T23:59:59Z'],
      ['First', '2026-05-31T00:00:00Z'],
      ['Last', '2026-06-01T23:59:59Z'],
      ['Late', '2026-06-02T00:00:00Z'],
    ] as const) {
      const id = await store(name, false);
      await demo.db
        .update(leads)
        .set({ createdAt: new Date(day) })
        .where(eq(leads.id, id));
    }
    const query = '?from=2026-05-31&to=2026-06-01';
    const page = await show(query);
    const csv = (await staff.get(`${path}.csv${query}`)).body;
    for (const name of ['Early', 'First', 'Last', 'Late']) {
      const isIn = name === 'First' || name === 'Last';
      assert.equal(page.includes(`>Bea ${name}<`), isIn, name);
      assert.equal(csv.includes(`"${name}"`), isIn, name);
    }
    assert.ok(page.includes('2 leads found.'));
    assert.ok(page.includes(`href="${path}.csv?from=2026-05-31&amp;to=2026-06-01"`));
    for (const odd of ['?from=2026-02-31', '?from=0000-01-01', "?to=1' or '1", '?from=x&from=y'])
      assert.ok((await show(odd)).includes('4 leads.'), odd);
  });
});

describe('one among many', () => {
  const storeAs = async (lastName: string, facts: Partial<LeadPayload>) => {
    made += 1;
    await storeLead(demo.db, { ...lead, lastName, ...facts }, `key-number-${made}`, true);
  };
  const found = (page: string): string[] => [
    ...new Set(
      [...page.matchAll(/class="row-link" href="[^"]+">([^<]+)</g)].map(([, one]) => one!),
    ),
  ];
  const find = async (query: Readonly<Record<string, string>>) =>
    found(await show(`?${new URLSearchParams(query).toString()}`)).toSorted();

  it('OPN-76: is found by part of its name, address, number, company or NMLS ID, and by role', async () => {
    await storeAs('Oakes', { emailAddress: 'ada@brightwater.example.com', role: 'AdAgency' });
    await storeAs('Moss', { phoneNumber: '(212) 555-0188', role: 'LoanOfficer', nmlsId: '123456' });
    await storeAs('100%_sure', { companyName: 'Copper Kettle Home Loans' });
    const everybody = ['Bea 100%_sure', 'Bea Moss', 'Bea Oakes'];
    assert.deepEqual(await find({}), everybody);
    for (const [search, names] of [
      ['oak', ['Bea Oakes']],
      ['  BEA   oak ', ['Bea Oakes']],
      ['brightwater', ['Bea Oakes']],
      ['212-555', ['Bea Moss']],
      ['2125550188', ['Bea Moss']],
      ['23456', ['Bea Moss']],
      ['copper loans', ['Bea 100%_sure']],
      ['%', ['Bea 100%_sure']],
      ['_', ['Bea 100%_sure']],
      ['\\', []],
      ["' or 1=1 --", []],
      ['unknown', []],
    ] as const)
      assert.deepEqual(await find({ search }), names, search);
    assert.deepEqual(await find({ role: 'AdAgency' }), ['Bea Oakes']);
    assert.deepEqual(await find({ role: 'AdAgency', search: 'moss' }), []);
    assert.deepEqual(await find({ role: 'King' }), everybody, 'no such role');
  });
  it('OPN-76: the file and the page links keep the filter; the page reports no match', async () => {
    await storeAs('Oakes', { role: 'AdAgency' });
    await storeAs('Moss', {});
    const query = '?search=oak&role=AdAgency';
    const csv = (await staff.get(`${path}.csv${query}`)).body;
    assert.ok(csv.includes('"Oakes"') && !csv.includes('"Moss"'));
    const page = await show(query);
    assert.ok(page.includes(`href="${path}.csv${query.replace('&', '&amp;')}"`));
    assert.ok(page.includes('value="oak"'));
    assert.match(page, /<option value="AdAgency" selected>/);
    assert.ok((await show('?search=unknown')).includes('No lead matches'));
    assert.match(await show('?search=%22%3E%3Cscript%3E'), /value="&quot;&gt;&lt;script&gt;"/);
  });
  it('OPN-76 CON-20: shows its fields and messages on its own page', async () => {
    const id = await store('Fern');
    await demo.db
      .update(leadMessages)
      .set({ status: 'failed', tries: 3, problem: 'It answers 500.' });
    const page = (await staff.get(`${path}/${id}`)).body;
    for (const text of [
      '<h1>Bea Fern</h1>',
      'href="mailto:bea@lender.example.com"',
      'Branch manager',
      'Lanternlight Lending',
      'not delivered, 3 tries. It answers 500.',
      '>Send again</button>',
    ])
      assert.ok(page.includes(text), text);
    assert.ok((await show()).includes(`href="${path}/${id}"`));
    const viewer = demo.visitor();
    await viewer.signIn('viewer');
    assert.ok(!(await viewer.get(`${path}/${id}`)).body.includes('Send again'));
  });
  it('OPN-49 S22: is hidden from accounts without permission; an unknown lead is a 404', async () => {
    const id = await store('Hidden', false);
    const consumer = demo.visitor();
    await consumer.signIn('consumer');
    for (const who of [consumer, demo.visitor()]) {
      const { statusCode, body } = await who.get(`${path}/${id}`);
      assert.deepEqual([statusCode, body.includes('Hidden')], [403, false]);
    }
    for (const odd of [String(id + 1000), 'x', '1e3', '9'.repeat(30), "1'--"])
      assert.equal((await staff.get(`${path}/${encodeURIComponent(odd)}`)).statusCode, 404, odd);
  });
});

describe('the file', () => {
  const row: Lead = {
    ...lead,
    id: 1,
    idempotencyKey: 'key',
    nmlsId: null,
    companyName: null,
    utmParams: null,
    createdAt: new Date('2026-05-31T10:00:00Z'),
  };
  async function* pagesOf(...pages: readonly Lead[][]) {
    yield* pages;
  }
  async function readBack(rows: Lead[]): Promise<string[][]> {
    let text = '';
    for await (const part of toCsv(pagesOf(rows))) text += part;
    assert.ok(text.startsWith('\uFEFF'));
    return parse(text, { bom: true });
  }
  it('OPN-76: a program reads every cell back as it was typed, but for a mark before what a spreadsheet would calculate', async () => {
    const hostile = fc.tuple(
      fc.constantFrom('', ' ', '\t', '\r', '\n', '\u00a0', '"', "'"),
      fc.constantFrom('', '=', '+', '-', '@', '＝', '＋', '－', '＠', '|', '%'),
      fc.string({ unit: 'grapheme' }),
    );
    const text = fc.oneof(
      hostile.map((parts) => parts.join('')),
      fc.string(),
    );
    await fc.assert(
      fc.asyncProperty(text, text, text, async (firstName, companyName, utm_source) => {
        const [, cells = []] = await readBack([
          { ...row, firstName, companyName, partnerId: firstName, utmParams: { utm_source } },
        ]);
        const [, first, , , , , , company, campaign, partner] = cells;
        for (const [cell, typed] of [
          [first, firstName],
          [company, companyName],
          [campaign, `utm_source=${utm_source}`],
          [partner, firstName],
        ] as const) {
          assert.ok(cell === typed || cell === `'${typed}`, JSON.stringify([cell, typed]));
          assert.doesNotMatch(cell, /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/);
        }
      }),
      { numRuns: 300 },
    );
  });
  it('OPN-76: is sent page by page: a page is read when the one before it is on its way', async () => {
    let read = 0;
    async function* pages() {
      for (;;) {
        read += 1;
        yield [row];
      }
    }
    const parts = toCsv(pages());
    for (let taken = 0; taken < 3; taken += 1) await parts.next();
    assert.equal(read, 2, 'the head, and two pages');
    await parts.return(undefined);
  });
});
