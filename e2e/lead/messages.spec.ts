import type { Locator } from '@playwright/test';
import {
  fillLead,
  leadSent,
  newEmail,
  openForm,
  pressAnyway,
  storedLeads,
  submitButton,
} from './leadForm';
import { expect, pauseClock, test } from '../visit/test';

/** The message is the field's description, for screen readers too. */
async function expectError(field: Locator, message: string): Promise<void> {
  await expect(field).toHaveAccessibleDescription(new RegExp(message.replaceAll('.', '\\.')));
  await expect(field).toHaveAttribute('aria-invalid', 'true');
}

test('a message comes a second after the last key, and the field says it (FRM-16 FRM-23 CAL-10)', async ({
  page,
}) => {
  await page.clock.install();
  const lead = await openForm(page);
  await lead.getByLabel('Role').selectOption('MarketingDept');
  const email = lead.getByLabel('Email');
  await pauseClock(page);
  // The page takes this address for a good one; the server's check does not.
  await email.fill(`${'b'.repeat(65)}@berg.example.com`);
  await expect(email).toHaveAttribute('aria-invalid', 'false');
  await page.clock.runFor(1000);
  await expectError(email, 'Please enter a valid email address.');
  await expect(submitButton(page)).toHaveAttribute('aria-disabled', 'true');
});

test('an unknown NMLS ID takes away what the one before it brought (FRM-14 NML-1 NML-5 ERR-23)', async ({
  page,
}) => {
  const lead = await openForm(page);
  await lead.getByLabel('Role').selectOption('LoanOfficer');
  const nmlsId = lead.getByLabel('NMLS ID');
  await nmlsId.fill('123456');
  await lead.getByLabel('Name', { exact: true }).selectOption('Ada M Lane');
  await expect(lead.getByText('Invalid NMLS ID entered.')).toHaveCount(0);
  await expect(lead.getByLabel('Email')).toBeVisible();
  await nmlsId.fill('999999');
  await expectError(nmlsId, 'Unknown NMLS ID');
  await expect(lead.getByText('Invalid NMLS ID entered.')).toBeVisible();
  await expect(lead.getByLabel('Name', { exact: true })).toHaveCount(0);
  await expect(lead.getByLabel('Email')).toHaveCount(0);
});

test('a press on the disabled-looking button names the missing fields and leads to them (FRM-7 FRM-22 FRM-27)', async ({
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

test('a lead that the server refuses keeps the typed text, names its field and is not stored (OPN-76 FRM-27)', async ({
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

test('a loan officer outside the directory is refused, and the lead goes with another NMLS ID (OPN-76 NML-2 FRM-27)', async ({
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
