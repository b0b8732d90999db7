import type { Locator } from '@playwright/test';
import {
  fillLead,
  leadFailed,
  leadSent,
  newEmail,
  openForm,
  pressAnyway,
  sendPath,
  storedLeads,
  submitButton,
} from './leadForm';
import { expect, test } from '../visit/test';

/** A message that is seen, and that the field itself says. */
async function expectError(field: Locator, message: string): Promise<void> {
  await expect(field).toHaveAccessibleDescription(new RegExp(message.replaceAll('.', '\\.')));
  await expect(field).toHaveAttribute('aria-invalid', 'true');
}

const cases: readonly (readonly [string, string, string, string])[] = [
  ['FRM-12', 'Name', 'Bea', 'Please enter a valid name.'],
  ['FRM-16', 'Email', 'bea@', 'Please enter a valid email address.'],
  [
    'FRM-16 CAL-10',
    'Email',
    `${'b'.repeat(65)}@berg.example.com`,
    'Please enter a valid email address.',
  ],
  ['FRM-18', 'Phone', '12', 'Please enter a valid phone number.'],
  ['FRM-18 CAL-11', 'Phone', '(123) 456-7890', 'Please enter a valid phone number.'],
  ['FRM-19 CAL-11', 'Phone', '(415) 555-0123', 'Please enter a valid phone number.'],
  ['FRM-20', 'Phone', '(415) 555-2671 x5', 'Please do not include extensions'],
];
test.describe('FRM-12 FRM-16 FRM-18 FRM-19 FRM-20 FRM-23', () => {
  for (const [ids, label, text, message] of cases)
    test(`${ids}: ${label} ${JSON.stringify(text.slice(-24))} is told a second after the last key`, async ({
      page,
    }) => {
      const lead = await openForm(page);
      await lead.getByLabel('Role').selectOption('MarketingDept');
      await lead.getByLabel(label, { exact: true }).fill(text);
      await expect(lead.getByLabel(label, { exact: true })).toHaveAttribute(
        'aria-invalid',
        'false',
      );
      await expectError(lead.getByLabel(label, { exact: true }), message);
      await expect(submitButton(page)).toHaveAttribute('aria-disabled', 'true');
    });
});

test('FRM-17 FRM-21 F38: without a connection to the checks both say so, and are made up for when it is back', async ({
  page,
  context,
}) => {
  const lead = await openForm(page);
  await page.route('**/mortgageapi/parse*', (route) => route.abort());
  await fillLead(lead, newEmail());
  await expectError(lead.getByLabel('Email'), 'Connection lost, please try again later.');
  await expectError(lead.getByLabel('Phone'), 'Connection lost, please try again later.');
  await page.unroute('**/mortgageapi/parse*');
  await context.setOffline(true);
  await context.setOffline(false);
  await expect(submitButton(page)).toHaveAttribute('aria-disabled', 'false');
});

test('FRM-14 NML-1 NML-2 NML-3 NML-4 NML-5 ERR-23: every word about an NMLS ID, and what was found goes when the next is not', async ({
  page,
}) => {
  const lead = await openForm(page);
  await lead.getByLabel('Role').selectOption('LoanOfficer');
  const nmlsId = lead.getByLabel('NMLS ID');
  for (const [typed, message] of [
    ['12a', 'Enter a numeric NMLS ID'],
    ['1234567890123', 'Enter a numeric NMLS ID'],
    ['9999999999', 'Unknown NMLS ID'],
    ['999999', 'Unknown NMLS ID'],
    ['654321', 'Please input your personal loan officer or mortgage broker NMLS ID.'],
  ] as const) {
    await nmlsId.fill(typed);
    await expectError(nmlsId, message);
    await expect(lead.getByText('Invalid NMLS ID entered.')).toBeVisible();
  }
  await nmlsId.fill('123456');
  await lead.getByLabel('Name', { exact: true }).selectOption('Ada M Lane');
  await expect(lead.getByText('Invalid NMLS ID entered.')).toHaveCount(0);
  await expect(lead.getByLabel('Email')).toBeVisible();
  await nmlsId.fill('999999');
  await expectError(nmlsId, 'Unknown NMLS ID');
  await expect(lead.getByLabel('Name', { exact: true })).toHaveCount(0);
  await expect(lead.getByLabel('Email')).toHaveCount(0);
});

test('FRM-13 FRM-15: a loan officer is told to choose from both lists', async ({ page }) => {
  const lead = await openForm(page);
  await lead.getByLabel('Role').selectOption('LoanOfficer');
  await lead.getByLabel('NMLS ID').fill('123456');
  await lead.getByLabel('Name', { exact: true }).selectOption('Adele Lane');
  await lead.getByLabel('Company').selectOption('Porchlight Mortgage');
  await lead.getByLabel('Company').selectOption('');
  await expectError(lead.getByLabel('Company'), 'Please select a company name from the list');
  await lead.getByLabel('Name', { exact: true }).selectOption('');
  await expectError(
    lead.getByLabel('Name', { exact: true }),
    'Please select a name from the list.',
  );
});

