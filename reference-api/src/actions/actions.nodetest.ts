import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readNmlsLender } from 'mortgage-domain/lenders/nmlsLender';
import { readRegisteredLender } from 'mortgage-domain/lenders/registeredLender';
import { readUser } from 'mortgage-domain/people/readUser';
import { calculatorMarketing } from '../database/schema';
import { useTestApi } from '../testing/testApi';
import {
  errorOf,
  type Failure,
  type SignInAnswer,
  type TestVisitor,
} from '../testing/visitor';

const demo = useTestApi();
const visitor = demo.visitor();

describe('the NMLS directory', () => {
  const find = async (nmlsId: unknown, more: object = {}) =>
    (
      await visitor.act('getNMLSLender?partnerId=RD-MAPLEWEB', {
        nmlsId,
        ...more,
      })
    ).json<Failure>();

  it('CAL-7 OPN-65: gives the names and companies of an individual', async () => {
    const lender = readNmlsLender(
      await find('123456', {
        fields: [
          'individualNameOptions',
          'companyNameOptions',
          'nmlsId',
          'nmlsType',
        ],
      }),
    );
    assert.equal(lender.nmlsType, 'Individual');
    assert.equal(lender.individualNameOptions.length, 2);
    assert.equal(lender.companyNameOptions.length, 2);
    assert.equal(
      readNmlsLender(await find('123457')).companyNameOptions.length,
      0,
    );
    assert.equal(readNmlsLender(await find('654321')).nmlsType, 'Company');
  });
  it('CAL-7 OPN-71: unknown ids, and ids beyond the directory, are named as such', async () => {
    for (const nmlsId of [
      '999999',
      '0',
      '2147483647',
      '2147483648',
      '999999999999',
    ]) {
      assert.equal((await find(nmlsId)).error, 'UnknownNMLSId', nmlsId);
    }
    assert.equal(readNmlsLender(await find(123_456)).nmlsType, 'Individual');
  });
  it('CAL-7: gives the id and its type, and only the other fields that are asked for, of a closed list', async () => {
    assert.deepEqual(await find('654321', { fields: ['companyNameOptions'] }), {
      lender: {
        nmlsId: '654321',
        nmlsType: 'Company',
        companyNameOptions: ['Lanternlight Lending'],
      },
    });
    assert.equal(
      (await find('654321', { fields: ['nmlsType', 'nmls_id'] })).field,
      'fields.1',
    );
  });
});

describe('registered lenders', () => {
  const ask = async (who: TestVisitor, caller: unknown, lenderId: unknown) =>
    (
      await who.act('getRegisteredLender', { caller, lenderRef: { lenderId } })
    ).json<Failure>();

  it('CAL-9 OPN-43 OPN-50: a lender asks for itself, by the caller token', async () => {
    const lender = demo.visitor();
    const { authToken } = (await lender.signIn('lender')).json<SignInAnswer>();
    const own = await ask(lender, authToken, 'L-1001');
    assert.equal(readRegisteredLender(own).quoteParticipant, true);
    assert.equal(
      (await ask(lender, authToken, 'L-1002')).error,
      'UnknownLender',
    );
    for (const caller of [undefined, null, 7, {}, 'made-up']) {
      assert.deepEqual(await ask(lender, caller, 'L-1001'), {
        error: 'LoginRequired',
      });
    }
  });
  it('CAL-9 S22: only staff with ViewUnencodedIds ask for others', async () => {
    const [support, viewer] = [demo.visitor(), demo.visitor()];
    const supportToken = (
      await support.signIn('moderator')
    ).json<SignInAnswer>().authToken;
    const viewerToken = (await viewer.signIn('viewer')).json<SignInAnswer>()
      .authToken;
    const other = await ask(support, supportToken, 'L-1002');
    assert.equal(readRegisteredLender(other).quoteParticipant, false);
    assert.equal(
      (await ask(viewer, viewerToken, 'L-1002')).error,
      'UnknownLender',
    );
  });
});

describe('who the caller is', () => {
  it('CAL-1 CAL-2 CAL-3 OPN-39 OPN-43 S19: tokens, the cookie, and neither', async () => {
    const consumer = demo.visitor();
    assert.deepEqual(
      (await consumer.postJson('/user/account/services/WhoAmI.htm', {})).json(),
      {
        message: 'Login required',
      },
    );
    await consumer.signIn('consumer');
    const found = await consumer.send({
      method: 'POST',
      url: '/user/account/services/WhoAmI.htm',
    });
    const { authToken, user } = found.json<SignInAnswer>();
    assert.equal(readUser(user).emailAddress, 'consumer@example.test');
    const byToken = await consumer.act('whoAmI', { caller: authToken });
    assert.equal(byToken.json<SignInAnswer>().authToken, authToken);
    assert.equal(
      await errorOf(consumer.act('whoAmI', { caller: `${authToken}x` })),
      'Invalid token',
    );
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
    const { authToken: caller } = (
      await agent.signIn('agent')
    ).json<SignInAnswer>();
    const send = async (visitor: TestVisitor, more: object): Promise<unknown> =>
      (
        await visitor.act('updateHDPCalcMarketing', { ...facts, ...more })
      ).json();
    // API-6, OPN-43: by the token in the input, as every authenticated call; the cookie alone is not enough.
    for (const more of [
      {},
      { caller: [caller] },
      { caller: null },
      { caller: 'no-token' },
    ]) {
      for (const visitor of [agent, demo.visitor()]) {
        assert.deepEqual(await send(visitor, more), { error: 'LoginRequired' });
      }
    }
    assert.deepEqual(await send(agent, { caller }), {});
    const later = { caller, propertyAddress: '2 Elm St' };
    assert.deepEqual(await send(demo.visitor(), later), {});
    const rows = await demo.db.select().from(calculatorMarketing);
    assert.deepEqual(
      rows.map(({ accountId, propertyAddress }) => [
        accountId,
        propertyAddress,
      ]),
      [['X1-agent', '2 Elm St']],
    );
    const script = { ...facts, propertyURL: 'javascript:alert(1)' };
    const refused = await agent.act('updateHDPCalcMarketing', script);
    assert.equal(refused.json<Failure>().field, 'propertyURL');
  });
});
