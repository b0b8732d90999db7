import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { eq } from 'drizzle-orm';
import { readUser } from 'mortgage-domain/people/readUser';
import { accounts, sessions } from '../database/schema';
import { BusyError } from '../accounts/passwords';
import { createApiServer } from '../apiServer';
import { joinAs, openTestApi, ownOrigin, rowsOf, signInAs, useTestApi } from '../testing/testApi';
import { cheapPasswords } from '../testing/preparedDatabase';
import {
  createVisitor,
  errorOf,
  statusOf,
  type Failure,
  type SignInAnswer,
  type TestVisitor,
} from '../testing/visitor';

const cookie = 'mortgage_session';
const login = '/user/acct/login/';
const register = '/user/acct/register/';
const wrongPair = { email: 'consumer@example.test', password: 'wrong-password' };
const ownPage = `${ownOrigin}/mortgage-rates/`;
const demo = useTestApi();

const isSignedIn = async (visitor: TestVisitor): Promise<boolean> =>
  'user' in (await visitor.get('/mortgageapi/getAuthInfo')).json();

describe('signing in', () => {
  it('OPN-33: the right pair gives token and user, the wrong one badCredentials, alike for unknown addresses', async () => {
    const visitor = demo.visitor();
    const { authToken, user } = (await visitor.signIn('lender')).json<SignInAnswer>();
    assert.ok(authToken.length >= 40);
    assert.equal(readUser(user).lender, true);
    const wrong = await visitor.postJson(login, wrongPair);
    const unknown = await visitor.postJson(login, { ...wrongPair, email: 'nobody@example.test' });
    assert.deepEqual(wrong.json<Failure>().validationErrors, ['badCredentials']);
    assert.deepEqual([unknown.statusCode, unknown.body], [401, wrong.body]);
    const long = { email: 'a@b.example', password: 'x'.repeat(5000) };
    for (const body of [{}, null, [], { email: 1, password: 2 }, long])
      assert.equal(await statusOf(visitor.postJson(login, body)), 401);
  });
  it('S04 S05: the cookie is HttpOnly, Lax and on the whole path; with TLS it is Secure and bound to the host', async () => {
    const response = await demo.visitor().signIn('consumer');
    const [header = '', ...others] = [response.headers['set-cookie'] ?? []].flat();
    assert.match(
      header,
      /^mortgage_session=[\w-]{43}; Max-Age=604800; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    for (const other of others) assert.match(other, /; HttpOnly; SameSite=Lax$/);
    const origin = 'https://www.maplehearth.example';
    await using proxied = await openTestApi({ trustProxy: 1, origins: [origin] }, demo);
    const browser = proxied.visitor({ origin, 'x-forwarded-proto': 'https' });
    const tls = await browser.signIn('consumer');
    assert.match(
      String([tls.headers['set-cookie']].flat()[0]),
      /^__Host-mortgage_session=.+; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    const suspect = await browser.postForm('/demo/challenge', {});
    for (const { headers } of [tls, suspect])
      for (const given of [headers['set-cookie'] ?? []].flat())
        assert.match(given, /; Secure|; Max-Age=0/, given);
    assert.match(String(suspect.headers['set-cookie']), /mortgage_challenge_demo=1/);
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
    visitor.cookies.set('zguid', '24|%24X1-admin').set('zm-userSessionId', 'X1-admin');
    assert.equal(await isSignedIn(visitor), false);
  });
  it('S04 S08: the table holds neither the cookie nor the token, and a hashed password', async () => {
    const visitor = demo.visitor();
    const { authToken } = (await visitor.signIn('manager')).json<SignInAnswer>();
    const dump =
      JSON.stringify(await demo.db.select().from(sessions)) +
      JSON.stringify(await demo.db.select().from(accounts));
    for (const secret of [authToken, visitor.cookies.get(cookie)!, 'sample-password-1'])
      assert.ok(!dump.includes(secret));
  });
});

describe('a stranger at the address of the owner', () => {
  it('S07: cannot lock the owner out of a browser in which they were signed in, and cannot use the mark', async () => {
    await using strict = await openTestApi({ limits: { failedSignInsPerAccount: 2 } }, demo);
    const mark = 'mortgage_browser';
    const tryAs = async (browser: TestVisitor, email: string, password = 'guess-guess') =>
      (await browser.postJson(login, { email, password })).statusCode;
    const [owner, intruder] = [strict.visitor(), strict.visitor()];
    const emailAddress = 'shared@lender.example.com';
    await owner.postJson(register, { email: emailAddress, password: 'long-enough' });
    const given = owner.cookies.get(mark);
    assert.equal(await tryAs(owner, emailAddress, 'long-enough'), 200);
    assert.equal(owner.cookies.get(mark), given, 'one mark, not one for each time');
    const join = (name: string) =>
      owner.postJson(register, { email: `${name}@lender.example.com`, password: 'long-enough' });
    for (const name of 'abcdefghij') {
      assert.equal(await tryAs(owner, emailAddress, 'long-enough'), 200);
      await join(`visitor-${name}`);
    }
    assert.ok(owner.cookies.get(mark)!.length < 500, 'a browser of many accounts');
    for (const expected of [401, 401, 429])
      assert.equal(await tryAs(intruder, emailAddress), expected);
    assert.equal(await tryAs(owner, emailAddress, 'long-enough'), 200);

    const own = { email: 'sharing@lender.example.com', password: 'long-enough' };
    assert.equal((await intruder.postJson(register, own)).statusCode, 200);
    assert.ok(intruder.cookies.has(mark));
    assert.equal(await tryAs(intruder, emailAddress), 429, 'a mark of another account');
    intruder.cookies.set(mark, `${given!.split('.')[0]}.${'x'.repeat(43)}`);
    assert.equal(await tryAs(intruder, emailAddress), 429, 'a forged one');
    for (const expected of [401, 401, 429])
      assert.equal(await tryAs(owner, emailAddress), expected, 'a known browser has a limit, too');
    assert.ok(!given!.includes(emailAddress));
  });
});

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
      [user.emailAddress, user.professional, user.profileTypes, user.permissions, user.lenderId],
      ['new.person@lender.example.com', true, [], [], undefined],
    );
    assert.equal(await isSignedIn(visitor), true);
  });
  it('OPN-33: a known address is a plain failure; bad fields are named', async () => {
    const count = await rowsOf(demo.db, 'accounts');
    const known = { email: 'Consumer@example.test', password: 'long-enough' };
    const taken = (await demo.visitor().postJson(register, known)).json<Failure>();
    assert.equal(taken.error, 'registrationFailed');
    assert.equal(taken.validationErrors, undefined);
    for (const [fields, field] of [
      [{ email: 'nope', password: 'long-enough' }, 'email'],
      [{ email: 'a@lender.example.com', password: 'seven77' }, 'password'],
      [{ email: 'a@lender.example.com', password: 'x'.repeat(256) }, 'password'],
      [{ email: 'a@lender.example.com' }, 'password'],
    ] as const) {
      const response = await demo.visitor().postJson(register, fields);
      assert.deepEqual([response.statusCode, response.json<Failure>().field], [400, field]);
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
    assert.equal((await ask(prober, 'free-one@lender.example.com')).statusCode, 200);
    for (let time = 1; time <= 2; time += 1)
      assert.equal((await ask(prober, taken)).json<Failure>().error, 'registrationFailed');
    assert.equal(hashed.length, 3);
    const answers = [await ask(prober, taken), await ask(prober, 'free-two@lender.example.com')];
    for (const { statusCode, headers } of answers) {
      const seconds = Number(headers['retry-after']);
      assert.deepEqual([statusCode, seconds > 880 && seconds <= 900], [429, true]);
    }
    assert.equal(answers[0]!.body, answers[1]!.body);
    const elsewhere = await ask(from('203.0.113.8'), 'free-two@lender.example.com');
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
    for (const _attempt of ['first', 'second'])
      for (const response of [
        await visitor.signIn('consumer'),
        await visitor.postJson(register, { email, password: 'long-enough' }),
      ])
        assert.deepEqual([response.statusCode, response.headers['retry-after']], [503, '2']);
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
      const { body } = await demo.visitor().get(login + query, referer ? { referer } : {});
      return /name="redirectUrl" value="([^"]*)"/.exec(body)![1];
    };
    const from = `${ownOrigin}/mortgage/admin/leads?page=2`;
    assert.equal(await returnPath('?redirectUrl=%2Frefinance%2F', from), '/refinance/');
    assert.equal(await returnPath('', from), '/mortgage/admin/leads?page=2');
    for (const referer of [
      undefined,
      'https://evil.example/refinance/',
      `${ownOrigin}//evil.example/`,
      `${ownOrigin}${register}`,
      `${ownOrigin}/%4Cogout.htm/`,
      `${ownOrigin}/cuenta/salir/`,
    ])
      assert.equal(await returnPath('', referer), '/', referer);
    const { body } = await demo.visitor().get(`${login}?redirectUrl=%2Frefinance%2F`);
    assert.ok(body.includes(`href="${register}?redirectUrl=%2Frefinance%2F"`), 'also by joining');
  });
  it('OPN-34 S18: a wrong pair shows the page again with the message, never in a frame', async () => {
    const response = await demo.visitor().postForm(login, wrongPair);
    assert.equal(response.statusCode, 401);
    assert.match(response.body, /role="alert">That email or password isn’t right/);
    assert.match(String(response.headers['content-security-policy']), /; frame-ancestors 'none'/);
    const opened = await demo
      .visitor()
      .get(`${login}?redirectUrl=${encodeURIComponent('"><script>')}`);
    assert.ok(
      !opened.body.includes('"><script>') && opened.body.includes('name="redirectUrl" value="/"'),
    );
  });
});

