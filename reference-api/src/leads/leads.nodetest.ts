import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { LeadMessage } from 'mortgage-domain/leads/leadMessage';
import { leads, nmlsLenders } from '../database/schema';
import { createApiServer } from '../apiServer';
import {
  leadActionPath,
  ownOrigin,
  rowsOf,
  sampleLead,
  useTestApi,
} from '../testing/testApi';
import { cheapPasswords } from '../testing/preparedDatabase';
import { createVisitor, type Failure } from '../testing/visitor';

const demo = useTestApi();
const visitor = demo.visitor();

const send = (lead: object, key?: string) =>
  visitor.act(
    leadActionPath,
    lead,
    key === undefined ? {} : { 'idempotency-key': key },
  );
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
    assert.equal(
      (await send(sampleLead, 'bad key')).json<Failure>().field,
      'Idempotency-Key',
    );
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
  const alone = {
    ...officer,
    nmlsId: '123457',
    firstName: 'Bruno',
    lastName: 'Keel',
  };
  // One row of each kind: mortgage-domain/src/leads/validateLead.test.ts has all rules.
  const cases: readonly (readonly [object, string, LeadMessage?])[] = [
    [{ ...sampleLead, role: 'Boss' }, 'role'],
    [{ ...officer, nmlsId: '999999' }, 'nmlsId', 'nmlsIdUnknown'],
    [{ ...officer, firstName: 'Bea' }, 'firstName', 'nameFromList'],
    [{ ...sampleLead, emailAddress: 'ada@' }, 'emailAddress', 'email'],
    [
      { ...sampleLead, phoneNumber: '(415) 555-2671 x5' },
      'phoneNumber',
      'phoneExtension',
    ],
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
      if (rule) {
        assert.deepEqual(
          [
            response.json<Failure>().message,
            response.json<Failure>().validationErrors,
          ],
          [`The lead breaks the rule "${rule}".`, [field]],
        );
      }
      assert.equal(await stored(), count);
    });
  }
  it("OPN-67 FRM-13: a loan officer's lead with what the directory lists is kept, NMLS ID and all", async () => {
    const kept = [
      {
        ...officer,
        nmlsId: '000123456',
        emailAddress: 'officer@lender.example.com',
      },
      {
        ...alone,
        companyName: undefined,
        emailAddress: 'alone@lender.example.com',
      },
    ];
    for (const lead of kept) {
      assert.equal((await send(lead)).statusCode, 200);
    }
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
    assert.equal(
      (await send({ ...officer, nmlsId: '999999' }, 'key-refused')).statusCode,
      400,
    );
    assert.equal((await send(officer, 'key-refused')).statusCode, 200);
    assert.equal(await stored(), count + 1);
  });
  it('FRM-25 OPN-76: only a loan officer is looked up', async () => {
    const asked: string[] = [];
    await using server = await besideDirectory(() =>
      asked.push('nmls_lenders'),
    );
    const who = createVisitor(server, { origin: ownOrigin });
    const before = await stored();
    for (const role of ['BranchManager', 'MarketingDept', 'AdAgency']) {
      assert.equal(
        (await who.act(leadActionPath, { ...sampleLead, role })).statusCode,
        200,
      );
    }
    const withId = { ...sampleLead, nmlsId: '123456' };
    assert.equal((await who.act(leadActionPath, withId)).statusCode, 400);
    assert.equal(await stored(), before + 3);
    assert.deepEqual(asked, []);
    assert.equal((await who.act(leadActionPath, officer)).statusCode, 200);
    assert.deepEqual(asked, ['nmls_lenders']);
  });
  it('OPN-76 F27: a directory that cannot be read is no verdict: 503, nothing stored; an earlier lead stays', async () => {
    const key = { 'idempotency-key': 'key-stored-before' };
    assert.equal(
      (await visitor.act(leadActionPath, officer, key)).statusCode,
      200,
    );
    await using server = await besideDirectory(() => {
      throw Object.assign(new Error('away'), { code: 'ECONNREFUSED' });
    });
    const who = createVisitor(server, { origin: ownOrigin });
    const before = await stored();
    const refused = await who.act(leadActionPath, officer, {
      'idempotency-key': 'key-retried',
    });
    assert.deepEqual(
      [
        refused.statusCode,
        refused.json<Failure>().error,
        refused.headers['retry-after'],
      ],
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
      if ((table as unknown) === nmlsLenders) {
        onRead();
      }
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
