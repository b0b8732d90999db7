import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { footerContent } from 'mortgage-domain/footer/footerContent';
import {
  readFooterData,
  readFooterFrame,
} from 'mortgage-domain/footer/footerData';
import { readAccountSections } from 'mortgage-domain/menus/accountSections';
import { readNavigationData } from 'mortgage-domain/menus/navigationData';
import { readUserNavigation } from 'mortgage-domain/menus/userNavigation';
import { defaultSiteConfig as site } from 'mortgage-domain/site/siteConfig';
import { ownOrigin, signInAs, useTestDemo } from './demo';
import type { Failure, TestVisitor } from 'reference-api/testing/visitor';

const demo = useTestDemo();

const impersonate = '/mortgage/admin/impersonate/';
const userNavigation = '/myaccount/api/v1/userNavigation';
const getAs = async (account: string, url: string) =>
  (await signInAs(demo, account)).get(url);
const sectionsOf = async (visitor: TestVisitor) =>
  readAccountSections(
    (await visitor.get('/ajax/nav/UserNavAsync.htm?pageframe=true')).json(),
  );
const sectionOf = async (account: string, wanted: string) =>
  (await sectionsOf(await signInAs(demo, account))).sections.find(
    ({ key }) => key === wanted,
  )!;

describe('the account response', () => {
  const menus: readonly (readonly [string, readonly string[]])[] = [
    ['consumer', ['my-account']],
    ['homepro', ['my-account']],
    ['agent', ['agent-hub', 'my-account']],
    ['lender', ['lender-hub', 'my-account']],
    ['manager', ['rental-manager', 'my-account']],
    ['landlord', ['rental-manager', 'my-account']],
    ['admin', ['my-account', 'admin']],
    ['moderator', ['my-account', 'admin']],
    ['viewer', ['my-account', 'admin']],
    ['lender-admin', ['lender-hub', 'my-account', 'admin']],
  ];
  for (const [account, keys] of menus) {
    it(`${account} has ${keys.join(', ')}, whose links lead to pages (CAL-16 ENT-12 ENT-13 NAV-30 to NAV-35 LNK-1 OPN-23)`, async () => {
      const visitor = await signInAs(demo, account);
      const { sections } = await sectionsOf(visitor);
      assert.deepEqual(
        sections.map(({ key }) => key),
        keys,
      );
      const links = sections.flatMap(({ subsections }) =>
        subsections.flatMap((one) => one.links),
      );
      for (const { href } of links.filter(
        (link) => link.href !== '/Logout.htm',
      )) {
        assert.equal((await visitor.get(href)).statusCode, 200, href);
      }
    });
  }
  it('the links of each hub (NAV-26 NAV-27 NAV-31 NAV-34 LNK-3 MISC-3)', async () => {
    const lenderHub =
      '/mortgage/LenderHome.htm /mortgage/lender-profile/edit/ /mortgage/lender-billing/ ' +
      '/comarketing/agent/Dashboard.htm /mortgage/lender-reviews/';
    const myAccount =
      '/myaccount/Profile.htm /myaccount/Subscriptions.htm /myaccount/account/ ' +
      '/myaccount/renter-profile/ /Logout.htm';
    for (const [account, section, hrefs] of [
      [
        'agent',
        'agent-hub',
        '/agents/ /contacts/ /academy/UpcomingWebinars.htm /agent-websites/',
      ],
      ['lender', 'lender-hub', lenderHub],
      ['consumer', 'my-account', myAccount],
      ['landlord', 'rental-manager', '/rental-manager/post-a-listing'],
    ] as const) {
      const { subsections } = await sectionOf(account, section);
      const links = subsections.flatMap((one) => one.links);
      assert.equal(links.map(({ href }) => href).join(' '), hrefs);
    }
  });
  it('the admin menu is marked (NAV-28 NAV-35)', async () => {
    assert.deepEqual((await sectionOf('moderator', 'admin')).link, {
      text: 'Admin tools',
      href: '/mortgage/admin/',
      secure: true,
      className: 'admin',
    });
  });
});

