import type { Page } from '@playwright/test';
import { demoUrl } from '../demo/address';
import { test, expect } from '../visit/test';
import { emailOf, samplePassword, type Role } from '../accounts/roles';
import { fillSignIn, signInAnew, signInAs, signInByLightbox } from '../accounts/signIn';
import { violations } from '../accessibility/violations';
import { visitWithoutCookies } from '../faults/cookielessBrowser';
import { hold } from '../visit/hold';
import { accountButton, header, resizeTo, sidewaysScroll, signInLink } from '../visit/views';

const region = '/mortgage/review-moderation/';
const staffOnly = '/legacy/all-remotes';
const leads = '/mortgage/admin/leads';
const ownProfile = '/mortgage/lender-profile/edit/';
const foreignProfile = `${ownProfile}?zuid=${Buffer.from('X1-lender').toString('base64url')}`;

/** Every page behind the gate, with somebody who may see it and the title of what that one sees. */
const gatedPages: readonly (readonly [path: string, insider: Role, title: string])[] = [
  [region, 'moderator', 'Review moderation'],
  [leads, 'moderator', 'Leads'],
  ['/mortgage/admin/', 'admin', 'Admin tools'],
  ['/mortgage/admin/impersonate/', 'moderator', 'Impersonate'],
  ['/mortgage/admin/property/', 'viewer', 'Property tools'],
  ['/mortgage/admin/account-tools/', 'admin', 'Account tools'],
  ['/mortgage/admin/ab-tests/', 'admin', 'A/B tests'],
  ['/mortgage/admin/user-finder/', 'moderator', 'User finder'],
  [ownProfile, 'lender', 'Edit lender profile'],
  [foreignProfile, 'moderator', 'Edit lender profile'],
];

const gate = (page: Page) => page.locator('#access-denied');
const denied = (page: Page) => gate(page).getByRole('heading', { name: 'Access Denied' });
const prompt = (page: Page) => gate(page).getByRole('link', { name: /^Sign in/ });
const content = (page: Page, title: string) =>
  gate(page).getByRole('heading', { name: title, level: 1 });

for (const [path, insider, title] of gatedPages)
  test(`ACC-1 ACC-2 ACC-3 ACC-4 PRM-6 PRM-7 PRM-8 ERR-12: ${path} shows Access Denied, and its content to ${insider}, who signs in on the spot`, async ({
    page,
  }) => {
    const response = await page.goto(path);
    expect(response!.status()).toBe(403);
    expect(await response!.text()).not.toContain(`<h1>${title}</h1>`);
    await expect(denied(page)).toBeVisible();
    await expect(prompt(page)).toHaveText('Sign in');
    await prompt(page).click();
    await fillSignIn(page, insider);
    await expect(content(page, title)).toBeVisible();
    await expect(denied(page)).toHaveCount(0);
    expect(page.url()).toBe(demoUrl + path);
    await resizeTo(page, 320, 900);
    expect(await violations(page, '#access-denied')).toEqual([]);
    expect(await sidewaysScroll(page)).toBe(0);
  });

for (const [path, stranger, insider, title] of [
  [leads, 'admin', 'moderator', 'Leads'],
  [ownProfile, 'moderator', 'lender', 'Edit lender profile'],
] as const)
  test(`ACC-2 ACC-3 PRM-11 OPN-49: on ${path} ${stranger} is told so, and signs in as somebody else by the keyboard`, async ({
    page,
  }) => {
    await signInAnew(page, stranger);
    expect((await page.goto(path))!.status()).toBe(403);
    await expect(gate(page).getByText('Your account doesn’t have access')).toBeVisible();
    await expect(prompt(page)).toHaveText('Sign in with another account');
    await prompt(page).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(prompt(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await fillSignIn(page, insider);
    await expect(content(page, title)).toBeVisible();
  });

test('ACC-2 AUT-6: where the lightbox cannot be had, the prompt leads to the sign-in page, and that back to the page', async ({
  page,
}) => {
  await page.route(/lightbox/, (route) => route.abort());
  await page.goto(leads);
  await prompt(page).click();
  await expect(page).toHaveURL(/\/user\/acct\/login\//);
  await fillSignInForm(page);
  await expect(content(page, 'Leads')).toBeVisible();
});

test('ACC-1 ACC-2 ACC-4: without script the page says the same, and its link leads to the sign-in page and back', async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: demoUrl, javaScriptEnabled: false });
  const page = await context.newPage();
  expect((await page.goto(leads))!.status()).toBe(403);
  await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await fillSignInForm(page);
  await expect(page).toHaveURL(leads);
  await expect(page.getByRole('heading', { name: 'Leads' })).toBeVisible();
  await context.close();
});

async function fillSignInForm(page: Page): Promise<void> {
  const form = page.getByRole('main');
  await form.getByLabel('Email').fill(emailOf('moderator'));
  await form.getByLabel('Password').fill(samplePassword);
  await form.getByRole('button', { name: 'Sign in' }).click();
}

test('ACC-3 F36: a browser that keeps no cookies is told why the page stays empty, and is not sent round in circles', async () => {
  await visitWithoutCookies(demoUrl, async (page) => {
    await page.goto(leads);
    await prompt(page).click();
    let loads = 0;
    page.on('load', () => (loads += 1));
    await fillSignIn(page, 'moderator');
    await expect(gate(page).getByText('Your browser is blocking cookies')).toBeVisible();
    await expect(accountButton(page)).toBeVisible();
    expect(loads).toBe(0);
  });
});

