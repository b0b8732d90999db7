/** Menus by role, the page frame: what the header and the footer ask for. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { footerContent } from 'mortgage-domain/footer/footerContent';
import { readFooterData, readFooterFrame } from 'mortgage-domain/footer/footerData';
import { readAccountSections } from 'mortgage-domain/menus/accountSections';
import { readNavigationData } from 'mortgage-domain/menus/navigationData';
import { readUserNavigation } from 'mortgage-domain/menus/userNavigation';
import { defaultSiteConfig as site } from 'mortgage-domain/site/siteConfig';
import { openTestDemo, ownOrigin, signInAs, type TestDemo } from './demo';
import type { Failure, TestVisitor } from 'reference-api/testing/visitor';

let demo: TestDemo;
before(async () => {
  demo = await openTestDemo();
});
after(() => demo.close());

const sectionsOf = async (visitor: TestVisitor) =>
  readAccountSections((await visitor.get('/ajax/nav/UserNavAsync.htm?pageframe=true')).json());

describe('the account response', () => {
  const menus: readonly (readonly [string, readonly string[]])[] = [
    ['consumer', ['my-account']],
    ['homepro', ['my-account']],
    ['agent', ['agent-hub', 'my-account']],
    ['lender', ['lender-hub', 'my-account']],
    ['manager', ['rental-manager', 'my-account']],
    ['landlord', ['rental-manager', 'my-account']],
    ['admin', ['my-account', 'admin']],
    ['viewer', ['my-account', 'admin']],
    ['lender-admin', ['lender-hub', 'my-account', 'admin']],
  ];
  for (const [account, keys] of menus) {
    it(`CAL-16 ENT-12 ENT-13 NAV-31 to NAV-35 OPN-23: ${account} has ${keys.join(', ')}`, async () => {
      assert.deepEqual(
        (await sectionsOf(await signInAs(demo, account))).sections.map(({ key }) => key),
        keys,
      );
    });
  }
  it('CAL-16: nobody has no sections', async () => {
    assert.deepEqual((await demo.visitor().get('/ajax/nav/UserNavAsync.htm')).json(), {});
  });
  it('NAV-26 NAV-27 NAV-31 NAV-34 LNK-3 MISC-3: the links of each hub', async () => {
    const linksOf = async (account: string, section: string) =>
      (await sectionsOf(await signInAs(demo, account))).sections
        .find(({ key }) => key === section)!
        .subsections.flatMap(({ links }) => links.map(({ href }) => href));
    assert.deepEqual(await linksOf('agent', 'agent-hub'), [
      '/agents/',
      '/contacts/',
      '/academy/UpcomingWebinars.htm',
      '/agent-websites/',
    ]);
    assert.deepEqual(await linksOf('lender', 'lender-hub'), [
      '/mortgage/LenderHome.htm',
      '/mortgage/lender-profile/edit/',
      '/mortgage/lender-billing/',
      '/comarketing/agent/Dashboard.htm',
      '/mortgage/lender-reviews/',
    ]);
    assert.deepEqual(await linksOf('consumer', 'my-account'), [
      '/myaccount/Profile.htm',
      '/myaccount/Subscriptions.htm',
      '/myaccount/account/',
      '/myaccount/renter-profile/',
      '/Logout.htm',
    ]);
    assert.deepEqual(await linksOf('landlord', 'rental-manager'), [
      '/rental-manager/post-a-listing',
    ]);
  });
  it('NAV-28 NAV-29 NAV-35 OPN-16: the admin menu is marked, and offers only what the account may open', async () => {
    const toolsOf = async (account: string) =>
      (await sectionsOf(await signInAs(demo, account))).sections.find(
        ({ key }) => key === 'admin',
      )!;
    const moderator = await toolsOf('moderator');
    assert.deepEqual(moderator.link, {
      text: 'Admin tools',
      href: '/mortgage/admin/',
      secure: true,
      className: 'admin',
    });
    assert.ok(moderator.subsections[0]!.links.some(({ href }) => href === '/mortgage/admin/leads'));
    assert.ok(
      !(await toolsOf('admin')).subsections[0]!.links.some(
        ({ href }) => href === '/mortgage/admin/leads',
      ),
    );
    const visitor = await signInAs(demo, 'moderator');
    for (const { href } of moderator.subsections[0]!.links)
      assert.equal((await visitor.get(href)).statusCode, 200, href);
  });
});

describe('impersonation', () => {
  it("ENT-17 S22: staff see the site as somebody else, with that one's rights and a notice that ends it", async () => {
    const staff = await signInAs(demo, 'moderator');
    const before = staff.cookies.get('mortgage_session');
    assert.equal(
      (await staff.postForm('/mortgage/admin/impersonate/', { email: 'lender@example.test' }))
        .statusCode,
      303,
    );
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
      'asks before it changes anything',
    );
    assert.ok((await sectionsOf(staff)).impersonation);
    await staff.follow(impersonation!.stopHref);
    assert.deepEqual(
      [
        (await sectionsOf(staff)).impersonation,
        (await staff.get('/mortgage/admin/leads')).statusCode,
      ],
      [undefined, 200],
    );
  });
  it('S22: nobody else may, and staff cannot be impersonated', async () => {
    for (const account of ['consumer', 'lender', 'viewer'])
      assert.equal(
        (
          await (
            await signInAs(demo, account)
          ).postForm('/mortgage/admin/impersonate/', { email: 'agent@example.test' })
        ).statusCode,
        403,
        account,
      );
    assert.equal(
      (
        await demo
          .visitor()
          .postForm('/mortgage/admin/impersonate/', { email: 'agent@example.test' })
      ).statusCode,
      403,
    );
    for (const email of ['admin@example.test', 'nobody@example.test', ''])
      assert.equal(
        (
          await (
            await signInAs(demo, 'moderator')
          ).postForm('/mortgage/admin/impersonate/', { email })
        ).statusCode,
        400,
        email,
      );
  });
});

describe('user navigation', () => {
  it('CAL-12 ENT-14 ENT-15 ENT-16: the avatar menu, in order, with its counts', async () => {
    const { navLinks, avatar } = readUserNavigation(
      (await (await signInAs(demo, 'consumer')).get('/myaccount/api/v1/userNavigation')).json(),
    );
    assert.deepEqual(
      Object.values(navLinks).map(({ title }) => title),
      [
        'Saved homes',
        'Saved searches',
        'Inbox',
        'Your home',
        'Offers & Closings',
        'Renter Hub',
        'Account settings',
        'Sign out',
      ],
    );
    assert.deepEqual(
      [navLinks.savedSearches!.notifications, navLinks.signOut!.divider, navLinks.inbox!.href],
      [3, true, '/myaccount/inbox'],
    );
    assert.deepEqual([avatar.displayName, avatar.email], ['Cora Sample', 'consumer@example.test']);
    assert.equal(
      readUserNavigation(
        (await (await signInAs(demo, 'lender')).get('/myaccount/api/v1/userNavigation')).json(),
      ).navLinks.inbox!.href,
      '/renter-hub/inbox',
    );
  });
  it('CAL-12 OPN-45: nobody gets an error', async () => {
    assert.equal((await demo.visitor().get('/myaccount/api/v1/userNavigation')).statusCode, 401);
  });
});

describe('the page frame', () => {
  const frame = (visitor: TestVisitor, query: Record<string, string>) =>
    visitor.get(`/ajax/nav/PageFrame.htm?${new URLSearchParams(query).toString()}`, {
      'x-user-guid': 'b56609de-cfbd-4881-bedc-82478fa210b5',
    });

  it("CAL-14 OPN-27 OPN-28: topnav.json has the place's links, and the user part of who is signed in", async () => {
    const anonymous = readNavigationData(
      (await frame(demo.visitor(), { topnav: '{format:json}', regionId: '10500' })).json(),
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
        await frame(await signInAs(demo, 'consumer'), { topnav: '{format:json}', regionId: 'none' })
      ).json(),
    );
    assert.deepEqual(sections, []);
    assert.equal(user!.avatar.email, 'consumer@example.test');
  });
  it('CAL-15 ENT-18 OPN-110: the footer brings a brand of its own, and footer.js is a same-origin script that is there and loads the consent script', async () => {
    const answer = await frame(demo.visitor(), { footer: '{format:scriptOnly}' });
    const { content, refused } = readFooterData(
      readFooterFrame(answer.json()),
      footerContent(site),
      { site, pageOrigin: ownOrigin, isServer: true },
    );
    assert.deepEqual(refused, []);
    assert.deepEqual(
      content.brands.map(({ href }) => href),
      ['/', '/homeloans/', '/closing/'],
    );
    const script = await demo.visitor().get(new URL(content.js).pathname);
    assert.deepEqual(
      [script.statusCode, script.headers['content-type']],
      [200, 'application/javascript; charset=utf-8'],
    );
    const consent = /'(\/static\/[\w.]+)'/.exec(script.body)![1]!;
    assert.equal((await demo.visitor().get(consent)).statusCode, 200);
  });
  it('CAL-14 CAL-15: other formats are refused by name', async () => {
    for (const [query, field] of [
      [{}, 'topnav'],
      [{ topnav: '{format:html}' }, 'topnav'],
      [{ footer: '{format:html}' }, 'footer'],
    ] as const) {
      const response = await frame(demo.visitor(), query);
      assert.deepEqual([response.statusCode, response.json<Failure>().field], [400, field]);
    }
  });
});