test('FRM-7 FRM-22 FRM-27: a press on the button that looks disabled sends nothing, names the fields, and leads to them', async ({
  page,
}) => {
  const lead = await openForm(page);
  const button = submitButton(page);
  await expect(button).toHaveAccessibleDescription(/Still needed: Role/);
  await pressAnyway(page);
  const summary = lead.getByRole('group', { name: 'Please check these fields:' });
  await expect(summary).toBeFocused();
  await expectError(lead.getByLabel('Role'), 'Select your role from the list.');
  await lead.getByLabel('Role').selectOption('AdAgency');
  await expect(summary).toHaveCount(0);
  await pressAnyway(page);
  await expect(summary).toContainText('Please enter a valid phone number.');
  await summary.getByRole('link', { name: 'Phone' }).click();
  await expect(lead.getByLabel('Phone')).toBeFocused();
});

test('OPN-76 FRM-27: a lead that the server refuses names its field, keeps what was typed, and is not stored', async ({
  page,
}) => {
  const email = newEmail();
  const lead = await openForm(page);
  // The page takes this number for a good one; the server, asked for the lead, does not.
  await page.route('**/mortgageapi/parsePhoneNumber*', (route) =>
    route.fulfill({ json: { isEasilyRecognizableCode: false, phoneNumber: {} } }),
  );
  await fillLead(lead, email, { phone: '(415) 555-0123' });
  await submitButton(page).click();
  await expect(lead.getByRole('group', { name: 'Please check these fields:' })).toContainText(
    'Phone: Please enter a valid phone number.',
  );
  await expect(
    lead.getByText('An unexpected error occurred. Please try again later.'),
  ).toBeVisible();
  await expect(lead.getByLabel('Email')).toHaveValue(email);
  expect(await storedLeads(email)).toEqual([]);
});

test('OPN-76 NML-2 FRM-27: the server refuses a loan officer whom its directory does not have; the form asks anew, says so, and the lead goes with the next NMLS ID', async ({
  page,
}) => {
  const email = newEmail();
  const lead = await openForm(page);
  // As if the record had been there when the form asked.
  await page.route(
    '**/mortgageapi/getNMLSLender*',
    (route) =>
      route.fulfill({
        json: {
          lender: {
            nmlsId: '999999',
            nmlsType: 'Individual',
            individualNameOptions: [{ firstName: 'Ada', middleName: 'M', lastName: 'Lane' }],
            companyNameOptions: [],
          },
        },
      }),
    { times: 1 },
  );
  await lead.getByLabel('Role').selectOption('LoanOfficer');
  await lead.getByLabel('NMLS ID').fill('999999');
  await lead.getByLabel('Name', { exact: true }).selectOption('Ada M Lane');
  await lead.getByLabel('Email').fill(email);
  await lead.getByLabel('Phone').fill('(415) 555-2671');
  await submitButton(page).click();
  await expectError(lead.getByLabel('NMLS ID'), 'Unknown NMLS ID');
  await expect(lead.getByRole('group', { name: 'Please check these fields:' })).toBeFocused();
  await expect(lead.getByRole('alert')).toContainText('Please correct the fields listed above.');
  expect(await storedLeads(email)).toEqual([]);
  await lead.getByLabel('NMLS ID').fill('123457');
  await lead.getByLabel('Name', { exact: true }).selectOption('Bruno Keel Jr.');
  await expect(lead.getByLabel('Email')).toHaveValue(email);
  await submitButton(page).click();
  await expect(lead.getByText(leadSent)).toBeVisible();
  expect(await storedLeads(email)).toHaveLength(1);
});

test('OPN-76 F27: while the directory is away the lead waits in the form, and goes when it is back', async ({
  page,
}) => {
  const email = newEmail();
  const lead = await openForm(page);
  await page.route(
    sendPath,
    (route) =>
      route.fulfill({ status: 503, json: { error: 'ServiceUnavailable', message: 'Away.' } }),
    { times: 1 },
  );
  await fillLead(lead, email);
  await submitButton(page).click();
  await expect(lead.getByText(leadFailed)).toBeVisible();
  await expect(lead.getByRole('alert')).toContainText('Your entries are still here');
  await expect(lead.getByLabel('Email')).toHaveValue(email);
  await lead.getByLabel('Company').fill('Lanternlight');
  await submitButton(page).click();
  await expect(lead.getByText(leadSent)).toBeVisible();
  expect(await storedLeads(email)).toHaveLength(1);
});