test('PRM-4 PRM-9 PRM-10: an account without the permission stays out, after one more question to the network and no further', async ({
  page,
}) => {
  await signInAs(page, 'consumer');
  const asked: string[] = [];
  page.on(
    'request',
    (request) => request.url().toLowerCase().includes('whoami') && asked.push(request.url()),
  );
  const response = await page.goto(region);
  expect(response!.status()).toBe(403);
  await expect(denied(page)).toBeVisible();
  await expect(gate(page).getByText('Your account doesn’t have access')).toBeVisible();
  await expect(content(page, 'Review moderation')).toHaveCount(0);
  expect(asked).toHaveLength(2);
});

test('PRM-3 PRM-5 PRM-6: permissions that come late: the gate says that it is checking, then shows the region', async ({
  page,
}) => {
  await signInAs(page, 'moderator');
  const held = hold();
  await page.route(/whoami/i, async (route) => {
    await held.released;
    await route.continue();
  });
  await page.goto(staffOnly);
  await expect(gate(page).getByText('Checking your access…')).toBeVisible();
  await expect(page.getByText('Only for reviewers.')).toHaveCount(0);
  held.release();
  await expect(page.getByText('Only for reviewers.')).toBeVisible();
});

test('PRM-4: a check that fails is healed by the one retry', async ({ page }) => {
  await signInAs(page, 'moderator');
  await page.route(/whoami/i, (route) => route.abort(), { times: 1 });
  await page.goto(region);
  await expect(content(page, 'Review moderation')).toBeVisible();
});

test('PRM-10: an update of something else keeps the gate shut; a bad one changes nothing, with advice', async ({
  page,
}) => {
  const warnings: string[] = [];
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
  await signInAs(page, 'consumer');
  await page.goto(staffOnly);
  await expect(denied(page)).toBeVisible();
  const update = (options: object) =>
    page.evaluate((given) => window.mortgageEmbed!.update('access-denied-remote', given), options);
  await update({ theme: 'refreshed' });
  await update({ permissions: [], loadFrom: 'network' });
  expect(await page.evaluate(() => window.mortgageEmbed!.get('access-denied-remote'))).toEqual({
    permissions: ['ViewLenderReviewModeration'],
    theme: 'refreshed',
    loadFrom: 'network',
    // What the demo's pages say for all remotes.
    measurementsUrl: '/demo/measurements',
  });
  await expect(denied(page)).toBeVisible();
  await expect(page.getByText('Only for reviewers.')).toHaveCount(0);
  expect(warnings.filter((text) => text.includes('at least one permission name'))).toHaveLength(1);
});

test("PRM-11: a page's own authorizer decides instead", async ({ page }) => {
  await page.goto(staffOnly);
  await expect(denied(page)).toBeVisible();
  await page.evaluate(() =>
    window.mortgageEmbed!.update('access-denied-remote', { authorizer: () => true }),
  );
  await expect(page.getByText('Only for reviewers.')).toBeVisible();
});

test('PRM-9: the gate asks the network where its page wants that: what the cache knew may be stale', async ({
  page,
}) => {
  await signInAs(page, 'moderator');
  await page.goto(staffOnly);
  await expect(page.getByText('Only for reviewers.')).toBeVisible();
  await page.route(/whoami/i, async (route) => {
    const answer = (await (await route.fetch()).json()) as { user: object };
    await route.fulfill({ json: { ...answer, user: { ...answer.user, permissions: [] } } });
  });
  await page.evaluate(() =>
    window.mortgageEmbed!.update('access-denied-remote', {
      permissions: ['ViewLenderReviewModeration'],
      loadFrom: 'network',
    }),
  );
  await expect(denied(page)).toBeVisible();
  await expect(page.getByText('Only for reviewers.')).toHaveCount(0);
});

test.describe('PRM-7: a sign-out in another tab withdraws the region here', () => {
  async function openRegionAndTab(page: Page): Promise<Page> {
    await signInAnew(page, 'moderator');
    await page.goto(region);
    await expect(content(page, 'Review moderation')).toBeVisible();
    const other = await page.context().newPage();
    await other.goto('/mortgage-rates/');
    await expect(accountButton(other)).toBeVisible();
    return other;
  }
  async function expectWithdrawn(page: Page): Promise<void> {
    await expect(denied(page)).toBeVisible();
    await expect(content(page, 'Review moderation')).toHaveCount(0);
  }

  test('by the header, while the server has not ended the session yet', async ({ page }) => {
    const other = await openRegionAndTab(page);
    const withdrawn = hold();
    await other.route('**/Logout.htm', async (route) => {
      await withdrawn.released;
      await route.continue();
    });
    await accountButton(other).click();
    // The navigation waits for the answer that is held back.
    await header(other).getByRole('link', { name: 'Sign out' }).click({ noWaitAfter: true });
    await expectWithdrawn(page);
    withdrawn.release();
    await expect(signInLink(other)).toBeVisible();
    await expectWithdrawn(page);
  });

  test('by a page without us, as soon as a page with us finds out', async ({ page }) => {
    const other = await openRegionAndTab(page);
    await other.request.post('/Logout.htm', { headers: { origin: demoUrl } });
    await other.reload();
    await expectWithdrawn(page);
  });
});

test('ACC-3: a sign-in in another tab opens the gate here, with the region that the server then sends', async ({
  context,
  page,
}) => {
  await page.goto(region);
  await expect(denied(page)).toBeVisible();
  const other = await context.newPage();
  await other.goto('/mortgage-rates/');
  await signInByLightbox(other, 'moderator');
  await expect(content(page, 'Review moderation')).toBeVisible();
});
