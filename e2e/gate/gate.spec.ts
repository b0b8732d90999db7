import type { Page } from '@playwright/test';
import { demoUrl } from '../demo/address';
import { test, expect } from '../visit/test';
import type { Role } from '../accounts/roles';
import { fillSignIn, signInAlone, signInByLightbox } from '../accounts/signIn';
import { hold } from '../visit/hold';
import { accountButton, header, signInLink } from '../visit/views';

const region = '/mortgage/review-moderation/';
const leads = '/mortgage/admin/leads';
const ownProfile = '/mortgage/lender-profile/edit/';
const foreignProfile = `${ownProfile}?zuid=${Buffer.from('X1-lender').toString('base64url')}`;

/** One page of each rule: a permission, an authorizer, and a rule that depends on the address. The server's tests have them all. */
const gatedPages: readonly (readonly [
  path: string,
  insider: Role,
  title: string,
])[] = [
  [region, 'moderator', 'Review moderation'],
  [ownProfile, 'lender', 'Edit lender profile'],
  [foreignProfile, 'moderator', 'Edit lender profile'],
];

const gate = (page: Page) => page.locator('#access-denied');
const denied = (page: Page) =>
  gate(page).getByRole('heading', { name: 'Access Denied' });
const prompt = (page: Page) =>
  gate(page).getByRole('link', { name: /^Sign in/ });
const content = (page: Page, title: string) =>
  gate(page).getByRole('heading', { name: title, level: 1 });

for (const [path, insider, title] of gatedPages) {
  test(`${path} shows Access Denied, and its content once ${insider} signs in (ACC-1 ACC-2 ACC-3 ACC-4 PRM-6 PRM-7 PRM-8 ERR-12)`, async ({
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
  });
}

test(`an admin lacks the permission of ${leads}, and signs in as a moderator by the keyboard (ACC-2 ACC-3 PRM-11 OPN-49)`, async ({
  page,
}) => {
  await signInAlone(page, 'admin');
  expect((await page.goto(leads))!.status()).toBe(403);
  await expect(
    gate(page).getByText('Your account doesn’t have access'),
  ).toBeVisible();
  await expect(prompt(page)).toHaveText('Sign in with another account');
  await prompt(page).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(prompt(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await fillSignIn(page, 'moderator');
  await expect(content(page, 'Leads')).toBeVisible();
});

test('a sign-out in another tab hides the region here, while the server has not ended the session yet (PRM-7)', async ({
  page,
}) => {
  await signInAlone(page, 'moderator');
  await page.goto(region);
  await expect(content(page, 'Review moderation')).toBeVisible();
  const other = await page.context().newPage();
  await other.goto('/mortgage-rates/');
  const withdrawn = hold();
  await other.route('**/Logout.htm', async (route) => {
    await withdrawn.released;
    await route.continue();
  });
  await accountButton(other).click();
  // The navigation waits for the answer that is held back.
  await header(other)
    .getByRole('link', { name: 'Sign out' })
    .dispatchEvent('click');
  const isWithdrawn = async () => {
    await expect(denied(page)).toBeVisible();
    await expect(content(page, 'Review moderation')).toHaveCount(0);
  };
  await isWithdrawn();
  withdrawn.release();
  await expect(signInLink(other)).toBeVisible();
  await isWithdrawn();
});

test('a sign-in in another tab opens the gate here, with the region from the server (ACC-3)', async ({
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
