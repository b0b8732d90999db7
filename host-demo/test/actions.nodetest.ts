/** The named actions, but for places (places.nodetest.ts), read by the readers of the pages. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { eq } from 'drizzle-orm';
import { readNmlsLender } from 'mortgage-domain/lenders/nmlsLender';
import { readParsedPhone } from 'mortgage-domain/fields/parsedPhone';
import { readRegisteredLender } from 'mortgage-domain/lenders/registeredLender';
import { readUser } from 'mortgage-domain/people/user';
import { calculatorMarketing, leads } from '../src/database/schema';
import { leadActionPath, openTestDemo, rowsOf, sampleLead, type TestDemo } from './demo';
import type { Failure, SignInAnswer, TestVisitor } from './visitor';

let demo: TestDemo;
let visitor: TestVisitor;
before(async () => {
  demo = await openTestDemo();
  visitor = demo.visitor();
});
after(() => demo.close());

describe('the NMLS directory', () => {
  const find = async (nmlsId: unknown, more: object = {}) =>
    (await visitor.act('getNMLSLender?partnerId=RD-MAPLEWEB', { nmlsId, ...more })).json<Failure>();

  it('CAL-7 OPN-65: gives the names and companies of an individual', async () => {
    const lender = readNmlsLender(
      await find('123456', {
        fields: ['individualNameOptions', 'companyNameOptions', 'nmlsId', 'nmlsType'],
      }),
    );
    assert.equal(lender.nmlsType, 'Individual');
    assert.equal(lender.individualNameOptions.length, 2);
    assert.equal(lender.companyNameOptions.length, 2);
    assert.equal(readNmlsLender(await find('123457')).companyNameOptions.length, 0);
    assert.equal(readNmlsLender(await find('654321')).nmlsType, 'Company');
  });
  it('CAL-7 OPN-71: unknown ids, and ids beyond the directory, are named as such', async () => {
    for (const nmlsId of ['999999', '0', '2147483647', '2147483648', '999999999999'])
      assert.equal((await find(nmlsId)).error, 'UnknownNMLSId', nmlsId);
    assert.equal(readNmlsLender(await find(200_000)).nmlsType, 'Individual');
    assert.ok((await rowsOf(demo.db, 'nmls_lenders')) > 3000);
  });
  it('CAL-7: gives only the fields that are asked for, of a closed list', async () => {
    assert.deepEqual(await find('654321', { fields: ['nmlsType'] }), {
      lender: { nmlsType: 'Company' },
    });
    assert.equal((await find('654321', { fields: ['nmlsType', 'nmls_id'] })).field, 'fields.1');
  });
});

describe('registered lenders', () => {
  const ask = async (who: TestVisitor, caller: unknown, lenderId: unknown) =>
    (
      await who.act('getRegisteredLender', {
        caller,
        lenderRef: { lenderId },
        fields: ['quoteParticipant'],
      })
    ).json<Failure>();

  it('CAL-9 OPN-43 OPN-50: a lender asks for itself, by the caller token', async () => {
    const lender = demo.visitor();
    const { authToken } = (await lender.signIn('lender')).json<SignInAnswer>();
    assert.equal(
      readRegisteredLender(await ask(lender, authToken, 'L-1001')).quoteParticipant,
      true,
    );
    assert.equal((await ask(lender, authToken, 'L-1002')).error, 'UnknownLender');
    for (const caller of [undefined, null, 7, {}, 'made-up'])
      assert.deepEqual(await ask(lender, caller, 'L-1001'), { error: 'LoginRequired' });
  });
  it('CAL-9 S22: only staff with ViewUnencodedIds ask for others', async () => {
    const [support, viewer] = [demo.visitor(), demo.visitor()];
    const supportToken = (await support.signIn('moderator')).json<SignInAnswer>().authToken;
    const viewerToken = (await viewer.signIn('viewer')).json<SignInAnswer>().authToken;
    assert.equal(
      readRegisteredLender(await ask(support, supportToken, 'L-1002')).quoteParticipant,
      false,
    );
    assert.equal((await ask(viewer, viewerToken, 'L-1002')).error, 'UnknownLender');
  });
});

describe('email and phone', () => {
  const email = async (emailAddress: unknown) =>
    (await visitor.act('parseEmailAddress', { emailAddress })).json<Failure>();
  const phone = async (phoneNumber: unknown) =>
    (await visitor.act('parsePhoneNumber', { phoneNumber })).json<
      Failure & { phoneNumber: object }
    >();

  it('CAL-10: takes addresses that mail can reach, and names the others InvalidEmailAddress', async () => {
    assert.deepEqual(await email('  ada@lender.example.com '), {
      emailAddress: 'ada@lender.example.com',
    });
    for (const bad of [
      '',
      'ada',
      'ada@',
      '@x.com',
      'a b@x.com',
      'ada@localhost',
      `${'a'.repeat(65)}@x.com`,
      `${'a'.repeat(10_000)}@x.com`,
    ])
      assert.equal((await email(bad)).error, 'InvalidEmailAddress', bad.slice(0, 80));
  });
  it('CAL-11: parses phones, tells extensions and fake-looking numbers', async () => {
    assert.deepEqual((await phone('+1 (415) 555-2671')).phoneNumber, {
      areaCode: '415',
      prefix: '555',
      number: '2671',
    });
    assert.deepEqual(readParsedPhone(await phone('415.555.2671 ext 12')), {
      isEasilyRecognizableCode: false,
      hasExtension: true,
    });
    for (const fake of ['(415) 555-0123', '4152222222', '(415) 234-5678'])
      assert.equal(readParsedPhone(await phone(fake)).isEasilyRecognizableCode, true, fake);
    for (const bad of ['', '123', '+44 20 7946 0958', '(000) 555-2671', 'abc', '9'.repeat(5000)])
      assert.equal((await phone(bad)).error, 'InvalidPhoneNumber', bad.slice(0, 80));
  });
  it('OPN-112: a code that the numbering plan calls easily recognizable is told, a toll-free one and a real number are not', async () => {
    for (const [text, expected] of [
      ['900 532 2671', true],
      ['500 532 2671', true],
      ['(206) 345-6789', true],
      ['206-987-6543', true],
      ['206 765 4321', true],
      ['206 888 8888', true],
      ['206 555 0199', true],
      ['800 532 2671', false],
      ['888 532 2671', false],
      ['833 532 2671', false],
      ['206 346 6789', false],
      ['206 555 0299', false],
      ['225 532 2671', false],
    ] as const)
      assert.equal(readParsedPhone(await phone(text)).isEasilyRecognizableCode, expected, text);
  });
  it('OPN-73: the page and the server read a number alike, however it was written', async () => {
    for (const text of [
      '415\u2013555\u20132671',
      '\uFF0B1 415 555 2671',
      '\u202Atel:+1-415-555-2671\u202C',
      '415 555 2671',
    ])
      assert.deepEqual((await phone(text)).phoneNumber, {
        areaCode: '415',
        prefix: '555',
        number: '2671',
      });
    for (const text of ['415 555 2671, ext 5', '415 555 2671 extension 5'])
      assert.equal(readParsedPhone(await phone(text)).hasExtension, true, text);
    for (const text of ['٤١٥٥٥٥٢٦٧١', 'call 415 555 2671', '415 555 2671 #5'])
      assert.equal((await phone(text)).error, 'InvalidPhoneNumber', text);
  });
  it('OPN-114: an international domain is answered, kept and signed in with in its encoded form', async () => {
    const encoded = 'ada@xn--bcher-kva.example';
    assert.deepEqual(await email(' ada@bücher.example '), { emailAddress: encoded });
    assert.equal((await email('ada@bü cher.example')).error, 'InvalidEmailAddress');
    const lead = { ...sampleLead, emailAddress: 'ada@BÜCHER.example' };
    assert.deepEqual((await visitor.act(leadActionPath, lead)).json(), {});
    const [stored] = await demo.db.select().from(leads).where(eq(leads.emailAddress, encoded));
    assert.ok(stored);
    const password = 'long-enough';
    const join = (address: string) =>
      demo.visitor().postJson('/user/acct/register/', { email: address, password });
    assert.equal((await join('ada@bücher.example')).statusCode, 200);
    assert.equal((await join(encoded)).statusCode, 400);
    const signIn = { email: 'Ada@Bücher.Example', password };
    assert.equal((await demo.visitor().postJson('/user/acct/login/', signIn)).statusCode, 200);
  });
  it('S10 API-4: personal data and tokens never travel in an address: these actions are POST only', async () => {
    for (const action of [
      'parseEmailAddress',
      'parsePhoneNumber',
      'whoAmI',
      'getRegisteredLender',
      'getNMLSLender',
    ]) {
      const response = await visitor.get(`/mortgageapi/${action}?emailAddress=a`);
      assert.equal(response.statusCode, 405, action);
      assert.equal(response.headers.allow, 'POST');
    }
  });
});

describe('who somebody is', () => {
  it('CAL-1 CAL-2 CAL-3 OPN-39 OPN-43 S19: tokens, the cookie, and nobody', async () => {
    const consumer = demo.visitor();
    assert.equal((await consumer.act('whoAmI', {})).json<Failure>().error, 'LoginRequired');
    assert.deepEqual((await consumer.postJson('/user/account/services/WhoAmI.htm', {})).json(), {
      message: 'Login required',
    });
    assert.deepEqual((await consumer.get('/mortgageapi/getAuthInfo')).json(), {
      error: 'Login required',
    });
    await consumer.signIn('consumer');
    const found = await consumer.send({ method: 'POST', url: '/user/account/services/WhoAmI.htm' });
    assert.equal(found.headers['cache-control'], 'private, no-store');
    const { authToken, user } = found.json<SignInAnswer>();
    assert.equal(readUser(user).emailAddress, 'consumer@example.test');
    assert.equal(
      (await consumer.act('whoAmI', { caller: authToken })).json<SignInAnswer>().authToken,
      authToken,
    );
    assert.deepEqual((await consumer.act('whoAmI', { caller: `${authToken}x` })).json(), {
      error: 'Invalid token',
    });
    assert.deepEqual((await consumer.get('/mortgageapi/getAuthInfo')).json(), {
      user: { id: 'X1-consumer' },
    });
  });
  it('CAL-4 API-6 OPN-43 OPN-91: keeps the property of the calculator for the signed-in visitor, the newest only', async () => {
    const facts = {
      userId: 'anon-1',
      propertyAddress: '1 Elm St',
      propertyImageURL: 'https://photos.example/1.jpg',
      propertyURL: 'https://www.maplehearth.example/homes/1',
    };
    const agent = demo.visitor();
    const { authToken: caller } = (await agent.signIn('agent')).json<SignInAnswer>();
    const send = async (visitor: TestVisitor, more: object): Promise<unknown> =>
      (await visitor.act('updateHDPCalcMarketing', { ...facts, ...more })).json();
    // API-6, OPN-43: by the token in the input, as every authenticated call; the cookie alone says nothing.
    for (const more of [{}, { caller: [caller] }, { caller: null }, { caller: 'no-token' }])
      for (const visitor of [agent, demo.visitor()])
        assert.deepEqual(await send(visitor, more), { error: 'LoginRequired' });
    assert.deepEqual(await send(agent, { caller }), {});
    const later = { caller, propertyAddress: '2 Elm St' };
    assert.deepEqual(await send(demo.visitor(), later), {});
    const rows = await demo.db.select().from(calculatorMarketing);
    assert.deepEqual(
      rows.map(({ accountId, propertyAddress }) => [accountId, propertyAddress]),
      [['X1-agent', '2 Elm St']],
    );
    assert.equal(
      (
        await agent.act('updateHDPCalcMarketing', { ...facts, propertyURL: 'javascript:alert(1)' })
      ).json<Failure>().field,
      'propertyURL',
    );
  });
});

describe('calls that are wrong', () => {
  it('API-1 OPN-40: an unknown action is named', async () => {
    assert.equal((await visitor.act('toString', {})).json<Failure>().error, 'UnknownAction');
    assert.equal((await visitor.get('/mortgageapi/__proto__')).statusCode, 404);
  });
  it('API-2 OPN-41 S14: dotted keys are read strictly', async () => {
    for (const bad of [
      '__proto__.x=1',
      'constructor.prototype.x=1',
      'a=1&a=2',
      'a=1&a.b=2',
      '.=1',
      `${'a.'.repeat(30)}a=1`,
    ]) {
      const response = await visitor.get(
        `/mortgageapi/getRegionInformation?locationRef.location=CA&${bad}`,
      );
      assert.equal(response.statusCode, 400, bad);
      assert.equal(response.json<Failure>().field, 'query');
    }
    assert.equal(({} as { x?: unknown }).x, undefined);
  });
  it('API-4 S14: the body is JSON as text/plain, of plain keys and few levels', async () => {
    for (const bad of [
      '{',
      '[]',
      'null',
      '7',
      '{"__proto__":{"x":1}}',
      '{"a":{"constructor":1}}',
      `${'{"a":'.repeat(20)}1${'}'.repeat(20)}`,
      '['.repeat(8000),
    ]) {
      const response = await visitor.act('parseEmailAddress', bad);
      assert.equal(response.statusCode, 400, bad.slice(0, 40));
      assert.equal(response.json<Failure>().field, 'body');
    }
    assert.equal(
      (
        await visitor.postJson('/mortgageapi/parseEmailAddress', {
          emailAddress: 'a@b.example.com',
        })
      ).statusCode,
      415,
    );
    assert.equal(
      (await visitor.act('parseEmailAddress', { emailAddress: 'a'.repeat(17_000) })).statusCode,
      413,
    );
  });
  it('API-5: partnerId is read from the query, once', async () => {
    assert.equal(
      (
        await visitor.act('parseEmailAddress?partnerId=a&partnerId=b', {
          emailAddress: 'a@b.example.com',
        })
      ).json<Failure>().field,
      'partnerId',
    );
  });
});
