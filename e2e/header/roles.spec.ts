/** The menus of every role: what is in them, and that nobody is kept out of them. */
import type { Page } from '@playwright/test';
import { readAccountSections } from 'mortgage-domain/menus/accountSections';
import { signedInMenu } from 'mortgage-domain/menus/signedInMenu';
import { accountSectionsPath } from 'mortgage-domain/site/servicePaths';
import { defaultSiteConfig } from 'mortgage-domain/site/siteConfig';
import { roles } from '../accounts/roles';
import { header, accountButton, openPopup, resizeTo, boxOf } from '../visit/views';
import { test, expect } from '../visit/test';
import { signInAnew, visitAs } from '../accounts/signIn';
import { violations } from '../accessibility/violations';

const widths = [320, 889, 890, 1280];
const ownMenu = signedInMenu(defaultSiteConfig).map(({ text }) => text);
/** Titles of the server's sections beside the own menu (NAV-30 to NAV-37, HDR-19). */
const sections: Readonly<Record<(typeof roles)[number], readonly string[]>> = {
  consumer: [],
  homepro: [],
  agent: ['Agent Hub', 'My account'],
  lender: ['Lender Hub', 'My account'],
  manager: ['Rental manager'],
  landlord: ['Rental manager'],
  admin: ['Admin tools'],
  moderator: ['Admin tools'],
  'lender-admin': ['Lender Hub', 'My account', 'Admin tools'],
};

const texts = (page: Page, selector: string) =>
  header(page)
    .locator(selector)
    .evaluateAll((links) => links.map((link) => link.firstChild!.textContent!.trim()));

async function everyLinkLeadsToAPage(page: Page): Promise<void> {
  const links = await openPopup(page)
    .locator('a')
    .evaluateAll((found) => found.map((link) => link.getAttribute('href')!));
  expect(links.length).toBeGreaterThanOrEqual(8);
  // Signing out is a link too, but the session is the worker's.
  const hrefs = [...new Set(links.filter((href) => href !== '/Logout.htm'))];
  const answers = await Promise.all(
    hrefs.map(async (href) => `${(await page.request.get(href)).status()} ${href}`),
  );
  expect(answers).toEqual(hrefs.map((href) => `200 ${href}`));
}

for (const role of roles) {
  test(`NAV-4 NAV-5 NAV-23 NAV-30 NAV-37 HDR-19: the account menu of ${role}; its links lead to pages, and axe finds nothing at any width`, async ({
    page,
  }) => {
    await visitAs(page, role);
    await accountButton(page).click();
    const menu = openPopup(page);
    for (const title of sections[role])
      await expect(menu.getByRole('link', { name: title }).first()).toBeVisible();
    expect(await texts(page, '#account-menu > div > div > a')).toEqual(sections[role]);
    expect(await texts(page, '#account-menu > ul a')).toEqual(ownMenu);
    await everyLinkLeadsToAPage(page);
    for (const width of widths) {
      await resizeTo(page, width, 900);
      if ((await openPopup(page).count()) === 0) await accountButton(page).click();
      expect(await violations(page, '#site-header'), `${role} at ${width} px`).toEqual([]);
      const { x, width: menuWidth } = await boxOf(menu);
      expect([x >= 0, x + menuWidth <= width]).toEqual([true, true]);
    }
  });
}

test('NAV-36 NAV-35 NAV-28 NAV-29: admin links are red, and only they', async ({ page }) => {
  await visitAs(page, 'lender-admin');
  await accountButton(page).click();
  const colourOf = (name: string) =>
    openPopup(page)
      .getByRole('link', { name, exact: true })
      .first()
      .evaluate((link) => getComputedStyle(link).color.match(/\d+/g)!.map(Number));
  for (const name of ['Admin tools', 'Impersonate', 'Review moderation', 'User finder']) {
    const [red, green, blue] = (await colourOf(name)) as [number, number, number];
    expect(red).toBeGreaterThan(150);
    expect(Math.max(green, blue)).toBeLessThan(60);
  }
  for (const name of ['Lender Hub', 'Profile', 'Saved homes'])
    expect((await colourOf(name))[0]).toBeLessThan(100);
});

test('NAV-24: Saved searches shows its count, and Sign out stands below a line', async ({
  page,
}) => {
  await visitAs(page, 'consumer');
  await accountButton(page).click();
  await expect(openPopup(page).getByRole('link', { name: /^Saved searches 3 new$/ })).toBeVisible();
  expect(
    await openPopup(page)
      .getByRole('listitem')
      .last()
      .evaluate((item) => getComputedStyle(item).borderTopStyle),
  ).toBe('solid');
});

