import { form, leadSent, newEmail, storedLeads } from './leadForm';
import { expect, plainTest } from '../visit/test';

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
