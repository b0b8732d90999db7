import { expect, signIn, test } from './visit';

const region = '/mortgage/review-moderation/';

test('ACC-1 ACC-2 ACC-4 PRM-7 PRM-8 ERR-12: without the permission the gate shows Access Denied, and the server sends nothing', async ({ page }) => {
  const response = await page.goto(region);
  expect(response!.status()).toBe(403);
  const gate = page.locator('#access-denied');
  await expect(gate.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
  expect(await response!.text()).not.toContain('data-review');
});

test('ACC-3 PRM-6 PRM-10: signing in from the prompt reloads the page and shows the region', async ({ page }) => {
  await page.goto(region);
  await page.locator('#access-denied').getByRole('button', { name: /sign in/i }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Email').fill('moderator@example.test');
  await dialog.getByLabel('Password').fill('sample-password-1');
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.locator('[data-review]').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Access Denied' })).toHaveCount(0);
});

test('PRM-10: an account without the permission stays out', async ({ page }) => {
  await page.goto('/mortgage-rates/');
  await signIn(page, 'consumer@example.test');
  const response = await page.goto(region);
  expect(response!.status()).toBe(403);
  await expect(page.locator('#access-denied').getByRole('heading', { name: 'Access Denied' })).toBeVisible();
  await expect(page.locator('[data-review]')).toHaveCount(0);
});
