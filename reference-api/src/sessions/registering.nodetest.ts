import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readUser } from 'mortgage-domain/people/readUser';
import { BusyError } from '../accounts/passwords';
import { createApiServer } from '../apiServer';
import { ownOrigin, rowsOf, useTestApi } from '../testing/testApi';
import { cheapPasswords } from '../testing/preparedDatabase';
import {
  createVisitor,
  type Failure,
  type SignInAnswer,
  type TestVisitor,
} from '../testing/visitor';

const register = '/user/acct/register/';
const demo = useTestApi();
const isSignedIn = async (visitor: TestVisitor): Promise<boolean> =>
  'user' in (await visitor.get('/mortgageapi/getAuthInfo')).json();

describe('registering', () => {
  it('OPN-33 S22: makes an account without any role, whatever is sent along', async () => {
    const visitor = demo.visitor();
    const response = await visitor.postJson(register, {
      email: 'New.Person@Lender.example.com',
      password: 'eight-ch',
      professional: true,
      id: 'X1-admin',
      adminRoles: ['SiteAdmin'],
      profileTypes: ['Lender'],
      permissions: ['ViewLenderActivity'],
      lenderId: 'L-1001',
    });
    const user = readUser(response.json<SignInAnswer>().user);
    assert.deepEqual(
      [
        user.emailAddress,
        user.professional,
        user.profileTypes,
        user.permissions,
        user.lenderId,
      ],
      ['new.person@lender.example.com', true, [], [], undefined],
    );
    assert.equal(await isSignedIn(visitor), true);
  });
  it('OPN-33: a known address is a plain failure; bad fields are named', async () => {
    const count = await rowsOf(demo.db, 'accounts');
    const known = { email: 'Consumer@example.test', password: 'long-enough' };
    const taken = (
      await demo.visitor().postJson(register, known)
    ).json<Failure>();
    assert.equal(taken.error, 'registrationFailed');
    assert.equal(taken.validationErrors, undefined);
    for (const [fields, field] of [
      [{ email: 'nope', password: 'long-enough' }, 'email'],
      [{ email: 'a@lender.example.com', password: 'seven77' }, 'password'],
      [
        { email: 'a@lender.example.com', password: 'x'.repeat(256) },
        'password',
      ],
      [{ email: 'a@lender.example.com' }, 'password'],
    ] as const) {
      const response = await demo.visitor().postJson(register, fields);
      assert.deepEqual(
        [response.statusCode, response.json<Failure>().field],
        [400, field],
      );
    }
    assert.equal(await rowsOf(demo.db, 'accounts'), count);
  });
});

describe('which addresses are taken', () => {
  it('OPN-33 S07: a taken one costs as much as a free one, and after some of them nothing is revealed from there for a while', async () => {
    const hashed: string[] = [];
    const passwords = {
      ...cheapPasswords,
      hash: async (password: string) => {
        hashed.push(password);
        return cheapPasswords.hash(password);
      },
    };
    const limits = { ...demo.settings.limits, failedSignInsPerAccount: 2 };
    const settings = { ...demo.settings, trustProxy: 1, limits };
    await using server = await createApiServer(settings, demo.db, passwords);
    const from = (address: string) =>
      createVisitor(server, { origin: ownOrigin, 'x-forwarded-for': address });
    const ask = (visitor: TestVisitor, email: string) =>
      visitor.postJson(register, { email, password: 'long-enough' });
    const prober = from('203.0.113.7');
    const taken = 'consumer@example.test';
    assert.equal(
      (await ask(prober, 'free-one@lender.example.com')).statusCode,
      200,
    );
    for (let time = 1; time <= 2; time += 1) {
      assert.equal(
        (await ask(prober, taken)).json<Failure>().error,
        'registrationFailed',
      );
    }
    assert.equal(hashed.length, 3);
    const answers = [
      await ask(prober, taken),
      await ask(prober, 'free-two@lender.example.com'),
    ];
    for (const { statusCode, headers } of answers) {
      const seconds = Number(headers['retry-after']);
      assert.deepEqual(
        [statusCode, seconds > 880 && seconds <= 900],
        [429, true],
      );
    }
    assert.equal(answers[0]!.body, answers[1]!.body);
    const elsewhere = await ask(
      from('203.0.113.8'),
      'free-two@lender.example.com',
    );
    assert.equal(elsewhere.statusCode, 200);
  });
  it('S08: a visitor who comes while too many wait reads when to come back, and nothing counts as a failure', async () => {
    const busy = async () => Promise.reject(new BusyError());
    const passwords = { ...cheapPasswords, hash: busy, matches: busy };
    const limits = { ...demo.settings.limits, failedSignInsPerAccount: 1 };
    const settings = { ...demo.settings, trustProxy: 1, limits };
    await using server = await createApiServer(settings, demo.db, passwords);
    const visitor = createVisitor(server, {
      origin: ownOrigin,
      'x-forwarded-for': '203.0.113.9',
    });
    const email = 'busy@lender.example.com';
    for (const _attempt of ['first', 'second']) {
      for (const response of [
        await visitor.signIn('consumer'),
        await visitor.postJson(register, { email, password: 'long-enough' }),
      ]) {
        assert.deepEqual(
          [response.statusCode, response.headers['retry-after']],
          [503, '2'],
        );
      }
    }
  });
});
