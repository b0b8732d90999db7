import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { generateKeyPair, SignJWT } from 'jose';
import { eq } from 'drizzle-orm';
import { samplePassword } from 'host-demo/samples/sampleAccounts';
import { accounts } from '../database/schema';
import { cheapPasswords } from '../testing/preparedDatabase';
import { openTestApi, useTestApi } from '../testing/testApi';
import {
  errorOf,
  statusOf,
  type Failure,
  type SignInAnswer,
  type TestVisitor,
} from '../testing/visitor';

const login = '/user/acct/login/';
const demo = useTestApi();

const credentialOf = async (visitor: TestVisitor): Promise<string> =>
  (await visitor.postJson('/demo/one-tap/credential', {})).json<{
    credential: string;
  }>().credential;

describe('one-tap', () => {
  it('OPN-36: a credential of the provider signs its address in', async () => {
    const visitor = demo.visitor();
    await visitor.postJson(login, {
      googleCredential: await credentialOf(visitor),
    });
    assert.deepEqual((await visitor.get('/mortgageapi/getAuthInfo')).json(), {
      user: { id: 'X1-consumer' },
    });
  });

  it('OPN-36 S06: a person who registered an address without proof loses password, session and token once its owner comes', async () => {
    const email = 'consumer@example.test';
    // As on a server whose owner has not come yet.
    await demo.db
      .update(accounts)
      .set({ emailVerified: false })
      .where(eq(accounts.email, email));
    const attacker = demo.visitor();
    const stolen = (await attacker.signIn('consumer')).json<SignInAnswer>();
    const owner = demo.visitor();
    const googleCredential = await credentialOf(owner);
    const { user } = (
      await owner.postJson(login, { googleCredential })
    ).json<SignInAnswer>();
    assert.equal(user.id, stolen.user.id, 'the account is the same one');
    const isIn = async (visitor: TestVisitor) =>
      'user' in (await visitor.get('/mortgageapi/getAuthInfo')).json();
    assert.deepEqual([await isIn(owner), await isIn(attacker)], [true, false]);
    const byToken = await attacker.act('whoAmI', { caller: stolen.authToken });
    assert.equal(byToken.json<Failure>().error, 'Invalid token');
    assert.equal((await attacker.signIn('consumer')).statusCode, 401);
    const again = demo.visitor();
    await again.postJson(login, {
      googleCredential: await credentialOf(again),
    });
    assert.deepEqual(
      [await isIn(owner), await isIn(again)],
      [true, true],
      'and only once',
    );
  });

  it('OPN-36: a proven address keeps its password', async () => {
    await demo.db
      .update(accounts)
      .set({
        emailVerified: true,
        passwordHash: await cheapPasswords.hash(samplePassword),
      })
      .where(eq(accounts.email, 'consumer@example.test'));
    const visitor = demo.visitor();
    await visitor.postJson(login, {
      googleCredential: await credentialOf(visitor),
    });
    assert.equal((await demo.visitor().signIn('consumer')).statusCode, 200);
  });

  it('OPN-36: a forged, altered or foreign credential is refused', async () => {
    const visitor = demo.visitor();
    const good = await credentialOf(visitor);
    const { privateKey } = await generateKeyPair('RS256');
    const forged = await new SignJWT({
      email: 'admin@example.test',
      email_verified: true,
    })
      .setProtectedHeader({ alg: 'RS256' })
      .setIssuer('https://one-tap.maplehearth.example')
      .setAudience('demo-client')
      .setExpirationTime('5 minutes')
      .sign(privateKey);
    const [head, claims, signature] = good.split('.') as [
      string,
      string,
      string,
    ];
    const altered = Buffer.from(
      Buffer.from(claims, 'base64url')
        .toString()
        .replace('consumer@', 'admin@'),
    ).toString('base64url');
    const bad = [
      forged,
      `${head}.${altered}.${signature}`,
      `${head}.${claims}.`,
      'x',
      '',
    ];
    for (const googleCredential of bad) {
      assert.equal(
        await errorOf(visitor.postJson(login, { googleCredential })),
        'badCredentials',
      );
    }
  });

  it('OPN-36: where a client id is configured the demo issues nothing itself', async () => {
    await using configured = await openTestApi(
      { googleClientId: 'own-client' },
      demo,
    );
    const asked = configured.visitor().postJson('/demo/one-tap/credential', {});
    assert.equal(await statusOf(asked), 404);
  });
});
