import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { eq, sql } from 'drizzle-orm';
import { calculatorMarketing, accounts, sessions } from '../database/schema';
import { toBrowserFamily, startSession } from './startSession';
import { impersonatedWrites, impersonations } from './impersonations';
import { joinAs, openTestApi, useTestApi } from '../testing/testApi';
import { errorOf, type SignInAnswer, type TestVisitor } from '../testing/visitor';

const cookie = 'mortgage_session';
const whoAmI = '/user/account/services/WhoAmI.htm';
const signIns = '/myaccount/sign-ins/';
const impersonate = '/mortgage/admin/impersonate/';
const login = '/user/acct/login/';

const demo = useTestApi();

const join = (facts: Partial<typeof accounts.$inferInsert> = {}) =>
  joinAs(demo, { professional: false, ...facts });
const change = (id: string, facts: Partial<typeof accounts.$inferInsert>) =>
  demo.db.update(accounts).set(facts).where(eq(accounts.id, id));
interface WhoAmI extends Partial<SignInAnswer> {
  readonly expiresIn?: number;
}
const lookUp = async (visitor: TestVisitor): Promise<WhoAmI> =>
  (await visitor.postJson(whoAmI, {})).json<WhoAmI>();
const isSignedIn = async (visitor: TestVisitor): Promise<boolean> =>
  (await lookUp(visitor)).user !== undefined;

const rowsOf = (accountId: string) =>
  demo.db.select().from(sessions).where(eq(sessions.accountId, accountId));
/** As if these rows were so much older. */
const age = (
  accountId: string,
  column: 'last_seen_at' | 'expires_at' | 'created_at',
  seconds: number,
) =>
  demo.db.execute(
    sql`update sessions set ${sql.identifier(column)} = ${sql.identifier(column)} - make_interval(secs => ${seconds}) where account_id = ${accountId}`,
  );
const withCookie = (value: string): TestVisitor => {
  const visitor = demo.visitor();
  visitor.cookies.set(cookie, value);
  return visitor;
};
const near = (actual: number | undefined, expected: number) =>
  assert.ok(actual !== undefined && Math.abs(actual - expected) <= 5, `${actual} ${expected}`);

