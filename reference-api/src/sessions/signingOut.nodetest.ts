import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { eq } from 'drizzle-orm';
import { accounts } from '../database/schema';
import { joinAs, ownOrigin, signInAs, useTestApi } from '../testing/testApi';
import {
  errorOf,
  statusOf,
  type SignInAnswer,
  type TestVisitor,
} from '../testing/visitor';

const cookie = 'mortgage_session';
const ownPage = `${ownOrigin}/mortgage-rates/`;
const demo = useTestApi();
const isSignedIn = async (visitor: TestVisitor): Promise<boolean> =>
  'user' in (await visitor.get('/mortgageapi/getAuthInfo')).json();

describe('signing out', () => {
  const bases = ['/homeloans/mortgage/api/auth', '/homeloans/api/auth'];
  const signOut = (
    visitor: TestVisitor,
    base: string,
    csrf: string,
    callback = '/',
  ) =>
    visitor.send({
      method: 'POST',
      url: `${base}/signout?callbackUrl=${encodeURIComponent(callback)}`,
      payload: csrf,
      headers: { 'content-type': 'application/json' },
    });

  it('SEC-1 SEC-2 SEC-3 SEC-4 OPN-105: both services in parallel, then the logout link', async () => {
    const visitor = demo.visitor();
    const { authToken } = (
      await visitor.signIn('consumer')
    ).json<SignInAnswer>();
    const answers = await Promise.all(
      bases.map(async (base) => {
        const csrf = (await visitor.get(`${base}/csrf`)).body;
        return statusOf(signOut(visitor, base, csrf));
      }),
    );
    assert.deepEqual(answers, [200, 200]);
    assert.equal(
      await errorOf(visitor.act('whoAmI', { caller: authToken })),
      'Invalid token',
    );
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
    for (const bad of [foreign, '', 'anonymous', `${csrf}x`]) {
      assert.equal((await signOut(visitor, bases[0]!, bad)).statusCode, 403);
    }
    for (const bad of [
      '//evil.example',
      'https://evil.example',
      '/\\evil.example',
    ]) {
      assert.equal(
        (await signOut(visitor, bases[0]!, csrf, bad)).statusCode,
        400,
      );
    }
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
      {
        'sec-fetch-site': 'same-origin',
        'sec-fetch-dest': 'document',
        'sec-purpose': 'prefetch',
      },
      {
        'sec-fetch-site': 'cross-site',
        'sec-fetch-dest': 'document',
        referer: ownPage,
      },
      { referer: 'https://evil.example/127.0.0.1:4900/' },
      { referer: 'not an address' },
      { referer: ownPage, 'sec-purpose': 'prefetch' },
    ];
    for (const headers of tries) {
      assert.equal((await visitor.get('/Logout.htm', headers)).statusCode, 200);
    }
    await visitor.send({
      method: 'HEAD',
      url: '/Logout.htm',
      headers: tries[0],
    });
    assert.equal(await isSignedIn(visitor), true);
    assert.equal(await statusOf(own.postForm('/Logout.htm', {})), 303);
    assert.equal(await isSignedIn(visitor), false);
  });
});
