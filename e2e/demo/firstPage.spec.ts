import type { FrameLocator, Page } from '@playwright/test';
import { violations } from '../accessibility/violations';
import { emailOf } from '../accounts/roles';
import { expect, test } from '../visit/test';
import { live, sidewaysScroll } from '../visit/views';

const stageOf = (page: Page): FrameLocator =>
  page.frameLocator('iframe[data-stage]');
const onStage = (page: Page, name: string) =>
  stageOf(page)
    .locator('#site-header')
    .getByRole('button', { name, exact: true });

test('a header that is down opens its menus (OPN-92 F01)', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Break it and watch' }).click();
  await onStage(page, 'Buy').click();
  await expect(
    stageOf(page).getByRole('link', { name: 'Browse homes' }),
  ).toBeVisible();
  await expect(
    page.getByRole('link', { name: 'Take the header down' }),
  ).toHaveAttribute('aria-current', 'true');
});

test('fits every width, has targets for fingers, and axe finds nothing (OPN-92)', async ({
  page,
}) => {
  for (const width of [320, 768, 889, 890, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
    await live(page, '#site-header');
    expect(await sidewaysScroll(page), `${width} px`).toBe(0);
  }
  expect(await violations(page, '[data-demo]')).toEqual([]);
  const small = await page
    .locator('[data-demo] :is(button:not(.choose), .button, .link, li > a)')
    .evaluateAll((elements) =>
      elements
        .filter((element) => {
          const { height, width } = element.getBoundingClientRect();
          return width > 0 && height < 44;
        })
        .map((element) => element.outerHTML),
    );
  expect(small).toEqual([]);
});

test('signs a visitor in as a sample account, and out again (OPN-34)', async ({
  page,
}) => {
  await page.goto('/');
  await page
    .getByRole('button', { name: 'Customer support', exact: true })
    .click();
  await expect(
    page.getByText(`Signed in as ${emailOf('moderator')}.`),
  ).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('button', { name: 'Sign out' })
    .click();
  await expect(page.getByText('You are signed out.')).toBeVisible();
});
