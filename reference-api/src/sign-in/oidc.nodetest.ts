import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { desc, eq, sql } from 'drizzle-orm';
import { freePort } from 'host-kit/testing/servers';
import type { User } from 'mortgage-domain/people/user';
import { whoAmIPath } from 'mortgage-domain/site/servicePaths';
import { accounts, sessions } from '../database/schema';
import {
  idTokenSeconds,
  openIdentityProvider,
  openProviderBrowser,
  testClient,
  type IdentityProvider,
} from '../testing/identityProvider';
import { openTestApi, ownOrigin, type TestApi } from '../testing/testApi';
import { statusOf, type TestVisitor } from '../testing/visitor';
import {
  callbackPath,
  providerLogoutPath,
  usualClaims,
} from '../settings/oidcVariables';

const ada = {
  email: 'ada@company.example.com',
  email_verified: true,
  given_name: 'Ada',
  family_name: 'Byron',
  picture: 'https://photos.company.example.com/ada.jpg',
  roles: ['lenders', 'web-support', 'unknown'],
};

let provider: IdentityProvider;
let api: TestApi;

before(async () => {
  const port = await freePort();
  const logout = `http://127.0.0.1:${port}${providerLogoutPath}`;
  provider = await openIdentityProvider(ownOrigin + callbackPath, logout);
  api = await openTestApi({
    oidc: {
      ...testClient,
      issuer: provider.issuer,
      scope: 'openid email profile',
      claims: usualClaims,
      roles: { lenders: ['Lender'], 'web-support': ['CustomerSupport'] },
    },
  });
  await api.server.listen({ port, host: '127.0.0.1' });
});
after(async () => {
  await api.close();
  await provider.close();
});

const toOwnPath = (address: string) => address.slice(ownOrigin.length);

async function begin(visitor: TestVisitor, page: string): Promise<string> {
  const path = `/user/acct/login/?redirectUrl=${encodeURIComponent(page)}`;
  const begun = await visitor.get(path, fromPage);
  assert.equal(begun.statusCode, 303);
  return String(begun.headers.location);
}

async function signIn(
  name: string | undefined,
  { visitor = api.visitor(), browser = openProviderBrowser(), page = '/' } = {},
) {
  const back = await browser.signIn(await begin(visitor, page), name);
  const answer = await visitor.get(toOwnPath(back), fromPage);
  return { visitor, browser, back, answer };
}
const fromPage = { accept: 'text/html' };

const whoIs = async (visitor: TestVisitor) =>
  (await visitor.postJson(whoAmIPath, {})).json<{ readonly user?: User }>()
    .user;

const add = (sub: string, person: object = {}) => {
  provider.people[sub] = {
    ...ada,
    email: `${sub}@company.example.com`,
    ...person,
  };
};

const makeDue = () =>
  api.db
    .update(sessions)
    .set({ provider: sql`jsonb_set(${sessions.provider}, '{renewAt}', '1')` })
    .where(sql`${sessions.provider} is not null`);

/** Seconds until the tokens of the newest session are renewed. */
const renewsIn = async () => {
  const [row] = await api.db
    .select()
    .from(sessions)
    .orderBy(desc(sessions.createdAt))
    .limit(1);
  return ((row?.provider?.renewAt ?? NaN) - Date.now()) / 1000;
};

test('EXT-1: signs in with name, photo and rights, and leads back to the deep link', async () => {
  add('ada');
  const { visitor, answer } = await signIn('ada', {
    page: '/mortgage/review-moderation/?page=2',
  });
  assert.equal(answer.statusCode, 303);
  assert.equal(answer.headers.location, '/mortgage/review-moderation/?page=2');
  const user = await whoIs(visitor);
  assert.equal(user?.firstName, 'Ada');
  assert.equal(user.emailAddress, 'ada@company.example.com');
  assert.deepEqual(user.profileTypes, ['Lender']);
  assert.ok(user.permissions.includes('ModerateLenderReviews'));
  const navigation = await visitor.get('/myaccount/api/v1/userNavigation');
  assert.ok(navigation.body.includes(ada.picture));
});

test('EXT-1 VAL-6: a person keeps the account with a name of a hundred characters at most, and another person on the same browser gets another one', async () => {
  add('grace');
  add('joan');
  const { visitor } = await signIn('grace');
  const first = await whoIs(visitor);
  const given_name = ` ${'G'.repeat(99)}😀 and more`;
  provider.people.grace = {
    ...ada,
    email: 'married@company.example.com',
    given_name,
  };
  await signIn('grace', { visitor });
  const { id, firstName } = (await whoIs(visitor))!;
  assert.deepEqual([id, firstName], [first?.id, 'G'.repeat(99)]);
  await signIn('joan', { visitor });
  assert.notEqual((await whoIs(visitor))?.id, first?.id);
});

