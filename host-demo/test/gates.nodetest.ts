import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { adminRoles, type AdminRole } from 'mortgage-domain/people/adminRoles';
import { profileTypes } from 'mortgage-domain/people/user';
import { sampleAccounts } from '../src/samples/sampleAccounts';
import { adminTools } from 'mortgage-domain/menus/adminTools';
import { joinAs, signInAs, useTestDemo } from './demo';

const demo = useTestDemo();

const impersonate = '/mortgage/admin/impersonate/';
const moderation = '/mortgage/review-moderation/';
const ownEdit = '/mortgage/lender-profile/edit/';
const foreignId = Buffer.from('X1-lender').toString('base64url');
const foreignEdit = `${ownEdit}?zuid=${foreignId}`;
const foreignReviews = `/mortgage/lender-reviews/?zuid=${foreignId}`;

/** The rule in the gate's tag, an account that meets it, one that does not, and a text of the content. */
const gatedPages = [
  [
    '/mortgage/admin/',
    'authorizer="staff"',
    'viewer',
    'lender',
    'class="tools"',
  ],
  [
    '/mortgage/admin/property/',
    'permissions="ViewCMSContent"',
    'viewer',
    'admin',
  ],
  [
    '/mortgage/admin/account-tools/',
    'permissions="ViewRoleAssignments"',
    'admin',
    'moderator',
  ],
  [
    '/mortgage/admin/ab-tests/',
    'permissions="ViewSiteConfiguration"',
    'admin',
    'moderator',
  ],
  [
    '/mortgage/admin/user-finder/',
    'permissions="ViewUnencodedIds"',
    'moderator',
    'viewer',
  ],
  [
    impersonate,
    'permissions="EditLenderProfiles"',
    'moderator',
    'admin',
    'name="email"',
  ],
  [
    '/mortgage/admin/leads',
    'permissions="ViewLenderActivity"',
    'viewer',
    'admin',
    'leads.csv',
  ],
  [moderation, 'permissions="ViewLenderReviewModeration"', 'viewer', 'admin'],
  ['/mortgage/lender-hub/', 'authorizer="lender"', 'lender', 'moderator'],
  ['/mortgage/lender-reviews/', 'authorizer="lender"', 'lender', 'agent'],
  [ownEdit, 'authorizer="lender"', 'lender', 'moderator'],
  [foreignEdit, 'permissions="EditLenderProfiles"', 'moderator', 'admin'],
] as const;

const signedIn = (account: string) => signInAs(demo, account);

const emptyGate = /<div id="access-denied"><template>\s*<\/template><\/div>/;

describe('a gated page', () => {
  for (const [
    url,
    rule,
    insider,
    stranger,
    content = 'not part of the demo',
  ] of gatedPages) {
    const option = `data-${rule}`;
    it(`${url} is sent to ${insider}, in the gate and for browsers without script (ACC-4 PRM-7 PRM-11 OPN-49 S22)`, async () => {
      const response = await (await signedIn(insider)).get(url);
      assert.equal(response.statusCode, 200);
      assert.equal(response.headers['cache-control'], 'private, no-store');
      // Before the gate, which keeps a screen free for its view.
      const [, noscript, gate] = response.body.split(/<\/?noscript>/);
      assert.ok(noscript!.includes(content), 'without script');
      assert.ok(
        gate!.includes('<template>') && gate!.includes(content),
        'in the gate',
      );
      assert.ok(gate!.includes(option), 'the tag has the rule');
    });
    for (const account of [undefined, stranger]) {
      it(`${account ?? 'a signed-out visitor'} gets only the closed gate of ${url}, and a way to sign in (ACC-1 ACC-2 ERR-12 S22)`, async () => {
        const visitor = account ? await signedIn(account) : demo.visitor();
        const { statusCode, headers, body } = await visitor.get(url);
        assert.deepEqual(
          [statusCode, headers['cache-control']],
          [403, 'private, no-store'],
        );
        assert.ok(!body.includes(content));
        assert.match(body, emptyGate);
        assert.ok(body.includes(option));
        assert.match(
          body,
          /<noscript>\s*<div[^>]*>\s*<h1>Access Denied<\/h1>[^]*<template>/,
        );
        const back = new URLSearchParams({ redirectUrl: url }).toString();
        assert.ok(
          body.includes(`href="/user/acct/login/?${back}"`),
          'leads back',
        );
        assert.match(
          body,
          account ? /Sign in with another account/ : />Sign in</,
        );
      });
    }
  }
});

/** The roles that may open each page. */
const roleMatrix: Readonly<Record<string, string>> = {
  '/mortgage/admin/': adminRoles.join(' '),
  '/mortgage/admin/property/': 'ContentAdmin ViewOnlyAdmin',
  '/mortgage/admin/account-tools/': 'RoleAdmin SiteAdmin ViewOnlyAdmin',
  '/mortgage/admin/ab-tests/': 'SiteAdmin DevAdmin ViewOnlyAdmin',
  '/mortgage/admin/user-finder/': 'DevAdmin CustomerSupport',
  [impersonate]: 'CustomerSupport',
  '/mortgage/admin/leads':
    'FinanceAdmin CustomerSupport SalesAdmin AccountExecutive BusinessConsultant BuyerSuccess ViewOnlyAdmin',
  '/mortgage/admin/leads.csv':
    'FinanceAdmin CustomerSupport SalesAdmin AccountExecutive BusinessConsultant BuyerSuccess ViewOnlyAdmin',
  [moderation]: 'CustomerSupport ViewOnlyAdmin',
  '/mortgage/lender-hub/': 'Lender',
  '/mortgage/lender-reviews/': 'Lender',
  [ownEdit]: 'Lender',
  [foreignEdit]: 'CustomerSupport',
  [foreignReviews]: 'DevAdmin CustomerSupport',
};

