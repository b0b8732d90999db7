/** What lenders see of themselves. */
import { expect, test } from '../visit/test';
import { header } from '../visit/views';
import { signInAs, visitAs } from '../accounts/signIn';
import { emailOf, samplePassword } from '../accounts/roles';

test('MISC-3 LNK-3 LNK-5 LNK-9: a lender comes from the header to the hub, and from there to editor, reviews and billing', async ({
  page,
}) => {
  await visitAs(page, 'lender', { path: '/mortgage/LenderHome.htm' });
  await expect(page.getByRole('heading', { name: 'Lender Hub' })).toBeVisible();
  const hrefs = await page
    .locator('#access-denied a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  for (const href of [
    '/mortgage/lender-profile/edit/',
    '/lender-profile/L-1001/',
    '/mortgage/lender-billing/',
    '/mortgage/quotes-submitted/',
    '/comarketing/agent/Dashboard.htm',
  ])
    expect(hrefs, href).toContain(href);
  await page.locator('#access-denied').getByRole('link', { name: 'Reviews', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Your reviews' })).toBeVisible();
  await page
    .getByRole('link', { name: /^Share/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: 'Leo Sample' })).toBeVisible();
  await expect(header(page)).toBeVisible();
});

test('ACC-2 ACC-3 PRM-11: somebody else meets Access Denied, and a sign-in as a lender opens the page', async ({
  page,
}) => {
  const response = await page.goto('/mortgage/lender-reviews/');
  expect(response!.status()).toBe(403);
  const gate = page.locator('#access-denied');
  await expect(gate.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
  await gate.getByRole('link', { name: 'Sign in' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Email').fill(emailOf('lender'));
  await dialog.getByLabel('Password').fill(samplePassword);
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Your reviews' })).toBeVisible();
});

test('PRM-11 OPN-49: an account that is no lender stays out', async ({ page }) => {
  await signInAs(page, 'agent');
  await page.goto('/mortgage/lender-hub/');
  const gate = page.locator('#access-denied');
  await expect(gate.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Lender Hub' })).toHaveCount(0);
});