describe('signing out', () => {
  const bases = ['/homeloans/mortgage/api/auth', '/homeloans/api/auth'];
  const signOut = (visitor: TestVisitor, base: string, csrf: string, callback = '/') =>
    visitor.send({
      method: 'POST',
      url: `${base}/signout?callbackUrl=${encodeURIComponent(callback)}`,
      payload: csrf,
      headers: { 'content-type': 'application/json' },
    });

  it('SEC-1 SEC-2 SEC-3 SEC-4 OPN-105: both services in parallel, then the logout link', async () => {
    const visitor = demo.visitor();
    const { authToken } = (await visitor.signIn('consumer')).json<SignInAnswer>();
    const answers = await Promise.all(
      bases.map(async (base) => {
        const csrf = (await visitor.get(`${base}/csrf`)).body;
        return statusOf(signOut(visitor, base, csrf));
      }),
    );
    assert.deepEqual(answers, [200, 200]);
    assert.equal(await errorOf(visitor.act('whoAmI', { caller: authToken })), 'Invalid token');
    const left = await visitor.follow('/Logout.htm');
    assert.deepEqual([left.statusCode, left.headers.location], [303, '/']);
    assert.equal(await isSignedIn(visitor), false);
  });
  it('SEC-4 S22: ends the sign-in also by the cookie that a change of rights has just replaced', async () => {
    const { visitor, user } = await joinAs(demo, { firstName: 'Ada' });
    const late = demo.visitor();
    late.cookies.set(cookie, visitor.cookies.get(cookie)!);
    await demo.db
      .update(accounts)
      .set({ profileTypes: ['Lender'] })
      .where(eq(accounts.id, user.id));
    await visitor.get('/mortgageapi/getAuthInfo');
    assert.notEqual(visitor.cookies.get(cookie), late.cookies.get(cookie));
    await late.follow('/Logout.htm');
    assert.equal(await isSignedIn(visitor), false);
  });
  it("S02 S05: the csrf text is the session's own, and the callback a path of this site", async () => {
    const [visitor, other] = [demo.visitor(), demo.visitor()];
    await Promise.all([visitor.signIn('consumer'), other.signIn('agent')]);
    const [csrf, foreign] = [
      (await visitor.get(`${bases[0]}/csrf`)).body,
      (await other.get(`${bases[0]}/csrf`)).body,
    ];
    for (const bad of [foreign, '', 'anonymous', `${csrf}x`])
      assert.equal((await signOut(visitor, bases[0]!, bad)).statusCode, 403);
    for (const bad of ['//evil.example', 'https://evil.example', '/\\evil.example'])
      assert.equal((await signOut(visitor, bases[0]!, csrf, bad)).statusCode, 400);
    assert.equal((await signOut(visitor, bases[0]!, csrf)).statusCode, 200);
  });
  it('SEC-4 S05: without TLS, where browsers send nothing else, a click on a page of ours signs out at once', async () => {
    const visitor = demo.visitor({});
    const own = await signInAs(demo, 'consumer');
    visitor.cookies.set(cookie, own.cookies.get(cookie)!);
    const left = await visitor.get('/Logout.htm', { referer: ownPage });
    assert.deepEqual([left.statusCode, left.headers.location], [303, '/']);
    assert.equal(await isSignedIn(own), false);
  });
  it('S05: neither another site, an image, a prefetch nor a HEAD signs a visitor out; a click on the page shown then does', async () => {
    const visitor = demo.visitor({});
    const own = await signInAs(demo, 'consumer');
    visitor.cookies.set(cookie, own.cookies.get(cookie)!);
    const tries: readonly Record<string, string>[] = [
      {},
      { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'document' },
      { 'sec-fetch-site': 'same-site', 'sec-fetch-dest': 'document' },
      { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'image' },
      { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'document', 'sec-purpose': 'prefetch' },
      { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'document', referer: ownPage },
      { referer: 'https://evil.example/127.0.0.1:4900/' },
      { referer: 'not an address' },
      { referer: ownPage, 'sec-purpose': 'prefetch' },
    ];
    for (const headers of tries)
      assert.equal((await visitor.get('/Logout.htm', headers)).statusCode, 200);
    await visitor.send({ method: 'HEAD', url: '/Logout.htm', headers: tries[0] });
    assert.equal(await isSignedIn(visitor), true);
    assert.equal(await statusOf(own.postForm('/Logout.htm', {})), 303);
    assert.equal(await isSignedIn(visitor), false);
  });
});