for (const [what, person, status] of [
  ['without a confirmed address', { email_verified: false }, 403],
  [
    'with an address of unknown confirmation',
    { email_verified: undefined },
    403,
  ],
  ['without an address', { email: undefined }, 403],
  [
    "with the address of another person's account",
    { email: 'owner@company.example.com' },
    409,
  ],
] as const) {
  test(`EXT-1: a person ${what} reads what to do`, async () => {
    add('owner');
    await signIn('owner');
    add('other', person);
    const { answer, visitor } = await signIn('other');
    assert.equal(answer.statusCode, status);
    assert.match(answer.body, /Confirm it there|write to our support/);
    assert.equal(await whoIs(visitor), undefined);
  });
}

test('EXT-1 NAV-29: an impersonation leaves the session with the provider, who can still end it', async () => {
  add('boss');
  const { visitor } = await signIn('boss');
  const path = '/mortgage/admin/impersonate/';
  await visitor.postForm(path, { email: 'consumer@example.test' });
  assert.equal((await whoIs(visitor))?.emailAddress, 'consumer@example.test');
  await visitor.postForm(`${path}stop/`, {});
  assert.equal((await whoIs(visitor))?.firstName, 'Ada');
  delete provider.people.boss;
  await makeDue();
  assert.equal(await whoIs(visitor), undefined);
});

test('EXT-1: tokens are renewed in silence, once for calls at the same time, and rights follow at once', async () => {
  add('renewed');
  const { visitor } = await signIn('renewed');
  add('renewed', { roles: [], given_name: 'Augusta', picture: '\0' });
  const threeTimes = () =>
    Promise.all([whoIs(visitor), whoIs(visitor), whoIs(visitor)]);
  // Opens the connections to the database.
  await threeTimes();
  await makeDue();
  const users = await threeTimes();
  assert.deepEqual(
    users.find((user) => user?.firstName === 'Augusta')?.permissions,
    [],
  );
});

test('EXT-1 S06: a session goes on with the new tokens under its new id and its earlier one', async () => {
  add('moved');
  const { visitor } = await signIn('moved');
  add('moved', { roles: [] });
  const rights = { adminRoles: [], profileTypes: [] };
  await api.db
    .update(accounts)
    .set(rights)
    .where(eq(accounts.subject, 'moved'));
  const earlier = api.visitor();
  for (const [name, value] of visitor.cookies) {
    earlier.cookies.set(name, value);
  }
  for (const one of [visitor, visitor, earlier]) {
    await makeDue();
    assert.ok(await whoIs(one));
  }
  assert.ok(await whoIs(visitor));
});

test('EXT-1: a session that the provider does not renew ends; one whose provider is away goes on', async () => {
  add('leaver');
  const { visitor } = await signIn('leaver');
  await makeDue();
  provider.state.onTokens = () => (provider.state.answers = 'badly');
  assert.ok(await whoIs(visitor));
  assert.ok((await renewsIn()) <= 60, 'tries again soon');
  provider.state.onTokens = () => undefined;
  provider.state.answers = 'well';
  await makeDue();
  assert.ok(await whoIs(visitor));
  assert.ok((await renewsIn()) > 60);
  delete provider.people.leaver;
  await makeDue();
  assert.equal(await whoIs(visitor), undefined);
});

test('EXT-1: staff whom the provider has removed open no page of staff', async () => {
  for (const remove of [
    () => add('staff', { roles: [] }),
    () => delete provider.people.staff,
  ]) {
    add('staff');
    const { visitor } = await signIn('staff');
    const open = async () =>
      (await visitor.get('/mortgage/admin/leads.csv')).statusCode;
    assert.equal(await open(), 200);
    remove();
    await makeDue();
    assert.equal(await open(), 403);
  }
});

test('EXT-1: the next sign-in after a failed one leads home, and Join works without a page for it', async () => {
  const failed = '/user/acct/oidc/callback?code=old&state=old';
  add('again');
  const { answer } = await signIn('again', { page: failed });
  assert.equal(answer.headers.location, '/');
  const visitor = api.visitor();
  const begun = await visitor.get('/user/acct/register/', fromPage);
  const back = await openProviderBrowser().signIn(
    String(begun.headers.location),
    'again',
  );
  assert.equal((await visitor.get(toOwnPath(back), fromPage)).statusCode, 303);
  const long = await visitor.get(
    `/user/acct/login/?redirectUrl=/${'x'.repeat(4000)}`,
    fromPage,
  );
  assert.ok(String(long.headers['set-cookie']).length < 4096);
});

test('EXT-1: sign-ins that are begun in several tabs end each at its page; the oldest of too many is dropped', async () => {
  add('busy');
  const visitor = api.visitor();
  const browser = openProviderBrowser();
  const pages = ['/one/', '/two/', '/three/'].map(
    (page) => `${page}?${'x'.repeat(1400)}`,
  );
  const begun: string[] = [];
  for (const page of pages) {
    begun.push(await begin(visitor, page));
  }
  const ends: (string | number | undefined)[] = [];
  for (const address of begun) {
    const back = toOwnPath(await browser.signIn(address, 'busy'));
    const { statusCode, headers } = await visitor.get(back, fromPage);
    ends.push(headers.location ?? statusCode);
  }
  assert.deepEqual(ends, [400, ...pages.slice(1)]);
});

