import { leadDraftKey } from 'embed/hand-overs';
import {
  fillLead,
  form,
  leadFailed,
  leadSent,
  newEmail,
  openForm,
  sendPath,
  storedLeads,
  submitButton,
} from './leadForm';
import { expect, test, plainTest } from '../visit/test';
import { accountButton, header, signInLink } from '../visit/views';
import { emailOf } from '../accounts/roles';
import { signInAlone, signInByLightbox } from '../accounts/signIn';

test('an answer lost after the lead was stored, and a second press with a correction, make one lead (OPN-76 I6)', async ({
  page,
}) => {
  const email = newEmail();
  const lead = await openForm(page);
  let sends = 0;
  await page.route(sendPath, async (route) => {
    sends += 1;
    await route.fetch();
    await (sends === 1 ? route.abort('connectionreset') : route.continue());
  });
  await fillLead(lead, email);
  await submitButton(page).click();
  await expect(lead.getByText(leadFailed)).toBeVisible();
  await expect(lead.getByRole('alert')).toContainText('We won’t record your request twice.');
  await expect(submitButton(page)).toHaveCount(0);
  expect(await storedLeads(email)).toHaveLength(1);
  await lead.getByLabel('Company').fill('Lanternlight');
  await submitButton(page).click();
  await expect(lead.getByText(leadSent)).toBeVisible();
  const rows = await storedLeads(email);
  expect(rows).toHaveLength(1);
  expect(rows[0]).toContain('Lanternlight');
});

test('a draft survives a reload and a sign-in, and is gone after success (FRM-2 OPN-76)', async ({
  page,
}) => {
  const email = newEmail();
  const lead = await openForm(page);
  const draft = () => page.evaluate((key) => sessionStorage.getItem(key), leadDraftKey);
  expect(await draft()).toBeNull();
  await fillLead(lead, email, { role: 'AdAgency' });
  await page.reload();
  await expect(lead.getByLabel('Role')).toHaveValue('AdAgency');
  await signInByLightbox(page, 'consumer');
  await expect(lead.getByLabel('Name', { exact: true })).toHaveValue('Bea van der Berg');
  await expect(lead.getByLabel('Email')).toHaveValue(email);
  await submitButton(page).click();
  await expect(lead.getByText(leadSent)).toBeVisible();
  expect(await draft()).toBeNull();
});

test('a draft shows to its own account alone, over impersonation and sign-out (OPN-118)', async ({
  page,
}) => {
  /** Opens the form as that account, which finds this phone number and types another. */
  const openAs = async (account: string, found: string, typed: string): Promise<void> => {
    const lead = await openForm(page);
    await lead.getByLabel('Role').selectOption('AdAgency');
    await expect(lead.getByLabel('Email')).toHaveValue(account);
    await expect(lead.getByLabel('Phone')).toHaveValue(found);
    await lead.getByLabel('Phone').fill(typed);
  };
  await signInAlone(page, 'moderator');
  await openAs(emailOf('moderator'), '', '(415) 555-2671');
  await page.goto('/mortgage/admin/impersonate/');
  await page.locator('#main-content').getByRole('textbox').fill(emailOf('consumer'));
  await page.locator('#main-content').getByRole('button').click();
  await openAs(emailOf('consumer'), '', '(212) 555-0188');
  await header(page).getByRole('link', { name: 'Stop impersonating' }).click();
  await openAs(emailOf('moderator'), '', '(415) 555-0142');
  await accountButton(page).click();
  await header(page).getByRole('link', { name: 'Sign out' }).last().click();
  await expect(signInLink(page)).toBeVisible();
  await openAs('', '', '');
  await signInByLightbox(page, 'moderator');
  await openAs(emailOf('moderator'), '(415) 555-0142', '');
});

test('a closed security check is a failed send; a passed one sends the same lead (S09 AUT-10 AUT-11)', async ({
  page,
}) => {
  const email = newEmail();
  const lead = await openForm(page);
  await fillLead(lead, email);
  // The server challenges a lead with the hidden field filled in.
  await page
    .locator('#lender-onboarding input[name=website]')
    .evaluate((trap: HTMLInputElement) => {
      trap.value = 'https://spam.example';
    });
  await submitButton(page).click();
  const check = page.getByRole('dialog', { name: 'Security check' });
  await expect(check.getByText('Check the box below to proceed.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(lead.getByRole('alert')).toContainText(
    'You closed the security check before completing it.',
  );
  expect(await storedLeads(email)).toEqual([]);
  await lead.getByLabel('Company').fill('Lanternlight');
  await submitButton(page).click();
  // The check refuses an answer that comes too fast.
  await expect(async () => {
    await check.getByRole('checkbox', { name: 'I am a person' }).click();
    await expect(check).toBeHidden({ timeout: 1_000 });
  }).toPass();
  await expect(lead.getByText(leadSent)).toBeVisible();
  expect(await storedLeads(email)).toHaveLength(1);
});

// The page has a script error of its own (Sys is undefined).
plainTest(
  "in a page that is one big form, Enter and the button send our lead, never the host's form (F58)",
  async ({ page }) => {
    const email = newEmail();
    await page.goto('/legacy/webforms');
    const lead = form(page, '#lender-onboarding-root');
    await lead.getByLabel('Role').selectOption('BranchManager');
    await lead.getByLabel('Name', { exact: true }).fill('Bea Berg');
    // Enter with something missing shows the errors.
    await lead.getByLabel('Name', { exact: true }).press('Enter');
    await expect(lead.getByRole('group', { name: 'Please check these fields:' })).toBeFocused();
    await lead.getByLabel('Email').fill(email);
    await lead.getByLabel('Phone').fill('(415) 555-2671');
    await lead.getByLabel('Phone').press('Enter');
    await expect(lead.getByText(leadSent)).toBeVisible();
    expect(
      await page.evaluate(() => (window as { __hostSubmits?: number }).__hostSubmits ?? 0),
    ).toBe(0);
    expect(new URL(page.url()).pathname).toBe('/legacy/webforms');
    expect(await storedLeads(email)).toHaveLength(1);
  },
);

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
  await expect(lead.getByLabel('NMLS ID')).toHaveAccessibleDescription(/Unknown NMLS ID/);
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
