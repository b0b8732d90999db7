import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { leadLeastFillMs, leadPageCookie } from 'mortgage-domain/leads/leadAction';
import type { LeadMessage } from 'mortgage-domain/leads/leadMessage';
import { leads, nmlsLenders } from '../database/schema';
import { createApiServer } from '../apiServer';
import { shareState } from '../services/services';
import {
  leadActionPath,
  openTestApi,
  ownOrigin,
  rowsOf,
  sampleLead,
  signInAs,
  useTestApi,
} from '../testing/testApi';
import { cheapPasswords } from '../testing/preparedDatabase';
import { createVisitor, type Failure, type TestVisitor } from '../testing/visitor';

const demo = useTestApi();
const visitor = demo.visitor();

const send = (lead: object, key?: string) =>
  visitor.act(leadActionPath, lead, key === undefined ? {} : { 'idempotency-key': key });
const stored = () => rowsOf(demo.db, 'leads');

describe('storing', () => {
  it('CAL-8 FRM-16 FRM-24 OPN-76 OPN-77 API-5: an anonymous lead is a row when {} comes back, with the partner of the query', async () => {
    const response = await send({
      ...sampleLead,
      emailAddress: ' row@lender.example.com\n',
      phoneNumber: '+1 ４１５.555\u20132671',
      utmParams: { utm_source: 'mail' },
    });
    assert.equal(response.statusCode, 200);
    assert.deepEqual(response.json(), {});
    const row = (await demo.db.select().from(leads)).find(
      ({ emailAddress }) => emailAddress === 'row@lender.example.com',
    )!;
    assert.deepEqual(
      [row.partnerId, row.nmlsId, row.phoneNumber],
      ['RD-MAPLEWEB', null, '(415) 555-2671'],
    );
    assert.deepEqual(row.utmParams, { utm_source: 'mail' });
  });
  it("OPN-76: the same person's lead under the same key, corrected after a lost answer, is one row with the last values", async () => {
    const count = await stored();
    const first = { ...sampleLead, emailAddress: 'twice@lender.example.com' };
    await send({ ...first, companyName: 'Lanternlight' }, 'key-corrected');
    const emailAddress = 'Twice@lender.example.com';
    const { companyName: _companyName, ...corrected } = {
      ...first,
      lastName: 'Corrected',
      emailAddress,
    };
    assert.equal((await send(corrected, 'key-corrected')).statusCode, 200);
    assert.equal(await stored(), count + 1);
    const row = (await demo.db.select().from(leads)).find(
      ({ idempotencyKey }) => idempotencyKey === 'key-corrected',
    )!;
    assert.deepEqual([row.lastName, row.companyName], ['Corrected', null]);
  });
  it('OPN-76: a key that is none is refused', async () => {
    assert.equal((await send(sampleLead, 'bad key')).json<Failure>().field, 'Idempotency-Key');
  });
});

