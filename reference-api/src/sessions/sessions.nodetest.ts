import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readUser } from 'mortgage-domain/people/readUser';
import { accounts, sessions } from '../database/schema';
import { openTestApi, ownOrigin, useTestApi } from '../testing/testApi';
import {
  statusOf,
  type Failure,
  type SignInAnswer,
  type TestVisitor,
} from '../testing/visitor';

const cookie = 'mortgage_session';
const login = '/user/acct/login/';
const register = '/user/acct/register/';
const wrongPair = {
  email: 'consumer@example.test',
  password: 'wrong-password',
};
const demo = useTestApi();
const isSignedIn = async (visitor: TestVisitor): Promise<boolean> =>
  'user' in (await visitor.get('/mortgageapi/getAuthInfo')).json();

describe('signing in', () => {
  it('OPN-33: the right pair gives token and user, the wrong one badCredentials, alike for unknown addresses', async () => {
    const visitor = demo.visitor();
    const { authToken, user } = (
      await visitor.signIn('lender')
    ).json<SignInAnswer>();
    assert.ok(authToken.length >= 40);
    assert.equal(readUser(user).lender, true);
    const wrong = await visitor.postJson(login, wrongPair);
    const unknown = await visitor.postJson(login, {
      ...wrongPair,
      email: 'nobody@example.test',
    });
    assert.deepEqual(wrong.json<Failure>().validationErrors, [
      'badCredentials',
    ]);
    assert.deepEqual([unknown.statusCode, unknown.body], [401, wrong.body]);
    const long = { email: 'a@b.example', password: 'x'.repeat(5000) };
    for (const body of [{}, null, [], { email: 1, password: 2 }, long]) {
      assert.equal(await statusOf(visitor.postJson(login, body)), 401);
    }
  });
  it('S04 S05: the cookie is HttpOnly, Lax and on the whole path; with TLS it is Secure and bound to the host', async () => {
    const response = await demo.visitor().signIn('consumer');
    const [header = '', ...others] = [
      response.headers['set-cookie'] ?? [],
    ].flat();
    assert.match(
      header,
      /^mortgage_session=[\w-]{43}; Max-Age=604800; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    for (const other of others) {
      assert.match(other, /; HttpOnly; SameSite=Lax$/);
    }
    const origin = 'https://www.maplehearth.example';
    await using proxied = await openTestApi(
      { trustProxy: 1, origins: [origin] },
      demo,
    );
    const browser = proxied.visitor({ origin, 'x-forwarded-proto': 'https' });
    const tls = await browser.signIn('consumer');
    assert.match(
      String([tls.headers['set-cookie']].flat()[0]),
      /^__Host-mortgage_session=.+; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    const suspect = await browser.postForm('/demo/challenge', {});
    for (const { headers } of [tls, suspect]) {
      for (const given of [headers['set-cookie'] ?? []].flat()) {
        assert.match(given, /; Secure|; Max-Age=0/, given);
      }
    }
    assert.match(
      String(suspect.headers['set-cookie']),
      /mortgage_challenge_demo=1/,
    );
  });
  it('S06: a new id at each sign-in, and the old one is dead; an id that a visitor brings is never taken over', async () => {
    const visitor = demo.visitor();
    visitor.cookies.set(cookie, 'chosen-by-somebody-else');
    await visitor.signIn('consumer');
    const first = visitor.cookies.get(cookie)!;
    assert.notEqual(first, 'chosen-by-somebody-else');
    await visitor.signIn('agent');
    const replay = demo.visitor();
    replay.cookies.set(cookie, first);
    assert.equal(await isSignedIn(replay), false);
    assert.equal(await isSignedIn(visitor), true);
  });
  it('S06: tracking ids are no authority', async () => {
    const visitor = demo.visitor();
    visitor.cookies
      .set('zguid', '24|%24X1-admin')
      .set('zm-userSessionId', 'X1-admin');
    assert.equal(await isSignedIn(visitor), false);
  });
  it('S04 S08: the table holds neither the cookie nor the token, and a hashed password', async () => {
    const visitor = demo.visitor();
    const { authToken } = (
      await visitor.signIn('manager')
    ).json<SignInAnswer>();
    const dump =
      JSON.stringify(await demo.db.select().from(sessions)) +
      JSON.stringify(await demo.db.select().from(accounts));
    for (const secret of [
      authToken,
      visitor.cookies.get(cookie)!,
      'sample-password-1',
    ]) {
      assert.ok(!dump.includes(secret));
    }
  });
});

describe('a stranger at the address of the owner', () => {
  it('S07: cannot lock the owner out of a browser in which they were signed in, and cannot use the mark', async () => {
    await using strict = await openTestApi(
      { limits: { failedSignInsPerAccount: 2 } },
      demo,
    );
    const mark = 'mortgage_browser';
    const tryAs = async (
      browser: TestVisitor,
      email: string,
      password = 'guess-guess',
    ) => (await browser.postJson(login, { email, password })).statusCode;
    const [owner, intruder] = [strict.visitor(), strict.visitor()];
    const emailAddress = 'shared@lender.example.com';
    await owner.postJson(register, {
      email: emailAddress,
      password: 'long-enough',
    });
    const given = owner.cookies.get(mark);
    assert.equal(await tryAs(owner, emailAddress, 'long-enough'), 200);
    assert.equal(
      owner.cookies.get(mark),
      given,
      'one mark, not one for each time',
    );
    const join = (name: string) =>
      owner.postJson(register, {
        email: `${name}@lender.example.com`,
        password: 'long-enough',
      });
    for (const name of 'abcdefghij') {
      assert.equal(await tryAs(owner, emailAddress, 'long-enough'), 200);
      await join(`visitor-${name}`);
    }
    assert.ok(
      owner.cookies.get(mark)!.length < 500,
      'a browser of many accounts',
    );
    for (const expected of [401, 401, 429]) {
      assert.equal(await tryAs(intruder, emailAddress), expected);
    }
    assert.equal(await tryAs(owner, emailAddress, 'long-enough'), 200);

    const own = {
      email: 'sharing@lender.example.com',
      password: 'long-enough',
    };
    assert.equal((await intruder.postJson(register, own)).statusCode, 200);
    assert.ok(intruder.cookies.has(mark));
    assert.equal(
      await tryAs(intruder, emailAddress),
      429,
      'a mark of another account',
    );
    intruder.cookies.set(mark, `${given!.split('.')[0]}.${'x'.repeat(43)}`);
    assert.equal(await tryAs(intruder, emailAddress), 429, 'a forged one');
    for (const expected of [401, 401, 429]) {
      assert.equal(
        await tryAs(owner, emailAddress),
        expected,
        'a known browser has a limit, too',
      );
    }
    assert.ok(!given!.includes(emailAddress));
  });
});

describe('pages without script', () => {
  it('OPN-34 S02: the forms sign in and go on to a path of this site only', async () => {
    const form = (redirectUrl: string) =>
      demo.visitor().postForm(login, {
        email: 'consumer@example.test',
        password: 'sample-password-1',
        redirectUrl,
      });
    const response = await form('/mortgage/review-moderation/');
    assert.deepEqual(
      [response.statusCode, response.headers.location],
      [303, '/mortgage/review-moderation/'],
    );
    assert.equal((await form('//evil.example')).headers.location, '/');
  });
  it('ACC-2 OPN-34 S02: the sign-in page leads back to the given path, else to the page of ours that the visitor comes from', async () => {
    const returnPath = async (query: string, referer?: string) => {
      const { body } = await demo
        .visitor()
        .get(login + query, referer ? { referer } : {});
      return /name="redirectUrl" value="([^"]*)"/.exec(body)![1];
    };
    const from = `${ownOrigin}/mortgage/admin/leads?page=2`;
    assert.equal(
      await returnPath('?redirectUrl=%2Frefinance%2F', from),
      '/refinance/',
    );
    assert.equal(await returnPath('', from), '/mortgage/admin/leads?page=2');
    for (const referer of [
      undefined,
      'https://evil.example/refinance/',
      `${ownOrigin}//evil.example/`,
      `${ownOrigin}${register}`,
      `${ownOrigin}/%4Cogout.htm/`,
      `${ownOrigin}/cuenta/salir/`,
    ]) {
      assert.equal(await returnPath('', referer), '/', referer);
    }
    assert.equal(await returnPath('?redirectUrl=/x/..%2FLogout.htm'), '/');
    assert.equal(await returnPath('?redirectUrl=/100%25'), '/100%');
    const { body } = await demo
      .visitor()
      .get(`${login}?redirectUrl=%2Frefinance%2F`);
    assert.ok(
      body.includes(`href="${register}?redirectUrl=%2Frefinance%2F"`),
      'also by joining',
    );
  });
  it('OPN-34 S18: a wrong pair shows the page again with the message, never in a frame', async () => {
    const response = await demo.visitor().postForm(login, wrongPair);
    assert.equal(response.statusCode, 401);
    assert.match(
      response.body,
      /id="problem">That email or password isn’t right/,
    );
    assert.match(
      String(response.headers['content-security-policy']),
      /; frame-ancestors 'none'/,
    );
    const opened = await demo
      .visitor()
      .get(`${login}?redirectUrl=${encodeURIComponent('"><script>')}`);
    assert.ok(
      !opened.body.includes('"><script>') &&
        opened.body.includes('name="redirectUrl" value="/"'),
    );
  });
});