test('ENT-12 ENT-15 HDR-25: counts of sections and links below entries, by mouse, keyboard and screen reader, at every width', async ({
  page,
}) => {
  await page.route('**/ajax/nav/UserNavAsync.htm*', async (route) => {
    const response = await route.fetch();
    const json = (await response.json()) as { sections: { link: object }[] };
    Object.assign(json.sections[0]!.link, { notifications: 120 });
    await route.fulfill({ response, json });
  });
  await page.route('**/api/v1/userNavigation', async (route) => {
    const response = await route.fetch();
    const json = (await response.json()) as { navLinks: { savedSearches: object } };
    Object.assign(json.navLinks.savedSearches, {
      subLinks: [
        { title: 'Reno under $400,000', href: '/homes/for_sale/' },
        { title: 'Three bedrooms', href: '/homes/' },
      ],
    });
    await route.fulfill({ response, json });
  });
  await visitAs(page, 'lender');
  for (const width of widths) {
    await resizeTo(page, width, 900);
    if ((await openPopup(page).count()) === 0) await accountButton(page).click();
    const menu = openPopup(page);
    await expect(menu.getByRole('link', { name: 'Lender Hub 99 new' })).toBeVisible();
    const below = menu.getByRole('list', { name: 'Saved searches' });
    await expect(below.getByRole('link')).toHaveText(['Reno under $400,000', 'Three bedrooms']);
    const [entry, sub] = [
      await boxOf(menu.getByRole('link', { name: /^Saved searches/ })),
      await boxOf(below.getByRole('link').first()),
    ];
    expect([sub.y >= entry.y + entry.height, sub.x > entry.x, sub.height >= 44]).toEqual([
      true,
      true,
      true,
    ]);
    expect(await violations(page, '#site-header'), `at ${width} px`).toEqual([]);
  }
  await openPopup(page)
    .getByRole('link', { name: /^Saved searches/ })
    .focus();
  for (const name of ['Reno under $400,000', 'Three bedrooms', 'Inbox']) {
    await page.keyboard.press('ArrowDown');
    await expect(openPopup(page).getByRole('link', { name })).toBeFocused();
  }
});

test('MISC-3 LNK-3 NAV-33: a lender reaches the hub, the profile edit page, billing, co-marketing and reviews', async ({
  page,
}) => {
  await visitAs(page, 'lender');
  await accountButton(page).click();
  const hub = openPopup(page).getByRole('list', { name: 'Lender Hub' });
  const shown = await hub
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  const answer = await page.request.get(`${accountSectionsPath}?pageframe=true`);
  const { sections: sent } = readAccountSections(await answer.json());
  const ofHub = sent.filter(({ key }) => key === 'lender-hub').flatMap((one) => one.subsections);
  expect(shown).toEqual(ofHub.flatMap(({ links }) => links.map(({ href }) => href)));
  expect(shown).toHaveLength(5);
});

test('NAV-7 ENT-17: an impersonating member of staff sees for whom, on every page, and stops by the link', async ({
  page,
}) => {
  await signInAnew(page, 'moderator');
  await page.goto('/mortgage/admin/impersonate/');
  await page.locator('#main-content').getByRole('textbox').fill('consumer@example.test');
  await page.locator('#main-content').getByRole('button').click();
  await page.goto('/mortgage-rates/');
  const notice = header(page).getByRole('complementary', { name: 'Impersonation' });
  await expect(notice).toContainText('consumer@example.test');
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(notice).toBeInViewport({ ratio: 1 });
    expect(await violations(page, '#site-header')).toEqual([]);
  }
  await notice.getByRole('link', { name: 'Stop impersonating' }).click();
  await page.goto('/mortgage-rates/');
  await expect(accountButton(page)).toBeVisible();
  await expect(notice).toHaveCount(0);
});

test('axe finds nothing in the mobile menu with each of its sections open', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 900 });
  await page.goto('/mortgage-rates/ca/los-angeles/');
  await header(page).getByRole('button', { name: 'Menu', exact: true }).click();
  const sectionsOfMenu = header(page).locator('summary');
  await expect(sectionsOfMenu).toHaveCount(8);
  for (let index = 0; index < 8; index += 1) {
    await sectionsOfMenu.nth(index).click();
    expect(await violations(page, '#site-header')).toEqual([]);
  }
});

test('AVA-1 AVA-2 AVA-3: the avatar is the photo, else initials, else the same icon for the same email', async ({
  page,
}) => {
  const answer = async (userAvatarData: object) => {
    await page.unroute('**/api/v1/userNavigation');
    await page.route('**/api/v1/userNavigation', (route) =>
      route.fulfill({ json: { userAvatarData, navLinks: {} } }),
    );
    await page.reload();
  };
  await visitAs(page, 'consumer');
  await expect(accountButton(page)).toContainText('CS');
  const photo = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>';
  await page.route('**/photos/cora.svg', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: decodeURIComponent(photo.split(',')[1]!) }),
  );
  await answer({ displayName: 'Cora Sample', photo: '/photos/cora.svg' });
  await expect(accountButton(page).locator('img')).toHaveAttribute('src', '/photos/cora.svg');
  await answer({
    displayName: 'Cora Maria Sample',
    photo: '/static/images/avatar-placeholder.png',
  });
  await expect(accountButton(page)).toContainText('CS');
  await expect(accountButton(page).locator('img')).toHaveCount(0);

  // Nobody has said a name: the icon of the email, and none but it, whichever call tells it first.
  let emailAddress = '';
  await page.route('**/WhoAmI.htm', async (route) => {
    const response = await route.fetch();
    const { user, ...rest } = (await response.json()) as { user: object };
    await route.fulfill({
      response,
      json: { ...rest, user: { ...user, firstName: '', lastName: '', emailAddress } },
    });
  });
  const iconOf = async (email: string) => {
    emailAddress = email;
    await answer({ displayName: '', email });
    await expect(openPopup(page)).toHaveCount(0);
    await expect(accountButton(page).locator('svg')).toBeVisible();
    return accountButton(page).locator('svg').innerHTML();
  };
  const [first, again, next] = [
    await iconOf('a@example.test'),
    await iconOf('a@example.test'),
    await iconOf('b@example.test'),
  ];
  expect([again === first, next === first]).toEqual([true, false]);
});
