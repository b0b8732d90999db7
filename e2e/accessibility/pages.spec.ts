import { test, expect } from '../visit/test';
import { header, hydrated, openPopup, signInLink, visit } from '../visit/views';
import { violations } from './violations';

const widths = [320, 889, 890, 1280];

for (const width of widths) {
  test(`axe finds nothing at ${width} px, signed out, with every menu open in turn`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await visit(page);
    expect(await violations(page, '#site-header', '#site-footer')).toEqual([]);
    const openers = header(page).locator('button[popovertarget]:visible');
    const count = await openers.count();
    expect(count).toBeGreaterThan(0);
    for (let index = 0; index < count; index += 1) {
      await openers.nth(index).focus();
      await page.keyboard.press('Enter');
      await expect(openPopup(page)).toHaveCount(1);
      expect(await violations(page, '#site-header')).toEqual([]);
      await page.keyboard.press('Escape');
    }
  });

  test(`axe finds nothing on the lender page at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/advertising/Mortgage.htm');
    await hydrated(page, '#lender-onboarding');
    expect(await violations(page, '#lender-onboarding')).toEqual([]);
  });
}

test('axe finds nothing in the sign-in dialog', async ({ page }) => {
  await visit(page);
  await signInLink(page).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await violations(page)).toEqual([]);
});
