import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { eq, sql } from 'drizzle-orm';
import { calculatorMarketing, accounts } from '../database/schema';
import { impersonatedWrites, impersonations } from './impersonations';
import {
  age,
  isSignedIn,
  lookUp,
  near,
  sessionsOf,
} from '../testing/sessionRows';
import { joinAs, useTestApi } from '../testing/testApi';

const signIns = '/myaccount/sign-ins/';
const impersonate = '/mortgage/admin/impersonate/';
const demo = useTestApi();
const join = (facts: Partial<typeof accounts.$inferInsert> = {}) =>
  joinAs(demo, { professional: false, ...facts });
const change = (id: string, facts: Partial<typeof accounts.$inferInsert>) =>
  demo.db.update(accounts).set(facts).where(eq(accounts.id, id));

describe('acting as another person', () => {
  /** Staff of the test's own, acting for a lender of the test's own. */
  async function acting() {
    const staff = await join({ adminRoles: ['CustomerSupport'] });
    const lender = await join({ profileTypes: ['Lender'] });
    const email = lender.user.emailAddress;
    assert.equal(
      (await staff.visitor.postForm(impersonate, { email })).statusCode,
      303,
    );
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
    assert.deepEqual(await sessionsOf(demo.db, staff.user.id), []);
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
    const [during] = await sessionsOf(demo.db, staff.user.id);
    await staff.visitor.follow(`${impersonate}stop/`);
    const [then] = await sessionsOf(demo.db, staff.user.id);
    assert.equal((await lookUp(staff.visitor)).user?.id, staff.user.id);
    assert.deepEqual(then!.createdAt, during!.createdAt);
    near(
      (then!.expiresAt.getTime() - then!.createdAt.getTime()) / 1000,
      7 * 24 * 3600,
    );
    assert.equal((await recordOf(staff.user.id)).endedHow, 'stopped');
    await age(demo.db, staff.user.id, 'created_at', 7 * 24 * 3600 - 300);
    await staff.visitor.postForm(impersonate, {
      email: lender.user.emailAddress,
    });
    near((await lookUp(staff.visitor)).expiresIn, 300);
    const other = await acting();
    await age(demo.db, other.staff.user.id, 'expires_at', 1801);
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
      .select({
        method: impersonatedWrites.method,
        route: impersonatedWrites.route,
      })
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
      for (const visitor of [staff.visitor, demo.visitor()]) {
        assert.equal(
          (await visitor.act('updateHDPCalcMarketing', property)).statusCode,
          500,
        );
      }
    } finally {
      await demo.db.execute(
        sql`alter table away rename to impersonated_writes`,
      );
    }
    assert.equal(await demo.db.$count(calculatorMarketing), 0);
    const { id } = await recordOf(staff.user.id);
    const recorded = () =>
      demo.db.$count(
        impersonatedWrites,
        eq(impersonatedWrites.impersonationId, id),
      );
    for (const [written, visitor] of [
      demo.visitor(),
      staff.visitor,
    ].entries()) {
      assert.equal(
        (await visitor.act('updateHDPCalcMarketing', property)).statusCode,
        200,
      );
      assert.equal(await recorded(), written + 1);
    }
  });
});
