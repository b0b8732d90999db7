import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { accounts } from '../database/schema';
import { toBrowserFamily } from './startSession';
import { isSignedIn, lookUp } from '../testing/sessionRows';
import { joinAs, useTestApi } from '../testing/testApi';
import {
  errorOf,
  type SignInAnswer,
  type TestVisitor,
} from '../testing/visitor';

const cookie = 'mortgage_session';
const signIns = '/myaccount/sign-ins/';
const login = '/user/acct/login/';
const demo = useTestApi();
const join = (facts: Partial<typeof accounts.$inferInsert> = {}) =>
  joinAs(demo, { professional: false, ...facts });
const withCookie = (value: string): TestVisitor => {
  const visitor = demo.visitor();
  visitor.cookies.set(cookie, value);
  return visitor;
};

describe('where a visitor is signed in', () => {
  const firefox =
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';

  it('S06 S10: a browser is known by its family and system, and nothing else of it is kept', () => {
    for (const [userAgent, family] of [
      [firefox, 'Firefox, Windows'],
      [
        'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15',
        'Safari, macOS',
      ],
      [
        'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
        'Chrome, Android',
      ],
      [
        'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0',
        'Edge, Windows',
      ],
      [
        'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0 Safari/537.36 OPR/124.0',
        'Opera, Linux',
      ],
      [
        'Mozilla/5.0 (Linux; Android 15) SamsungBrowser/28 Chrome/130',
        'Samsung Internet, Android',
      ],
      [
        'Mozilla/5.0 (iPhone; like Mac OS X) FxiOS/140 Safari/605.1',
        'Firefox, iPhone',
      ],
      [
        'Mozilla/5.0 (iPad; like Mac OS X) CriOS/140 Safari/604.1',
        'Chrome, iPad',
      ],
      ['curl/8', ''],
      [undefined, ''],
    ] as const) {
      assert.equal(toBrowserFamily(userAgent), family);
    }
  });

  it('S06: the page lists one’s own sign-ins, marks this one, and ends one of them', async () => {
    const { visitor, user } = await join();
    const origin = demo.settings.origins[0]!;
    const other = demo.visitor({ origin, 'user-agent': firefox });
    const credentials = { email: user.emailAddress, password: 'long-enough' };
    const { authToken } = (
      await other.postJson(login, credentials)
    ).json<SignInAnswer>();
    const { body, headers } = await visitor.get(signIns);
    assert.equal(headers['cache-control'], 'private, no-store');
    assert.equal(body.match(/class="card sign-in"/g)!.length, 2);
    assert.match(body, /<h2>Firefox, Windows<\/h2>/);
    assert.match(body, /<h2>A browser<\/h2>/);
    assert.equal(body.match(/This browser/g)!.length, 1);
    for (const secret of [
      authToken,
      visitor.cookies.get(cookie)!,
      other.cookies.get(cookie)!,
    ]) {
      assert.ok(!body.includes(secret));
    }
    const [first, second] = [
      ...body.matchAll(/name="id" value="([\w-]+)"/g),
    ].map(([, id]) => id!);
    const stranger = (await join()).visitor;
    await stranger.postForm(signIns, { id: second! });
    assert.equal(await isSignedIn(other), true, 'one’s own only');
    const unclear = await visitor.postJson(signIns, { id: [first, second] });
    assert.equal(unclear.statusCode, 400);
    assert.equal(
      await isSignedIn(other),
      true,
      'all are ended where none is named alone',
    );
    const ended = await visitor.postForm(signIns, { id: second! });
    assert.deepEqual(
      [ended.statusCode, ended.headers.location],
      [303, signIns],
    );
    assert.equal(await isSignedIn(other), false);
    assert.equal(await isSignedIn(visitor), true);
    const left = await visitor.postForm(signIns, { id: first! });
    assert.equal(left.headers.location, '/');
    assert.equal(visitor.cookies.has(cookie), false);
  });

  it('tells how many browsers are signed out by one press (OPN-34)', async () => {
    const { visitor, user } = await join();
    const alone = (await visitor.get(signIns)).body;
    assert.match(alone, /signs you out of this browser, the only one\./);
    const credentials = { email: user.emailAddress, password: 'long-enough' };
    await demo.visitor().postJson(login, credentials);
    const { body } = await visitor.get(signIns);
    assert.match(body, /signs you out of 2 browsers, including this one\./);
  });
  it('S06: signing out everywhere leaves no cookie and no token that opens anything', async () => {
    const { visitor, user } = await join();
    const other = demo.visitor();
    const credentials = { email: user.emailAddress, password: 'long-enough' };
    const { authToken } = (
      await other.postJson(login, credentials)
    ).json<SignInAnswer>();
    const own = (await lookUp(visitor)).authToken;
    const tab = withCookie(visitor.cookies.get(cookie)!);
    assert.equal((await visitor.postForm(signIns, {})).statusCode, 303);
    for (const one of [visitor, other, tab]) {
      assert.equal(await isSignedIn(one), false);
    }
    for (const caller of [authToken, own]) {
      assert.equal(
        await errorOf(demo.visitor().act('whoAmI', { caller })),
        'Invalid token',
      );
    }
    assert.equal(
      (await other.postJson(login, credentials)).statusCode,
      200,
      'who may come back',
    );
  });

  it('OPN-34 S22: a signed-out visitor signs in first, and comes back; the settings lead there', async () => {
    const { statusCode, headers } = await demo.visitor().get(signIns);
    const back = new URLSearchParams({ redirectUrl: signIns }).toString();
    assert.deepEqual([statusCode, headers.location], [303, `${login}?${back}`]);
    assert.equal((await demo.visitor().postForm(signIns, {})).statusCode, 303);
    const settings = '/myaccount/account/';
    assert.ok(!(await demo.visitor().get(settings)).body.includes(signIns));
    const { visitor } = await join();
    assert.ok((await visitor.get(settings)).body.includes(`href="${signIns}"`));
  });
});