describe('impersonation', () => {
  it("staff see the site as another visitor, with that visitor's rights and a notice that ends it (ENT-17 S22)", async () => {
    const staff = await signInAs(demo, 'moderator');
    const before = staff.cookies.get('mortgage_session');
    const started = await staff.postForm(impersonate, {
      email: 'lender@example.test',
    });
    assert.equal(started.statusCode, 303);
    assert.notEqual(staff.cookies.get('mortgage_session'), before);
    const { sections, impersonation } = await sectionsOf(staff);
    assert.deepEqual(
      sections.map(({ key }) => key),
      ['lender-hub', 'my-account'],
    );
    assert.equal(impersonation!.email, 'lender@example.test');
    assert.equal((await staff.get('/mortgage/admin/leads')).statusCode, 403);
    assert.equal(
      (await staff.get(impersonation!.stopHref)).statusCode,
      200,
      'a GET asks first',
    );
    assert.ok((await sectionsOf(staff)).impersonation);
    await staff.follow(impersonation!.stopHref);
    assert.equal((await sectionsOf(staff)).impersonation, undefined);
    assert.equal((await staff.get('/mortgage/admin/leads')).statusCode, 200);
  });
  it('is refused to all others, and for staff and unknown accounts (S22)', async () => {
    const statusOf = async (
      visitor: TestVisitor,
      email = 'agent@example.test',
    ) => (await visitor.postForm(impersonate, { email })).statusCode;
    for (const account of ['consumer', 'lender', 'viewer']) {
      assert.equal(await statusOf(await signInAs(demo, account)), 403, account);
    }
    assert.equal(await statusOf(demo.visitor()), 403);
    for (const email of ['admin@example.test', 'unknown@example.test', '']) {
      assert.equal(
        await statusOf(await signInAs(demo, 'moderator'), email),
        400,
        email,
      );
    }
  });
});

it('the avatar menu, in order, with its counts (CAL-12 ENT-14 ENT-15 ENT-16)', async () => {
  const { navLinks, avatar } = readUserNavigation(
    (await getAs('consumer', userNavigation)).json(),
  );
  const titles = Object.values(navLinks).map(({ title }) => title);
  assert.equal(
    titles.join(', '),
    'Saved homes, Saved searches, Inbox, Your home, Offers & Closings, Renter Hub, Account settings, Sign out',
  );
  assert.equal(navLinks.savedSearches!.notifications, 3);
  assert.equal(navLinks.signOut!.divider, true);
  assert.equal(navLinks.inbox!.href, '/myaccount/inbox');
  assert.deepEqual(
    [avatar.displayName, avatar.email],
    ['Cora Sample', 'consumer@example.test'],
  );
  assert.equal(
    readUserNavigation((await getAs('lender', userNavigation)).json()).navLinks
      .inbox!.href,
    '/renter-hub/inbox',
  );
});

describe('the page frame', () => {
  const frame = (visitor: TestVisitor, query: Record<string, string>) =>
    visitor.get(
      `/ajax/nav/PageFrame.htm?${new URLSearchParams(query).toString()}`,
      {
        'x-user-guid': 'b56609de-cfbd-4881-bedc-82478fa210b5',
      },
    );

  it("topnav.json has the place's links and the signed-in user (CAL-14 OPN-27 OPN-28)", async () => {
    const anonymous = readNavigationData(
      (
        await frame(demo.visitor(), {
          topnav: '{format:json}',
          regionId: '10500',
        })
      ).json(),
    );
    assert.deepEqual(
      anonymous.sections[0]!.subsections[0]!.links.map(({ href }) => href),
      [
        '/mortgage-rates/ca/los-angeles/',
        '/refinance/ca/los-angeles/',
        '/lender-directory/ca/los-angeles/',
      ],
    );
    assert.equal(anonymous.user, undefined);
    const { sections, user } = readNavigationData(
      (
        await frame(await signInAs(demo, 'consumer'), {
          topnav: '{format:json}',
          regionId: 'none',
        })
      ).json(),
    );
    assert.deepEqual(sections, []);
    assert.equal(user!.avatar.email, 'consumer@example.test');
  });
  it('the footer brings footer.js, which is a same-origin script that loads the consent script (CAL-15 OPN-110)', async () => {
    const answer = await frame(demo.visitor(), {
      footer: '{format:scriptOnly}',
    });
    const { content, refused } = readFooterData(
      readFooterFrame(answer.json()),
      footerContent(site),
      { site, pageOrigin: ownOrigin, isServer: true },
    );
    assert.deepEqual(refused, []);
    const script = await demo.visitor().get(new URL(content.js).pathname);
    assert.deepEqual(
      [script.statusCode, script.headers['content-type']],
      [200, 'application/javascript; charset=utf-8'],
    );
    const consent = /'(\/static\/[\w.]+)'/.exec(script.body)![1]!;
    assert.equal((await demo.visitor().get(consent)).statusCode, 200);
  });
  it('other formats are refused by name (CAL-14 CAL-15)', async () => {
    for (const [query, field] of [
      [{}, 'topnav'],
      [{ topnav: '{format:html}' }, 'topnav'],
      [{ footer: '{format:html}' }, 'footer'],
    ] as const) {
      const response = await frame(demo.visitor(), query);
      assert.deepEqual(
        [response.statusCode, response.json<Failure>().field],
        [400, field],
      );
    }
  });
});
