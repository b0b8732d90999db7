import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { eq } from 'drizzle-orm';
import { accounts } from '../database/schema';
import { startSession } from './startSession';
import {
  age,
  isSignedIn,
  lookUp,
  near,
  sessionsOf,
  type WhoAmI,
} from '../testing/sessionRows';
import { joinAs, openTestApi, useTestApi } from '../testing/testApi';
import { errorOf, type TestVisitor } from '../testing/visitor';

const cookie = 'mortgage_session';
const signIns = '/myaccount/sign-ins/';
const demo = useTestApi();
const join = (facts: Partial<typeof accounts.$inferInsert> = {}) =>
  joinAs(demo, { professional: false, ...facts });
const change = (id: string, facts: Partial<typeof accounts.$inferInsert>) =>
  demo.db.update(accounts).set(facts).where(eq(accounts.id, id));
const withCookie = (value: string): TestVisitor => {
  const visitor = demo.visitor();
  visitor.cookies.set(cookie, value);
  return visitor;
};

describe('how long a session lasts', () => {
  it('S06: two hours without a request, and as long again after each', async () => {
    const { visitor, user } = await join();
    const { authToken, expiresIn } = await lookUp(visitor);
    near(expiresIn, 7200);
    await age(demo.db, user.id, 'last_seen_at', 7100);
    near((await lookUp(visitor)).expiresIn, 7200);
    await age(demo.db, user.id, 'last_seen_at', 7100);
    const byToken = await visitor.act('whoAmI', { caller: authToken });
    assert.equal(byToken.json<WhoAmI>().user?.id, user.id);
    await age(demo.db, user.id, 'last_seen_at', 7201);
    assert.equal(await isSignedIn(visitor), false);
    assert.equal(
      await errorOf(visitor.act('whoAmI', { caller: authToken })),
      'Invalid token',
    );
  });

  it('S06: not every read is a write: within a minute nothing is stored, and the answer is what is stored', async () => {
    const { visitor, user } = await join();
    await age(demo.db, user.id, 'last_seen_at', 50);
    const [before] = await sessionsOf(demo.db, user.id);
    near((await lookUp(visitor)).expiresIn, 7150);
    const [then] = await sessionsOf(demo.db, user.id);
    assert.deepEqual(then!.lastSeenAt, before!.lastSeenAt);
    await age(demo.db, user.id, 'last_seen_at', 20);
    near((await lookUp(visitor)).expiresIn, 7200);
    const [later] = await sessionsOf(demo.db, user.id);
    assert.ok(later!.lastSeenAt > before!.lastSeenAt);
  });

  it('S06: seven days, however busy; the settings may say otherwise', async () => {
    const { visitor, user } = await join();
    await age(demo.db, user.id, 'expires_at', 7 * 24 * 3600 - 60);
    const { authToken, expiresIn } = await lookUp(visitor);
    near(expiresIn, 60);
    await age(demo.db, user.id, 'expires_at', 61);
    assert.equal(await isSignedIn(visitor), false);
    assert.equal(
      await errorOf(visitor.act('whoAmI', { caller: authToken })),
      'Invalid token',
    );
    for (const [idleSeconds, lifetimeSeconds] of [
      [100, 40],
      [40, 100],
    ] as const) {
      const limits = { idleSeconds, lifetimeSeconds, impersonationSeconds: 30 };
      await using strict = await openTestApi({ sessions: limits }, demo);
      const response = await strict.visitor().signIn('consumer');
      near(response.json<WhoAmI>().expiresIn, 40);
      assert.match(
        String(response.headers['set-cookie']),
        RegExp(`Max-Age=${lifetimeSeconds};`),
      );
    }
  });

  it('S06: other rights, another id; calls that are under way still come with the old one, for half a minute', async () => {
    const { visitor, user } = await join();
    const old = visitor.cookies.get(cookie)!;
    const [begun] = await sessionsOf(demo.db, user.id);
    await change(user.id, { adminRoles: ['SiteAdmin'] });
    await Promise.all(
      [1, 2].map(() => visitor.get('/mortgage/admin/impersonate/')),
    );
    const renewed = visitor.cookies.get(cookie)!;
    assert.notEqual(renewed, old);
    const underWay = withCookie(old);
    assert.equal(await isSignedIn(underWay), true);
    assert.equal(
      underWay.cookies.get(cookie),
      old,
      'one new id, not one for each call',
    );
    const rows = await sessionsOf(demo.db, user.id);
    assert.equal(rows.length, 2);
    const successor = rows.find(({ replacedBy }) => replacedBy === null)!;
    assert.deepEqual(
      [successor.createdAt, successor.expiresAt],
      [begun!.createdAt, begun!.expiresAt],
      'nothing is prolonged',
    );
    assert.equal(
      (await visitor.get(signIns)).body.match(/class="card sign-in"/g)!.length,
      1,
    );
    await age(demo.db, user.id, 'expires_at', 31);
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
    assert.deepEqual(await sessionsOf(demo.db, user.id), []);
  });

  it('S07: a session does not begin with a password that is void by then', async () => {
    const { user } = await join();
    const [account] = await demo.db
      .select()
      .from(accounts)
      .where(eq(accounts.id, user.id));
    await change(user.id, { passwordHash: 'other' });
    const start = { account: account!, browser: '' };
    assert.equal(
      await startSession(demo.db, demo.settings.sessions, start),
      undefined,
    );
  });
});