test('EXT-1: a sign-out ends the session at the provider, and a sign-out there ends ours in every browser', async () => {
  add('both');
  const { visitor, browser } = await signIn('both');
  const second = await signIn('both', { browser });
  const left = await visitor.follow('/Logout.htm');
  assert.match(
    String(left.headers.location),
    new RegExp(`^${provider.issuer}/session/end`),
  );
  assert.equal(await whoIs(visitor), undefined);
  assert.ok(await whoIs(second.visitor));
  assert.equal(
    await browser.signOut(String(left.headers.location)),
    `${ownOrigin}/`,
  );
  assert.equal(await whoIs(second.visitor), undefined);
});

test('EXT-1: a logout token counts by session or subject, with the keys of now, and from the provider alone', async () => {
  add('ended');
  const { visitor } = await signIn('ended');
  const send = (token: string) =>
    statusOf(
      api.visitor({}).postForm(providerLogoutPath, { logout_token: token }),
    );
  const old = provider.state.key;
  const stale = { iat: Math.floor(Date.now() / 1000) - 1000 };
  for (const wrong of [
    'no token',
    await provider.signLogout({ sub: 'ended', aud: 'another client' }),
    await provider.signLogout({
      sub: 'ended',
      iss: 'https://another.example.com',
    }),
    await provider.signLogout({ sub: 'ended', nonce: 'of a sign-in' }),
    await provider.signLogout({ sub: 'ended', events: {} }),
    await provider.signLogout({ sub: 'ended', ...stale }),
  ]) {
    assert.equal(await send(wrong), 400);
  }
  await provider.rotateKey();
  assert.ok(await whoIs(visitor));
  assert.equal(await send(await provider.signLogout({ sub: 'ended' })), 200);
  assert.equal(await whoIs(visitor), undefined);
  assert.equal(
    await send(await provider.signLogout({ sub: 'ended' }, old)),
    400,
  );
});

test('EXT-1: a callback that is replayed, forged or of another browser signs no visitor in', async () => {
  add('replayed');
  const { visitor, back } = await signIn('replayed');
  assert.ok(await whoIs(visitor));
  for (const other of [visitor, api.visitor()]) {
    const answer = await other.get(toOwnPath(back), fromPage);
    assert.equal(answer.statusCode, 400);
    assert.match(answer.body, /press Sign in again/);
  }
  const begun = await visitor.get('/user/acct/login/');
  const state = new URL(String(begun.headers.location)).searchParams.get(
    'state',
  );
  const forged = await visitor.get(
    `${callbackPath}?code=forged&state=${state}`,
    fromPage,
  );
  assert.equal(forged.statusCode, 400);
});

for (const [secondsLate, status] of [
  [40, 303],
  [80, 400],
] as const) {
  test(`EXT-1: a sign-in whose token ended ${secondsLate} seconds ago by this server's clock gives ${status}`, async (context) => {
    add('late');
    const now = Date.now() + (idTokenSeconds + secondsLate) * 1000;
    provider.state.onTokens = () =>
      context.mock.timers.enable({ apis: ['Date'], now });
    const { answer } = await signIn('late').finally(() => {
      provider.state.onTokens = () => undefined;
    });
    assert.equal(answer.statusCode, status);
    if (status === 400) {
      assert.match(answer.body, /press Sign in again/);
    }
  });
}

test('EXT-1: a visitor who leaves the provider reads so', async () => {
  const { answer, visitor } = await signIn(undefined);
  assert.equal(answer.statusCode, 403);
  assert.match(answer.body, /did not sign you in/);
  assert.equal(await whoIs(visitor), undefined);
});

test('EXT-1: a provider that is down or slow costs the sign-in alone, and it works once the provider is back', async () => {
  const settings = { ...api.settings.oidc!, issuer: provider.issuer };
  await using beside = await openTestApi({ oidc: settings }, api);
  for (const answers of ['badly', 'never'] as const) {
    provider.state.answers = answers;
    const refused = await beside.visitor().get('/user/acct/login/', fromPage);
    assert.equal(refused.statusCode, 503);
    assert.match(refused.body, /Back in a moment.*Please try again/s);
  }
  provider.state.answers = 'well';
  assert.equal(
    (await beside.visitor().get('/user/acct/login/')).statusCode,
    303,
  );
});

test('EXT-1: this server takes no password, and stores no token of the provider in clear', async () => {
  assert.equal((await api.visitor().signIn('consumer')).statusCode, 404);
  add('sealed');
  const { visitor } = await signIn('sealed');
  const user = await whoIs(visitor);
  const [row] = await api.db
    .select()
    .from(sessions)
    .where(eq(sessions.accountId, user!.id));
  assert.match(row!.provider!.sealed, /^[\w-]+\.\.[\w-]+\.[\w-]+\.[\w-]+$/);
  const [account] = await api.db
    .select()
    .from(accounts)
    .where(eq(accounts.id, user!.id));
  assert.equal(account!.subject, 'sealed');
});
