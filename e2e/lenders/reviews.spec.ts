/** From the header to a lender, from a lender to a review, and from a review to whoever it is shared with. */
import type { Page } from '@playwright/test';
import { expect, test } from '../visit/test';
import { header, visit } from '../visit/views';
import { signInAs, visitAs } from '../accounts/signIn';
import { demoUrl } from '../demo/address';

const uniqueText = (): string => `Clear from the first day on. ${crypto.randomUUID()}`;

async function fillReview(page: Page, text: string): Promise<void> {
  await page.getByLabel('How far did you come?').selectOption('LoanClosed');
  await page.getByLabel('On which day?').fill('2025-05-31');
  await page.getByLabel('4 stars').check();
  await page.getByLabel('As expected').check();
  await page.getByLabel('Your review').fill(text);
}

test('MISC-2 LNK-5 LNK-6 LNK-7 LNK-9 REV-3 REV-5: a consumer reads reviews, writes one, and it can be shared once it is published', async ({
  page,
}) => {
  const text = uniqueText();
  await visitAs(page, 'consumer');
  await header(page).getByRole('button', { name: 'Home Loans', exact: true }).click();
  await header(page).getByRole('link', { name: 'Find a lender' }).click();
  // A lender of whom no test writes anything.
  const grace = page.locator('[data-lender]').filter({ hasText: 'Grace T. Fernbrook' });
  await expect(grace).toContainText('Rated 4.75 of 5 stars');
  await page.getByRole('link', { name: 'Copper Kettle Home Loans', exact: true }).click();
  await page.getByRole('link', { name: 'Write a review' }).click();
  await fillReview(page, text);
  await page.getByRole('button', { name: 'Send my review' }).click();
  await expect(page.getByRole('status')).toContainText('until then you alone can see yours');

  await signInAs(page, 'moderator');
  await page.goto('/mortgage/review-moderation/');
  const waiting = page.locator('[data-review]').filter({ hasText: text });
  await waiting.getByRole('link', { name: /This review alone/ }).click();
  await page.getByRole('button', { name: /Publish/ }).click();
  await expect(page.locator('[data-review]').filter({ hasText: text })).toContainText('Published');

  await page.context().clearCookies();
  await page.goto('/lender-profile/L-1007/');
  const published = page.locator('[data-review-id]').filter({ hasText: text });
  await expect(published).toContainText('Closed May 2025');
  await expect(published).toContainText('Cora S.');
  await published.getByRole('link', { name: /^Share/ }).click();
  await expect(page.getByRole('heading', { name: 'Copper Kettle Home Loans' })).toBeVisible();
  await expect(page.getByText(text)).toBeVisible();
  await expect(page.getByLabel('Pass it on')).toHaveValue(page.url());
});

test('OPN-92 VAL-18: the form does without script: what is missing is said at its field, and nothing typed is lost', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: demoUrl });
  const page = await context.newPage();
  await signInAs(page, 'agent');
  await page.goto('/mortgage/lender-review/?lenderId=L-1005');
  await fillReview(page, 'Hm.');
  await page.getByRole('button', { name: 'Send my review' }).click();
  const message = page.getByLabel('Your review');
  await expect(message).toHaveAccessibleDescription(/Write 5 to 800 characters\./);
  await expect(message).toHaveValue('Hm.');
  await expect(page.getByLabel('4 stars')).toBeChecked();
  await expect(page.getByLabel('On which day?')).toHaveValue('2025-05-31');
  await message.fill(uniqueText());
  await page.getByRole('button', { name: 'Send my review' }).click();
  await expect(page.getByRole('status')).toContainText('Thank you.');
  await context.close();
});

test('LNK-8 REG-2 VAL-14: a state is chosen, and the address that comes out speaks of it', async ({
  page,
}) => {
  await visit(page, '/lender-directory/');
  await page.getByLabel('State').selectOption('Texas');
  await page.getByRole('button', { name: 'Show lenders' }).click();
  await expect(page).toHaveURL(/\/lender-directory\/tx\/$/);
  await expect(page.getByRole('heading', { name: 'Lenders in Texas' })).toBeVisible();
  await expect(page.locator('[data-lender]')).toHaveCount(2);
});