describe('the rules of section 5', () => {
  const officer = {
    ...sampleLead,
    role: 'LoanOfficer',
    nmlsId: '123456',
    firstName: 'Ada',
    lastName: 'Lane',
    companyName: 'Porchlight Mortgage',
  };
  const alone = { ...officer, nmlsId: '123457', firstName: 'Bruno', lastName: 'Keel' };
  // One row of each kind: mortgage-domain/src/leads/validateLead.test.ts has all rules.
  const cases: readonly (readonly [object, string, LeadMessage?])[] = [
    [{ ...sampleLead, role: 'Boss' }, 'role'],
    [{ ...officer, nmlsId: '999999' }, 'nmlsId', 'nmlsIdUnknown'],
    [{ ...officer, firstName: 'Bea' }, 'firstName', 'nameFromList'],
    [{ ...sampleLead, emailAddress: 'ada@' }, 'emailAddress', 'email'],
    [{ ...sampleLead, phoneNumber: '(415) 555-2671 x5' }, 'phoneNumber', 'phoneExtension'],
    [{ ...sampleLead, phoneNumber: '(911) 555-2671' }, 'phoneNumber', 'phone'],
    [{ ...sampleLead, phoneNumber: '(415) 555-0100' }, 'phoneNumber', 'phone'],
    [{ ...sampleLead, lastName: '\u200B\u3164' }, 'lastName'],
    [{ ...sampleLead, id: 1 }, 'id'],
    [{}, 'firstName'],
  ];
  for (const [lead, field, rule] of cases) {
    it(`FRM-26 FRM-27 NML-1 NML-2 OPN-76 S22: a bad ${field} is named, and nothing is stored (${rule ?? 'shape'})`, async () => {
      const count = await stored();
      const response = await send(lead);
      assert.equal(response.statusCode, 400);
      assert.equal(response.json<Failure>().field, field);
      if (rule)
        assert.deepEqual(
          [response.json<Failure>().message, response.json<Failure>().validationErrors],
          [`The lead breaks the rule "${rule}".`, [field]],
        );
      assert.equal(await stored(), count);
    });
  }
  it("OPN-67 FRM-13: a loan officer's lead with what the directory lists is kept, NMLS ID and all", async () => {
    const kept = [
      { ...officer, nmlsId: '000123456', emailAddress: 'officer@lender.example.com' },
      { ...alone, companyName: undefined, emailAddress: 'alone@lender.example.com' },
    ];
    for (const lead of kept) assert.equal((await send(lead)).statusCode, 200);
    const rows = await demo.db.select().from(leads);
    assert.deepEqual(
      kept.map(({ emailAddress }) => {
        const row = rows.find((each) => each.emailAddress === emailAddress)!;
        return [row.nmlsId, row.firstName, row.companyName];
      }),
      [
        ['123456', 'Ada', 'Porchlight Mortgage'],
        ['123457', 'Bruno', null],
      ],
    );
  });
  it('OPN-76: a refused lead leaves its key free: corrected, it is stored under it', async () => {
    const count = await stored();
    assert.equal((await send({ ...officer, nmlsId: '999999' }, 'key-refused')).statusCode, 400);
    assert.equal((await send(officer, 'key-refused')).statusCode, 200);
    assert.equal(await stored(), count + 1);
  });
  it('FRM-25 OPN-76: only a loan officer is looked up', async () => {
    const asked: string[] = [];
    await using server = await besideDirectory(() => asked.push('nmls_lenders'));
    const who = createVisitor(server, { origin: ownOrigin });
    const before = await stored();
    for (const role of ['BranchManager', 'MarketingDept', 'AdAgency'])
      assert.equal((await who.act(leadActionPath, { ...sampleLead, role })).statusCode, 200);
    const withId = { ...sampleLead, nmlsId: '123456' };
    assert.equal((await who.act(leadActionPath, withId)).statusCode, 400);
    assert.equal(await stored(), before + 3);
    assert.deepEqual(asked, []);
    assert.equal((await who.act(leadActionPath, officer)).statusCode, 200);
    assert.deepEqual(asked, ['nmls_lenders']);
  });
  it('OPN-76 F27: a directory that cannot be read is no verdict: 503, nothing stored; an earlier lead stays', async () => {
    const key = { 'idempotency-key': 'key-stored-before' };
    assert.equal((await visitor.act(leadActionPath, officer, key)).statusCode, 200);
    await using server = await besideDirectory(() => {
      throw Object.assign(new Error('away'), { code: 'ECONNREFUSED' });
    });
    const who = createVisitor(server, { origin: ownOrigin });
    const before = await stored();
    const refused = await who.act(leadActionPath, officer, { 'idempotency-key': 'key-retried' });
    assert.deepEqual(
      [refused.statusCode, refused.json<Failure>().error, refused.headers['retry-after']],
      [503, 'ServiceUnavailable', '2'],
    );
    const again = await who.act(leadActionPath, officer, key);
    assert.deepEqual([again.statusCode, again.body], [200, '{}']);
    assert.equal(await stored(), before);
    assert.equal((await send(officer, 'key-retried')).statusCode, 200);
  });
});

/** Another server on the same database, which signals before it reads the NMLS directory. */
async function besideDirectory(onRead: () => void) {
  const select = () => {
    const builder = demo.db.select();
    const from = (table: typeof leads) => {
      if ((table as unknown) === nmlsLenders) onRead();
      return builder.from(table);
    };
    return { from };
  };
  const db = new Proxy(demo.db, {
    get: (target, name, self) =>
      name === 'select' ? select : (Reflect.get(target, name, self) as unknown),
  });
  return createApiServer(demo.settings, db, cheapPasswords);
}

