import type { Page } from '@playwright/test';
import {
  contactChecked,
  fillLead,
  form,
  leadSent,
  newEmail,
  openForm,
  pressAnyway,
  sendPath,
  submitButton,
} from './leadForm';
import { violations } from '../accessibility/violations';
import { expect, test } from '../visit/test';
import { hold } from '../visit/hold';
import { signInAs } from '../accounts/signIn';

/** Nothing of ours in this state is in anybody's way. */
const expectNoViolations = async (page: Page, slot = '#lender-onboarding'): Promise<void> =>
  expect(await violations(page, slot)).toEqual([]);

for (const width of [320, 1280]) {
  test(`axe finds nothing in any state of the lead form at ${width} px`, async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    // The testimonials stand still: half turned, a slide is too pale for a moment.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const lead = await openForm(page);
    await lead.getByLabel('Role').selectOption('LoanOfficer');
    await lead.getByLabel('NMLS ID').fill('999999');
    await expect(lead.getByText('Unknown NMLS ID')).toBeVisible();
    await expectNoViolations(page);
    await lead.getByLabel('NMLS ID').fill('123456');
    await lead.getByLabel('Name', { exact: true }).selectOption('Ada M Lane');
    await pressAnyway(page);
    await expect(lead.getByRole('group', { name: 'Please check these fields:' })).toBeFocused();
    await expectNoViolations(page);
    const checked = contactChecked(page);
    await fillLead(lead, newEmail(), { role: 'AdAgency' });
    await checked;
    await expect(submitButton(page)).toHaveAttribute('aria-disabled', 'false');
    await expectNoViolations(page);
    await context.setOffline(true);
    await submitButton(page).click();
    await expect(lead.getByRole('alert')).toContainText('You’re offline.');
    await expectNoViolations(page);
    await context.setOffline(false);
    const held = hold();
    await page.route(sendPath, async (route) => {
      await held.released;
      await route.fulfill({ json: {} });
    });
    await submitButton(page).click();
    await expect(lead.getByText('Submitting contact...')).toBeVisible();
    await expectNoViolations(page);
    held.release();
    await expect(lead.getByText(leadSent)).toBeVisible();
    await expectNoViolations(page);
  });

  test(`axe finds nothing with the secondary navigation, the questions open, and at the gate, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/mortgage/review-moderation/');
    await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
    await expectNoViolations(page, '#access-denied');
    await signInAs(page, 'lender');
    await openForm(page);
    await expect(
      page.getByRole('navigation', { name: 'Lender' }).getByRole('link', { name: 'Quotes' }),
    ).toBeVisible();
    for (const question of await page.locator('#lender-onboarding summary').all())
      await question.click();
    await expectNoViolations(page);
  });
}

test('in forced colours every field, button and state keeps an outline', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const lead = await openForm(page);
  await pressAnyway(page);
  const outlined = [
    lead.getByLabel('Role'),
    submitButton(page),
    page.getByRole('link', { name: 'Learn more' }),
    page.getByRole('link', { name: 'Request more info' }),
    page.getByRole('button', { name: 'Pause' }),
  ];
  for (const control of outlined)
    expect(await control.evaluate((element) => getComputedStyle(element).borderTopWidth)).not.toBe(
      '0px',
    );
  await expect(form(page).getByText('Select your role from the list.').first()).toBeVisible();
  // No colour says then which field it is.
  await expect(lead.getByLabel('Role')).toHaveCSS('border-top-width', '3px');
});