describe('every gated page and every role', () => {
  it('the matrix has every gated page (PRM-13 OPN-49 S22)', () => {
    const missing = [
      ...gatedPages.map(([url]) => url),
      ...adminTools.map(({ href }) => href),
    ];
    assert.deepEqual(
      missing.filter((url) => !Object.hasOwn(roleMatrix, url)),
      [],
    );
  });
  for (const role of [...adminRoles, 'Lender', 'none', 'signed out'] as const) {
    it(`${role} opens exactly its pages (PRM-10 PRM-13 OPN-49 S22)`, async () => {
      const isAdmin = adminRoles.some((one) => one === role);
      const profileTypes = role === 'Lender' ? ['Lender'] : [];
      const facts = {
        profileTypes,
        adminRoles: isAdmin ? [role as AdminRole] : [],
      };
      const visitor =
        role === 'signed out'
          ? demo.visitor()
          : (await joinAs(demo, facts)).visitor;
      const opened: string[] = [];
      for (const url of Object.keys(roleMatrix)) {
        const { statusCode } = await visitor.get(url);
        assert.ok(
          statusCode === 200 || statusCode === 403,
          `${url} ${statusCode}`,
        );
        if (statusCode === 200) {
          opened.push(url);
        }
      }
      const expected = Object.keys(roleMatrix).filter((url) =>
        roleMatrix[url]!.split(' ').includes(role),
      );
      assert.deepEqual(opened, expected);
    });
  }
});

describe('downloads and forms', () => {
  for (const account of [undefined, 'consumer']) {
    it(`refuse ${account ?? 'a signed-out visitor'} in plain words, with no gate (OPN-49 S22)`, async () => {
      const visitor = account ? await signedIn(account) : demo.visitor();
      for (const response of [
        await visitor.get('/mortgage/admin/leads.csv'),
        await visitor.postForm(impersonate, { email: 'agent@example.test' }),
      ]) {
        assert.equal(response.statusCode, 403);
        assert.match(response.body, /<h1>Access Denied<\/h1>/);
        assert.ok(!response.body.includes('access-denied-remote'));
      }
    });
  }
});

it('every sample account has roles and profile types that exist (PRM-10 ENT-1)', () => {
  const known: readonly string[] = [...adminRoles, ...profileTypes];
  for (const account of sampleAccounts) {
    for (const held of [
      ...(account.adminRoles ?? []),
      ...(account.profileTypes ?? []),
    ]) {
      assert.ok(known.includes(held), `${account.name}: ${held}`);
    }
  }
});

describe('the tools of staff', () => {
  it('keep to the site that staff opened them on (NAV-29)', async () => {
    const visitor = await signedIn('moderator');
    const site = '/sites/cedarline';
    for (const page of [
      '',
      'user-finder/',
      'impersonate/',
      'leads',
      'leads?search=none',
    ]) {
      const { body } = await visitor.get(`${site}/mortgage/admin/${page}`);
      const content = body.split('template>')[1]!;
      const links = Array.from(
        content.matchAll(/(?:href|action)="(\/[^"]+)"/g),
        ([, to]) => to!,
      );
      assert.deepEqual(
        links.filter((to) => !to.startsWith(`${site}/`)),
        [],
        page,
      );
      assert.notEqual(links.length, 0);
    }
  });
  for (const { name, adminRoles = [] } of sampleAccounts) {
    it(`${name} is offered exactly the tools that may be opened (NAV-29 OPN-16 OPN-49)`, async () => {
      const visitor = await signedIn(name);
      const offered: string[] = [];
      for (const { href } of adminTools) {
        if ((await visitor.get(href)).statusCode === 200) {
          offered.push(href);
        }
      }
      const { sections } = (
        await visitor.get('/ajax/nav/UserNavAsync.htm')
      ).json<{
        sections: {
          key: string;
          subsections: { links: { href: string }[] }[];
        }[];
      }>();
      const menu =
        sections.find(({ key }) => key === 'admin')?.subsections[0]?.links ??
        [];
      assert.deepEqual(
        menu.map(({ href }) => href),
        offered,
      );
      const home = await visitor.get('/mortgage/admin/');
      for (const { href } of adminTools) {
        assert.equal(
          home.body.includes(`<li><a href="${href}">`),
          offered.includes(href),
          href,
        );
      }
      assert.equal(home.statusCode === 200, adminRoles.length > 0);
    });
  }
});

it('a lender opens the pages of lenders with their own `zuid`, and with no other (LAP-14 LAP-15 LNK-3 OPN-49 OPN-52)', async () => {
  const { visitor, user } = await joinAs(demo, { profileTypes: ['Lender'] });
  for (const page of [
    ownEdit,
    '/mortgage/lender-reviews/',
    '/mortgage/lender-hub/',
  ]) {
    assert.equal(
      (await visitor.get(`${page}?zuid=${user.encodedId}`)).statusCode,
      200,
    );
    for (const zuid of ['other', `${user.encodedId}&zuid=x`, foreignId]) {
      assert.equal(
        (await visitor.get(`${page}?zuid=${zuid}`)).statusCode,
        403,
        zuid,
      );
    }
  }
});
