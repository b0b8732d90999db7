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
  await expect(lead.getByRole('alert')).toContainText(
    'we won’t record your request twice.',
  );
  await expect(submitButton(page)).toHaveCount(0);
  expect(await storedLeads(email)).toHaveLength(1);
  await lead.getByLabel('Company').fill('Lanternlight');
  await submitButton(page).click();
  await expect(lead.getByText(leadSent)).toBeVisible();
  const rows = await storedLeads(email);
  expect(rows).toHaveLength(1);
  expect(rows[0]).toContain('Lanternlight');
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
    await expect(
      lead.getByRole('group', { name: 'Please check these fields:' }),
    ).toBeFocused();
    await lead.getByLabel('Email').fill(email);
    await lead.getByLabel('Phone').fill('(415) 555-2671');
    await lead.getByLabel('Phone').press('Enter');
    await expect(lead.getByText(leadSent)).toBeVisible();
    expect(
      await page.evaluate(
        () => (window as { __hostSubmits?: number }).__hostSubmits ?? 0,
      ),
    ).toBe(0);
    expect(new URL(page.url()).pathname).toBe('/legacy/webforms');
    expect(await storedLeads(email)).toHaveLength(1);
  },
);
