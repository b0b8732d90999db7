import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { eq, sql } from 'drizzle-orm';
import { passwordResets } from '../database/schema';
import { joinAs, openTestApi, useTestApi } from '../testing/testApi';
import { statusOf, type TestVisitor } from '../testing/visitor';

const reset = '/user/acct/reset-password/';
const demo = useTestApi();

const ask = (visitor: TestVisitor, email: string) =>
  visitor.postForm(reset, { email });
const choose = (visitor: TestVisitor, password: string) =>
  visitor.postForm(reset, { password });
const linkIn = (text: string) =>
  new URL(/http[^"]*\?token=[\w-]{43}/.exec(text)?.[0] ?? '');
/** The page to which the link of a mail leads. */
async function follow(visitor: TestVisitor, { pathname, search }: URL) {
  const { headers } = await visitor.get(pathname + search);
  assert.equal(headers.location, `${pathname}?step=password`);
  return visitor.get(headers.location);
}
const signIn = (visitor: TestVisitor, email: string, password: string) =>
  statusOf(visitor.postJson('/user/acct/login/', { email, password }));

describe('a forgotten password', () => {
  it('EXT-5 S06: the link of the mail leads to a new password, once, and ends all sessions and other links', async () => {
    const { visitor: other, user } = await joinAs(demo, {
      professional: false,
    });
    const [visitor, email] = [demo.visitor(), user.emailAddress];
    const earlier = linkIn((await ask(visitor, email)).body);
    const link = linkIn((await ask(visitor, email)).body);
    assert.match(
      (await follow(visitor, link)).body,
      /autocomplete="new-password"/,
    );
    const short = await choose(visitor, 'short');
    assert.match(
      short.body,
      /id="problem">Your password must be 8 to 255 characters long/,
    );
    const changed = await choose(visitor, 'another-password');
    assert.match(
      changed.body,
      /Your password has been changed[^]*href="\/user\/acct\/login\/"/,
    );
    assert.ok(
      !('user' in (await other.get('/mortgageapi/getAuthInfo')).json()),
    );
    assert.equal(await signIn(demo.visitor(), email, 'long-enough'), 401);
    assert.equal(await signIn(demo.visitor(), email, 'another-password'), 200);
    for (const used of [link, earlier]) {
      assert.match(
        (await follow(visitor, used)).body,
        /has been used or is too old/,
      );
      assert.equal(await statusOf(choose(visitor, 'a-third-password')), 400);
    }
  });

  it('EXT-5 S07: a link ends after 30 minutes; a forged one opens nothing, nor does a copy of the table', async () => {
    const { user } = await joinAs(demo, { professional: false });
    const visitor = demo.visitor();
    const link = linkIn((await ask(visitor, user.emailAddress)).body);
    const age = (minutes: number) =>
      demo.db
        .update(passwordResets)
        .set({
          expiresAt: sql`expires_at - make_interval(mins => ${minutes}::int)`,
        })
        .where(eq(passwordResets.accountId, user.id))
        .returning();
    const [row] = await age(29);
    assert.equal((await follow(visitor, link)).statusCode, 200);
    for (const token of ['a'.repeat(43), row!.tokenHash]) {
      visitor.cookies.set('mortgage_reset', token);
      assert.equal(await statusOf(choose(visitor, 'another-password')), 400);
    }
    await age(1);
    assert.equal((await follow(visitor, link)).statusCode, 400);
  });

  it('EXT-5 S07 S10: the answer is the same for an unknown address; without a demo the log has the link, not the address', async () => {
    const lines: string[] = [];
    const logTo = { write: (line: string) => void lines.push(line) };
    await using server = await openTestApi(
      { isDemo: false, logLevel: 'warn', logTo },
      demo,
    );
    const known = await ask(server.visitor(), 'Consumer@example.test');
    const unknown = await ask(server.visitor(), 'nobody@example.test');
    assert.deepEqual([unknown.statusCode, unknown.body], [200, known.body]);
    assert.ok(lines.length === 1 && !/consumer/i.test(lines[0]!));
    assert.equal(
      (await follow(server.visitor(), linkIn(lines[0]!))).statusCode,
      200,
    );
  });

  it('EXT-5 S07: asking is limited like failed sign-ins; the link lets the owner in', async () => {
    await using strict = await openTestApi(
      { limits: { failedSignInsPerAccount: 2 } },
      demo,
    );
    const { user } = await joinAs(strict, { professional: false });
    const [visitor, email] = [strict.visitor(), user.emailAddress];
    const link = linkIn((await ask(visitor, email)).body);
    for (const address of [
      email,
      'new@lender.example.com',
      'new@lender.example.com',
    ]) {
      assert.equal(await statusOf(ask(visitor, address)), 200);
    }
    for (const address of [email, 'new@lender.example.com']) {
      assert.equal(await statusOf(ask(visitor, address)), 429);
    }
    assert.equal(await signIn(visitor, email, 'long-enough'), 429);
    await follow(visitor, link);
    await choose(visitor, 'another-password');
    assert.equal(await signIn(visitor, email, 'another-password'), 200);
  });
});
