import {
  fillLead,
  form,
  leadSent,
  lenderPage,
  newEmail,
  openForm,
  pressAnyway,
  sendPath,
  storedLeads,
  submitButton,
} from './leadForm';
import { test, expect } from '../visit/test';
import { hold } from '../visit/hold';

test("LAP-1 FRM-3 FRM-4 FRM-5 FRM-8 FRM-9 CAL-7 CAL-8 LAP-27: a loan officer's lead travels from the legacy page into the database", async ({
  page,
}) => {
  const email = newEmail();
  const calls: string[] = [];
  page.on('request', (request) => calls.push(new URL(request.url()).pathname));
  const lead = await openForm(page);
  await lead.getByLabel('Role').selectOption('LoanOfficer');
  await expect(lead.getByLabel('Email')).toHaveCount(0);
  await lead.getByLabel('NMLS ID').fill('123456');
  await lead.getByLabel('Name', { exact: true }).selectOption('Ada M Lane');
  await lead.getByLabel('Company').selectOption('Lanternlight Lending');
  await lead.getByLabel('Email').fill(email);
  await lead.getByLabel('Phone').fill('(415) 555-2671');
  const pressed = hold();
  await page.route(sendPath, async (route) => {
    await pressed.released;
    await route.continue();
  });
  await submitButton(page).click();
  await expect(lead.getByText('Submitting contact...')).toBeVisible();
  pressed.release();
  await expect(lead.getByText(leadSent)).toBeVisible();
  await page.waitForURL('**/lender-resources/');
  expect(calls.map((path) => path.split('/').pop())).toEqual(
    expect.arrayContaining([
      'getNMLSLender',
      'parseEmailAddress',
      'parsePhoneNumber',
      'contactMaplehearthAboutMortgageAdvertising',
    ]),
  );
  const [row, ...more] = await storedLeads(email);
  expect(more).toEqual([]);
  expect(row).toContain('"Ada","Lane"');
  expect(row).toContain('"LoanOfficer","123456","Lanternlight Lending"');
});

test('FRM-5 FRM-15: a loan officer whom the directory lists without a company is not asked for one', async ({
  page,
}) => {
  const email = newEmail();
  const lead = await openForm(page);
  await lead.getByLabel('Role').selectOption('LoanOfficer');
  await lead.getByLabel('NMLS ID').fill('123457');
  await lead.getByLabel('Name', { exact: true }).selectOption('Bruno Keel Jr.');
  await expect(lead.getByLabel('Company')).toHaveCount(0);
  await lead.getByLabel('Email').fill(email);
  await lead.getByLabel('Phone').fill('415.555.2671');
  await submitButton(page).click();
  await expect(lead.getByText(leadSent)).toBeVisible();
  expect(await storedLeads(email)).toHaveLength(1);
});

for (const role of ['BranchManager', 'MarketingDept', 'AdAgency']) {
  test(`FRM-6 FRM-24 FRM-25 FRM-26 OPN-75: ${role} gives free text, is asked no NMLS question, and brings the campaign along`, async ({
    page,
  }) => {
    const email = newEmail();
    const calls: string[] = [];
    page.on('request', (request) => calls.push(request.url()));
    const lead = await openForm(page, `${lenderPage}?utm_source=mail&utm_campaign=spring`);
    await fillLead(lead, email, { role });
    await lead.getByLabel('Company').fill('Lanternlight Lending');
    await submitButton(page).click();
    await expect(lead.getByText(leadSent)).toBeVisible();
    expect(calls.some((url) => url.includes('getNMLSLender'))).toBe(false);
    const [row] = await storedLeads(email);
    expect(row).toContain('"Bea","van der Berg"');
    expect(row).toContain(
      `"${role}","","Lanternlight Lending","utm_source=mail utm_campaign=spring"`,
    );
  });
}

test('CON-25 ENT-24: a lead from an app carries its partner id into the row', async ({ page }) => {
  const email = newEmail();
  const lead = await openForm(page);
  await page.evaluate(() =>
    window.mortgageEmbed!.update('lender-advertising-remote', { app: 'ios' }),
  );
  await fillLead(lead, email);
  await submitButton(page).click();
  await expect(lead.getByText(leadSent)).toBeVisible();
  expect((await storedLeads(email))[0]).toMatch(/"RD-MAPLEIOS"$/);
});

test('a lead can be sent with the keyboard alone, from the link to the form to the thanks', async ({
  page,
}) => {
  const email = newEmail();
  await openForm(page);
  const lead = form(page);
  await page.getByRole('link', { name: 'Request more info' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(lead.getByLabel('Role')).toBeFocused();
  await page.keyboard.type('I am a sales');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Bea Berg');
  await page.keyboard.press('Tab');
  await expect(lead.getByLabel('Company')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type(email);
  await page.keyboard.press('Tab');
  await page.keyboard.type('415-555-2671');
  await page.keyboard.press('Tab');
  // The field that no person sees is not on the way.
  await expect(submitButton(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(lead.getByText(leadSent)).toBeVisible();
  expect(await storedLeads(email)).toHaveLength(1);
});

test("FRM-3: a role chosen before the page's code has come is not lost", async ({ page }) => {
  const held: (() => void)[] = [];
  await page.route('**/lender-advertising-remote/*/entry.js', async (route) => {
    await new Promise<void>((release) => held.push(release));
    await route.continue();
  });
  await page.goto(lenderPage, { waitUntil: 'commit' });
  await form(page).getByLabel('Role').selectOption('AdAgency');
  await pressAnyway(page);
  expect(new URL(page.url()).search).toBe('');
  await expect.poll(() => held.length).toBeGreaterThan(0);
  held.forEach((release) => release());
  await expect(form(page).getByLabel('Email')).toBeVisible();
  await expect(form(page).getByLabel('Role')).toHaveValue('AdAgency');
});

test('FRM-3: a role chosen before the script has come stays, and brings its fields', async ({
  page,
}) => {
  const script = hold();
  await page.route('**/lender-advertising-remote/*/entry.js*', async (route) => {
    await script.released;
    await route.continue();
  });
  await page.goto(lenderPage, { waitUntil: 'domcontentloaded' });
  const lead = form(page);
  await lead.getByLabel('Role').selectOption('BranchManager');
  await expect(lead.getByLabel('Email')).toHaveCount(0);
  script.release();
  await expect(lead.getByLabel('Email')).toBeVisible();
  await expect(lead.getByLabel('Role')).toHaveValue('BranchManager');
});
