import type { Page } from '@playwright/test';
import { demoUrl } from '../demo/address';
import { test, expect } from '../visit/test';
import { samplePassword } from '../accounts/roles';
import { signInAnew, signInAs, signInByLightbox } from '../accounts/signIn';
import { hold } from '../visit/hold';
import { accountButton, header, signInLink } from '../visit/views';

const region = '/mortgage/review-moderation/';
const staffOnly = '/legacy/all-remotes';

test('ACC-1 ACC-2 ACC-4 PRM-7 PRM-8 ERR-12: without the permission the gate shows Access Denied, and the server sends nothing', async ({
  page,
}) => {
  const response = await page.goto(region);
  expect(response!.status()).toBe(403);
  const gate = page.locator('#access-denied');
  await expect(gate.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
  await expect(gate.getByRole('button', { name: 'Sign in' })).toBeVisible();
  expect(await response!.text()).not.toContain('data-review');
});

test('ACC-3 PRM-6 PRM-10: signing in from the prompt reloads the page and shows the region', async ({
  page,
}) => {
  await page.goto(region);
  await page
    .locator('#access-denied')
    .getByRole('button', { name: /sign in/i })
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Email').fill('moderator@example.test');
  await dialog.getByLabel('Password').fill(samplePassword);
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.locator('[data-review]').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Access Denied' })).toHaveCount(0);
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
  const gate = page.locator('#access-denied');
  await expect(gate.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
  await expect(
    gate.getByText('Your account does not have the permission for this page.'),
  ).toBeVisible();
  await expect(page.locator('[data-review]')).toHaveCount(0);
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
  const gate = page.locator('#access-denied');
  await expect(gate.getByText('Checking your access…')).toBeVisible();
  await expect(page.getByText('Only for reviewers.')).toHaveCount(0);
  held.release();
  await expect(page.getByText('Only for reviewers.')).toBeVisible();
});

test('PRM-4: a check that fails is healed by the one retry', async ({ page }) => {
  await signInAs(page, 'moderator');
  await page.route(/whoami/i, (route) => route.abort(), { times: 1 });
  await page.goto(region);
  await expect(page.locator('[data-review]').first()).toBeVisible();
});

test("PRM-11: a page's own authorizer decides instead", async ({ page }) => {
  await page.goto(staffOnly);
  const gate = page.locator('#access-denied');
  await expect(gate.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
  await page.evaluate(() =>
    window.mortgageEmbed!.update('access-denied-remote', { authorizer: () => true } as object),
  );
  await expect(page.getByText('Only for reviewers.')).toBeVisible();
});

test.describe('PRM-7: a sign-out in another tab withdraws the region here', () => {
  async function openRegionAndTab(page: Page): Promise<Page> {
    await signInAnew(page, 'moderator');
    await page.goto(region);
    await expect(page.locator('[data-review]').first()).toBeVisible();
    const other = await page.context().newPage();
    await other.goto('/mortgage-rates/');
    await expect(accountButton(other)).toBeVisible();
    return other;
  }
  async function expectWithdrawn(page: Page): Promise<void> {
    await expect(
      page.locator('#access-denied').getByRole('heading', { name: 'Access Denied' }),
    ).toBeVisible();
    await expect(page.locator('[data-review]')).toHaveCount(0);
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
  await expect(
    page.locator('#access-denied').getByRole('heading', { name: 'Access Denied' }),
  ).toBeVisible();
  const other = await context.newPage();
  await other.goto('/mortgage-rates/');
  await signInByLightbox(other, 'moderator');
  await expect(page.locator('[data-review]').first()).toBeVisible();
});
