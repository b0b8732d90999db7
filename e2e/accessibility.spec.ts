import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, header, hydrated, signIn, test } from './visit';

const widths = [320, 889, 890, 1280];

/** Violations inside our own slots; the legacy page around them is not ours to judge. */
async function violations(page: Page, slots: readonly string[]): Promise<string[]> {
  let axe = new AxeBuilder({ page });
  for (const slot of slots) axe = axe.include(slot);
  const { violations: found } = await axe.analyze();
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => `${id}: ${JSON.stringify(target)}`),
  );
}

for (const width of widths) {
  test(`axe finds nothing at ${width} px, signed out, with every menu open in turn`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/mortgage-rates/');
    await hydrated(page, '#site-header');
    expect(await violations(page, ['#site-header', '#site-footer'])).toEqual([]);
    const openers = header(page).locator('button[popovertarget]:visible');
    const count = await openers.count();
    expect(count).toBeGreaterThan(0);
    for (let index = 0; index < count; index += 1) {
      await openers.nth(index).focus();
      await page.keyboard.press('Enter');
      await expect(header(page).locator(':popover-open')).toHaveCount(1);
      expect(await violations(page, ['#site-header'])).toEqual([]);
      await page.keyboard.press('Escape');
    }
  });

  test(`axe finds nothing on the lender page at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/advertising/Mortgage.htm');
    await hydrated(page, '#lender-onboarding');
    expect(await violations(page, ['#lender-onboarding'])).toEqual([]);
  });
}

test('axe finds nothing in the sign-in dialog, nor in the account menu', async ({ page }) => {
  await page.goto('/mortgage-rates/');
  await hydrated(page, '#site-header');
  await header(page).getByRole('link', { name: 'Sign In' }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  const { violations: found } = await new AxeBuilder({ page }).analyze();
  expect(found.map(({ id }) => id)).toEqual([]);
  await page.keyboard.press('Escape');
  await signIn(page, 'consumer@example.test');
  await header(page)
    .getByRole('button', { name: /account/i })
    .click();
  expect(await violations(page, ['#site-header'])).toEqual([]);
});