describe('the bot challenge', () => {
  it('OPN-38: a blocked call carries a same-origin script; after the challenge the same call is stored', async () => {
    const suspect = demo.visitor();
    await suspect.postForm('/demo/challenge', {});
    const count = await stored();
    const blocked = await suspect.act(leadActionPath, sampleLead);
    assert.equal(blocked.json<Failure>().error, 'BotBlocked');
    assert.equal(await stored(), count);
    const script = await suspect.get('/challenge/script.js');
    const question = /question = '([^']+)'/.exec(script.body)![1]!;
    const answer = (text: string) =>
      suspect.send({
        method: 'POST',
        url: '/challenge/pass',
        payload: text,
        headers: { 'content-type': 'text/plain' },
      });
    assert.equal((await answer(question)).statusCode, 403, 'a machine answers at once');
    assert.equal((await answer('made-up')).statusCode, 403);
    let passed = await answer(question);
    while (passed.statusCode === 403) passed = await answer(question);
    assert.equal((await answer(question)).statusCode, 403, 'a question works once');
    assert.equal((await suspect.act(leadActionPath, sampleLead)).statusCode, 200);
    assert.equal(await stored(), count + 1);
  });
  it('S09: a program that answers the sample check gains little: a pass is good for five calls, an address has thirty in ten minutes', async () => {
    const own = shareState(demo.settings, demo.db, demo.notices).challengePasses;
    const minuteMs = 60_000;
    let clock = Date.now();
    const pass = async (network: string) => {
      const question = await own.ask(clock);
      return own.answer(question, network, clock + 300);
    };
    const first = await pass('192.0.2.1');
    const uses = [];
    for (let use = 1; use <= 6; use += 1) uses.push(await own.usePass(first, clock));
    assert.deepEqual(uses, [true, true, true, true, true, false]);
    for (let given = 2; given <= 30; given += 1) assert.ok(await pass('192.0.2.1'));
    assert.equal(await pass('192.0.2.1'), undefined);
    assert.ok(await pass('192.0.2.2'));
    clock += 10 * minuteMs;
    assert.ok(await pass('192.0.2.1'));
    assert.equal(await own.usePass(await pass('192.0.2.1'), clock + 11 * minuteMs), false);
  });
  const isAsked = async (visitor: TestVisitor, lead: object) => {
    const count = await stored();
    const { statusCode, body } = await visitor.act(leadActionPath, lead);
    const { error, blockScript } = JSON.parse(body) as { error?: string; blockScript?: string };
    assert.equal(await stored(), statusCode === 200 ? count + 1 : count);
    return error === 'BotBlocked' && blockScript === '/challenge/script.js';
  };
  it('S09: a sender that fills in the hidden field gets the security check, not a refusal', async () => {
    assert.equal(
      await isAsked(demo.visitor(), { ...sampleLead, website: 'https://spam.example' }),
      true,
    );
    assert.equal(await isAsked(demo.visitor(), { ...sampleLead, website: '' }), false);
  });
  it('S09: a lead that comes faster than a person can type gets the security check; a later one does not', async () => {
    const fast = demo.visitor();
    fast.cookies.set(leadPageCookie, String(Date.now()));
    assert.equal(await isAsked(fast, sampleLead), true);
    fast.cookies.set(leadPageCookie, String(Date.now() - leadLeastFillMs));
    assert.equal(await isAsked(fast, sampleLead), false);
    for (const odd of ['x', String(Date.now() + 60_000)]) {
      fast.cookies.set(leadPageCookie, odd);
      assert.equal(await isAsked(fast, sampleLead), false);
    }
  });
  it('S09: too many leads from one address get the security check, and far too many are refused for a while', async () => {
    // On a database of its own: all servers on one count together.
    await using strict = await openTestApi({ limits: { leadsPerMinute: 20 } });
    const codes: number[] = [];
    for (let sent = 0; sent < 25; sent += 1)
      codes.push((await strict.visitor().act(leadActionPath, sampleLead)).statusCode);
    assert.deepEqual(
      [
        codes.filter((code) => code === 200).length,
        codes.slice(2, 20).every((code) => code === 403),
        codes.slice(20),
      ],
      [2, true, [429, 429, 429, 429, 429]],
    );
    const refused = await strict.visitor().act(leadActionPath, sampleLead);
    assert.equal(refused.json<Failure>().error, 'TooManyRequests');
    assert.ok(Number(refused.headers['retry-after']) > 0);
  });
});

describe('stored leads', () => {
  it('PRS-11 CON-20 CON-25 OPN-76: staff see them with US dates, and download all as CSV, with ISO dates and the partner', async () => {
    await send({ ...sampleLead, emailAddress: 'dated@lender.example.com' });
    await demo.db.update(leads).set({ createdAt: new Date('2024-05-31T23:59:00Z') });
    const staff = await signInAs(demo, 'moderator');
    const page = (await staff.get('/mortgage/admin/leads')).body;
    assert.ok(page.includes('<td data-label="Received">5/31/2024, 23:59 UTC</td>'));
    assert.ok(page.includes('dated@lender.example.com') && !page.includes('2024-05-31'));
    const { body: csv, headers } = await staff.get('/mortgage/admin/leads.csv');
    assert.equal(headers['cache-control'], 'private, no-store');
    assert.ok(csv.includes('dated@lender.example.com'));
    assert.equal(csv.trim().split('\r\n').length, (await stored()) + 1);
    assert.match(
      csv,
      /^\uFEFF"Received",.*"Partner"\r\n"2024-05-31T23:59:00.000Z",.*"RD-MAPLEWEB"\r\n/,
    );
  });
  it('S01: what people typed is text in the page', async () => {
    await send({
      ...sampleLead,
      lastName: '<script>alert(1)</script>',
      companyName: '"><img src=x onerror=alert(1)>',
    });
    const staff = await signInAs(demo, 'moderator');
    const page = (await staff.get('/mortgage/admin/leads')).body;
    assert.ok(!page.includes('<script>alert') && !page.includes('<img src=x'));
    assert.ok(page.includes('&lt;script&gt;alert(1)'));
  });
});