describe('how long a session lasts', () => {
  it('S06: two hours without a request, and as long again after each', async () => {
    const { visitor, user } = await join();
    const { authToken, expiresIn } = await lookUp(visitor);
    near(expiresIn, 7200);
    await age(user.id, 'last_seen_at', 7100);
    near((await lookUp(visitor)).expiresIn, 7200);
    await age(user.id, 'last_seen_at', 7100);
    const byToken = await visitor.act('whoAmI', { caller: authToken });
    assert.equal(byToken.json<WhoAmI>().user?.id, user.id);
    await age(user.id, 'last_seen_at', 7201);
    assert.equal(await isSignedIn(visitor), false);
    assert.equal(await errorOf(visitor.act('whoAmI', { caller: authToken })), 'Invalid token');
  });

  it('S06: not every read is a write: within a minute nothing is stored, and the answer is what is stored', async () => {
    const { visitor, user } = await join();
    await age(user.id, 'last_seen_at', 50);
    const [before] = await rowsOf(user.id);
    near((await lookUp(visitor)).expiresIn, 7150);
    const [then] = await rowsOf(user.id);
    assert.deepEqual(then!.lastSeenAt, before!.lastSeenAt);
    await age(user.id, 'last_seen_at', 20);
    near((await lookUp(visitor)).expiresIn, 7200);
    const [later] = await rowsOf(user.id);
    assert.ok(later!.lastSeenAt > before!.lastSeenAt);
  });

  it('S06: seven days, however busy; the settings may say otherwise', async () => {
    const { visitor, user } = await join();
    await age(user.id, 'expires_at', 7 * 24 * 3600 - 60);
    const { authToken, expiresIn } = await lookUp(visitor);
    near(expiresIn, 60);
    await age(user.id, 'expires_at', 61);
    assert.equal(await isSignedIn(visitor), false);
    assert.equal(await errorOf(visitor.act('whoAmI', { caller: authToken })), 'Invalid token');
    for (const [idleSeconds, lifetimeSeconds] of [
      [100, 40],
      [40, 100],
    ] as const) {
      const limits = { idleSeconds, lifetimeSeconds, impersonationSeconds: 30 };
      await using strict = await openTestApi({ sessions: limits }, demo);
      const response = await strict.visitor().signIn('consumer');
      near(response.json<WhoAmI>().expiresIn, 40);
      assert.match(String(response.headers['set-cookie']), RegExp(`Max-Age=${lifetimeSeconds};`));
    }
  });

  it('S06: other rights, another id; calls that are under way still come with the old one, for half a minute', async () => {
    const { visitor, user } = await join();
    const old = visitor.cookies.get(cookie)!;
    const [begun] = await rowsOf(user.id);
    await change(user.id, { adminRoles: ['SiteAdmin'] });
    await Promise.all([1, 2].map(() => visitor.get('/mortgage/admin/impersonate/')));
    const renewed = visitor.cookies.get(cookie)!;
    assert.notEqual(renewed, old);
    const underWay = withCookie(old);
    assert.equal(await isSignedIn(underWay), true);
    assert.equal(underWay.cookies.get(cookie), old, 'one new id, not one for each call');
    const rows = await rowsOf(user.id);
    assert.equal(rows.length, 2);
    const successor = rows.find(({ replacedBy }) => replacedBy === null)!;
    assert.deepEqual(
      [successor.createdAt, successor.expiresAt],
      [begun!.createdAt, begun!.expiresAt],
      'nothing is prolonged',
    );
    assert.equal((await visitor.get(signIns)).body.match(/class="card sign-in"/g)!.length, 1);
    await age(user.id, 'expires_at', 31);
    assert.equal(await isSignedIn(withCookie(old)), false);
    assert.equal(await isSignedIn(withCookie(renewed)), true);
  });

  it('S06: signing out ends earlier ids, too', async () => {
    const { visitor, user } = await join();
    const old = visitor.cookies.get(cookie)!;
    await change(user.id, { profileTypes: ['Lender'] });
    await visitor.get('/mortgage/lender-hub/');
    await visitor.follow('/Logout.htm');
    assert.equal(await isSignedIn(withCookie(old)), false);
    assert.deepEqual(await rowsOf(user.id), []);
  });

  it('S07: a session does not begin with a password that is void by then', async () => {
    const { user } = await join();
    const [account] = await demo.db.select().from(accounts).where(eq(accounts.id, user.id));
    await change(user.id, { passwordHash: 'other' });
    const start = { account: account!, browser: '' };
    assert.equal(await startSession(demo.db, demo.settings.sessions, start), undefined);
  });
});

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
      ['Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0 Safari/537.36 OPR/124.0', 'Opera, Linux'],
      ['Mozilla/5.0 (Linux; Android 15) SamsungBrowser/28 Chrome/130', 'Samsung Internet, Android'],
      ['Mozilla/5.0 (iPhone; like Mac OS X) FxiOS/140 Safari/605.1', 'Firefox, iPhone'],
      ['Mozilla/5.0 (iPad; like Mac OS X) CriOS/140 Safari/604.1', 'Chrome, iPad'],
      ['curl/8', ''],
      [undefined, ''],
    ] as const)
      assert.equal(toBrowserFamily(userAgent), family);
  });

  it('S06: the page lists one’s own sign-ins, marks this one, and ends one of them', async () => {
    const { visitor, user } = await join();
    const origin = demo.settings.origins[0]!;
    const other = demo.visitor({ origin, 'user-agent': firefox });
    const credentials = { email: user.emailAddress, password: 'long-enough' };
    const { authToken } = (await other.postJson(login, credentials)).json<SignInAnswer>();
    const { body, headers } = await visitor.get(signIns);
    assert.equal(headers['cache-control'], 'private, no-store');
    assert.equal(body.match(/class="card sign-in"/g)!.length, 2);
    assert.match(body, /<h2>Firefox, Windows<\/h2>/);
    assert.match(body, /<h2>A browser<\/h2>/);
    assert.equal(body.match(/This browser/g)!.length, 1);
    for (const secret of [authToken, visitor.cookies.get(cookie)!, other.cookies.get(cookie)!])
      assert.ok(!body.includes(secret));
    const [first, second] = [...body.matchAll(/name="id" value="([\w-]+)"/g)].map(([, id]) => id!);
    const stranger = (await join()).visitor;
    await stranger.postForm(signIns, { id: second! });
    assert.equal(await isSignedIn(other), true, 'one’s own only');
    const unclear = await visitor.postJson(signIns, { id: [first, second] });
    assert.equal(unclear.statusCode, 400);
    assert.equal(await isSignedIn(other), true, 'all are ended where none is named alone');
    const ended = await visitor.postForm(signIns, { id: second! });
    assert.deepEqual([ended.statusCode, ended.headers.location], [303, signIns]);
    assert.equal(await isSignedIn(other), false);
    assert.equal(await isSignedIn(visitor), true);
    const left = await visitor.postForm(signIns, { id: first! });
    assert.equal(left.headers.location, '/');
    assert.equal(visitor.cookies.has(cookie), false);
  });

  it('S06: signing out everywhere leaves no cookie and no token that opens anything', async () => {
    const { visitor, user } = await join();
    const other = demo.visitor();
    const credentials = { email: user.emailAddress, password: 'long-enough' };
    const { authToken } = (await other.postJson(login, credentials)).json<SignInAnswer>();
    const own = (await lookUp(visitor)).authToken;
    const tab = withCookie(visitor.cookies.get(cookie)!);
    assert.equal((await visitor.postForm(signIns, {})).statusCode, 303);
    for (const one of [visitor, other, tab]) assert.equal(await isSignedIn(one), false);
    for (const caller of [authToken, own])
      assert.equal(await errorOf(demo.visitor().act('whoAmI', { caller })), 'Invalid token');
    assert.equal((await other.postJson(login, credentials)).statusCode, 200, 'who may come back');
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

describe('acting as another person', () => {
  /** Staff of the test's own, acting for a lender of the test's own. */
  async function acting() {
    const staff = await join({ adminRoles: ['CustomerSupport'] });
    const lender = await join({ profileTypes: ['Lender'] });
    const email = lender.user.emailAddress;
    assert.equal((await staff.visitor.postForm(impersonate, { email })).statusCode, 303);
    assert.equal((await lookUp(staff.visitor)).user?.id, lender.user.id);
    return { staff, lender };
  }
  const recordOf = async (impersonatorId: string) => {
    const [row] = await demo.db
      .select()
      .from(impersonations)
      .where(eq(impersonations.impersonatorId, impersonatorId));
    return row!;
  };

  it('S22: ends at once when the right is taken away, and the cookie opens nothing then', async () => {
    const { staff } = await acting();
    await change(staff.user.id, { adminRoles: ['SiteAdmin'] });
    assert.equal(await isSignedIn(staff.visitor), false);
    assert.deepEqual(await rowsOf(staff.user.id), []);
    assert.equal((await recordOf(staff.user.id)).endedHow, 'rightLost');
  });

  it('S22: ends at once when the acting account is gone, and when the other one becomes staff', async () => {
    const gone = await acting();
    await demo.db.delete(accounts).where(eq(accounts.id, gone.staff.user.id));
    assert.equal(await isSignedIn(gone.staff.visitor), false);
    const { staff, lender } = await acting();
    await change(lender.user.id, { adminRoles: ['CustomerSupport'] });
    const { emailAddress: email } = (await join()).user;
    const nested = await staff.visitor.postForm(impersonate, { email });
    assert.equal(nested.statusCode, 403, 'so it is never nested');
    assert.equal(await isSignedIn(staff.visitor), false);
  });

  it('S06 S22: lasts half an hour at most, and prolongs no sign-in', async () => {
    const { staff, lender } = await acting();
    near((await lookUp(staff.visitor)).expiresIn, 1800);
    const [during] = await rowsOf(staff.user.id);
    await staff.visitor.follow(`${impersonate}stop/`);
    const [then] = await rowsOf(staff.user.id);
    assert.equal((await lookUp(staff.visitor)).user?.id, staff.user.id);
    assert.deepEqual(then!.createdAt, during!.createdAt);
    near((then!.expiresAt.getTime() - then!.createdAt.getTime()) / 1000, 7 * 24 * 3600);
    assert.equal((await recordOf(staff.user.id)).endedHow, 'stopped');
    await age(staff.user.id, 'created_at', 7 * 24 * 3600 - 300);
    await staff.visitor.postForm(impersonate, { email: lender.user.emailAddress });
    near((await lookUp(staff.visitor)).expiresIn, 300);
    const other = await acting();
    await age(other.staff.user.id, 'expires_at', 1801);
    assert.equal(await isSignedIn(other.staff.visitor), false);
  });

  it('S22: neither sees nor ends where the other one is signed in', async () => {
    const { staff, lender } = await acting();
    assert.equal((await staff.visitor.get(signIns)).statusCode, 403);
    assert.equal((await staff.visitor.postForm(signIns, {})).statusCode, 403);
    assert.equal(await isSignedIn(lender.visitor), true);
  });

  it('S10 S22: the record has who, for whom, when, how it ended and what was called, but no input', async () => {
    const { staff, lender } = await acting();
    const signOut = '/homeloans/api/auth/signout';
    await staff.visitor.postJson(`${signOut}?callbackUrl=/canary`, 'Canary');
    await staff.visitor.postJson(signOut, 'Canary');
    await staff.visitor.act('updateHDPCalcMarketing', { userId: 'x' });
    // Calls that only read are not recorded.
    await staff.visitor.postJson('/graphql', {});
    await staff.visitor.act('parsePhoneNumber', { phoneNumber: '4155552671' });
    await lender.visitor.postJson(signOut, 'Canary');
    const { id } = await recordOf(staff.user.id);
    const writes = await demo.db
      .select({ method: impersonatedWrites.method, route: impersonatedWrites.route })
      .from(impersonatedWrites)
      .where(eq(impersonatedWrites.impersonationId, id));
    assert.deepEqual(writes, [
      { method: 'POST', route: signOut },
      { method: 'POST', route: signOut },
      { method: 'POST', route: '/mortgageapi/updateHDPCalcMarketing' },
    ]);
    await staff.visitor.follow('/Logout.htm');
    const ended = await recordOf(staff.user.id);
    assert.deepEqual(
      [ended.impersonatedId, ended.endedHow, ended.endedAt instanceof Date],
      [lender.user.id, 'signedOut', true],
    );
  });

  it('S22: a call by the caller token alone is recorded once, and one that cannot be recorded changes nothing', async () => {
    const { staff } = await acting();
    const { authToken: caller } = await lookUp(staff.visitor);
    const property = {
      ...{ caller, userId: 'guid', propertyAddress: '5 Cedar Row' },
      ...{
        propertyImageURL: 'https://photos.example/5.jpg',
        propertyURL: 'https://homes.example/5',
      },
    };
    await demo.db.execute(sql`alter table impersonated_writes rename to away`);
    try {
      for (const visitor of [staff.visitor, demo.visitor()])
        assert.equal((await visitor.act('updateHDPCalcMarketing', property)).statusCode, 500);
    } finally {
      await demo.db.execute(sql`alter table away rename to impersonated_writes`);
    }
    assert.equal(await demo.db.$count(calculatorMarketing), 0);
    const { id } = await recordOf(staff.user.id);
    const recorded = () =>
      demo.db.$count(impersonatedWrites, eq(impersonatedWrites.impersonationId, id));
    for (const [written, visitor] of [demo.visitor(), staff.visitor].entries()) {
      assert.equal((await visitor.act('updateHDPCalcMarketing', property)).statusCode, 200);
      assert.equal(await recorded(), written + 1);
    }
  });
});
