import { expect, signIn, test } from './visit';

const form = '#lender-onboarding';

test('LAP-1 FRM-3 FRM-4 FRM-5 FRM-8 FRM-9 CAL-7 CAL-8 LAP-27: a loan officer\'s lead travels from the legacy page into the database', async ({ page }) => {
  const email = `ada.${Date.now()}@lender.example.com`;
  const calls: string[] = [];
  page.on('request', (request) => calls.push(new URL(request.url()).pathname));
  await page.goto('/advertising/Mortgage.htm');
  const lead = page.locator(form);
  await lead.getByLabel('Role').selectOption('LoanOfficer');
  await lead.getByLabel('NMLS ID').fill('123456');
  const name = lead.getByLabel('Name', { exact: true });
  await name.selectOption({ index: 1 });
  await lead.getByLabel('Company').selectOption({ index: 1 });
  await lead.getByLabel('Email').fill(email);
  await lead.getByLabel('Phone').fill('(415) 555-2671');
  await lead.getByRole('button', { name: 'Submit' }).click();
  await expect(lead.getByText('Contact submitted successfully!')).toBeVisible();
  await page.waitForURL('**/lender-resources/');
  expect(calls.map((path) => path.split('/').pop())).toEqual(expect.arrayContaining([
    'getNMLSLender', 'parseEmailAddress', 'parsePhoneNumber', 'contactMaplehearthAboutMortgageAdvertising']));

  await page.goto('/mortgage-rates/');
  await signIn(page, 'moderator@example.test');
  await page.goto('/mortgage/admin/leads');
  const row = page.getByRole('row').filter({ hasText: email });
  await expect(row).toHaveCount(1);
  await expect(row).toContainText('123456');
});

test('FRM-6 FRM-24 FRM-25 FRM-26: a branch manager\'s lead has free text and asks no NMLS question', async ({ page }) => {
  const email = `bea.${Date.now()}@lender.example.com`;
  const calls: string[] = [];
  page.on('request', (request) => calls.push(request.url()));
  await page.goto('/advertising/Mortgage.htm');
  const lead = page.locator(form);
  await lead.getByLabel('Role').selectOption('BranchManager');
  await lead.getByLabel('Name', { exact: true }).fill('Bea van der Berg');
  await lead.getByLabel('Company').fill('Lanternlight Lending');
  await lead.getByLabel('Email').fill(email);
  await lead.getByLabel('Phone').fill('(415) 555-2671');
  await lead.getByRole('button', { name: 'Submit' }).click();
  await expect(lead.getByText('Contact submitted successfully!')).toBeVisible();
  expect(calls.some((url) => url.includes('getNMLSLender'))).toBe(false);
  await page.waitForURL('**/lender-resources/');

  await page.goto('/mortgage-rates/');
  await signIn(page, 'moderator@example.test');
  await page.goto('/mortgage/admin/leads');
  const row = page.getByRole('row').filter({ hasText: email });
  await expect(row).toContainText('van der Berg');
  await expect(row).toContainText('Lanternlight Lending');
});
