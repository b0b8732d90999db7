import {
  fillOfficer,
  form,
  leadSent,
  lenderPage,
  newEmail,
  openForm,
  sendPath,
  storedLeads,
  submitButton,
} from './leadForm';
import { test, expect } from '../visit/test';
import { hold } from '../visit/hold';

test("a loan officer's lead goes from the legacy page into the database (LAP-1 FRM-3 FRM-4 FRM-5 FRM-8 FRM-9 CAL-7 CAL-8 LAP-27)", async ({
  page,
}) => {
  const email = newEmail();
  const calls: string[] = [];
  page.on('request', (request) => calls.push(new URL(request.url()).pathname));
  const lead = await openForm(page);
  await lead.getByLabel('Role').selectOption('LoanOfficer');
  await expect(lead.getByLabel('Email')).toHaveCount(0);
  await fillOfficer(lead, email);
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
  // The hidden field is not on the way.
  await expect(submitButton(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(lead.getByText(leadSent)).toBeVisible();
  expect(await storedLeads(email)).toHaveLength(1);
});

for (const width of [320, 1280]) {
  test(`keeps its height at ${width} px when a loan officer chooses the role (FRM-4 FRM-5)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const lead = await openForm(page);
    const heightOf = async () => (await lead.boundingBox())!.height;
    const before = await heightOf();
    await lead.getByLabel('Role').selectOption('LoanOfficer');
    await expect(lead.getByRole('list', { name: 'Next steps' })).toBeVisible();
    // A line of text more or less.
    expect(Math.abs((await heightOf()) - before)).toBeLessThan(24);
  });
}

test('text entered before the script arrives stays, and the role brings its fields (FRM-3)', async ({
  page,
}) => {
  const script = hold();
  await page.route(
    '**/lender-advertising-remote/*/entry.js*',
    async (route) => {
      await script.released;
      await route.continue();
    },
  );
  await page.goto(lenderPage, { waitUntil: 'domcontentloaded' });
  const lead = form(page);
  await lead.getByLabel('Role').selectOption('LoanOfficer');
  await lead.getByLabel('Email').fill('ada@lane.example');
  await expect(lead.getByLabel('NMLS ID')).toHaveCount(0);
  script.release();
  await expect(lead.getByLabel('NMLS ID')).toBeVisible();
  await lead.getByLabel('Role').selectOption('BranchManager');
  await expect(lead.getByLabel('Email')).toHaveValue('ada@lane.example');
});
