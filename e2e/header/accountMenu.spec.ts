/** The account menu: its sections by role. */
import type { Page } from '@playwright/test';
import { signedInMenu } from 'mortgage-domain/menus/signedInMenu';
import { defaultSiteConfig } from 'mortgage-domain/site/siteConfig';
import { header, accountButton, openPopup, resizeTo, boxOf } from '../visit/views';
import { test, expect } from '../visit/test';
import { signInAlone, visitAs } from '../accounts/signIn';

const ownMenu = signedInMenu(defaultSiteConfig);

const texts = (page: Page, selector: string) =>
  header(page)
    .locator(selector)
    .evaluateAll((links) => links.map((link) => link.firstChild!.textContent!.trim()));

for (const [role, sections] of [
  ['consumer', []],
  ['lender-admin', ['Lender Hub', 'My account', 'Admin tools']],
] as const)
  test(`${role} sees the own menu and the server's sections, inside the window at every width (NAV-4 NAV-5 NAV-23 NAV-30 NAV-37 HDR-19)`, async ({
    page,
  }) => {
    await visitAs(page, role);
    await accountButton(page).click();
    await expect(openPopup(page)).toBeVisible();
    expect(await texts(page, '#account-menu > div > div > a')).toEqual(sections);
    expect(await texts(page, '#account-menu > ul a')).toEqual(ownMenu.map(({ text }) => text));
    for (const width of [320, 889, 890]) {
      await resizeTo(page, width, 900);
      if ((await openPopup(page).count()) === 0) await accountButton(page).click();
      const { x, width: menuWidth } = await boxOf(openPopup(page));
      expect([x >= 0, x + menuWidth <= width]).toEqual([true, true]);
    }
  });

test('admin links are red, and no others (NAV-36 NAV-35 NAV-28 NAV-29)', async ({ page }) => {
  await visitAs(page, 'lender-admin');
  await accountButton(page).click();
  const colourOf = (name: string) =>
    openPopup(page)
      .getByRole('link', { name, exact: true })
      .first()
      .evaluate((link) => getComputedStyle(link).color.match(/\d+/g)!.map(Number));
  const [red, green, blue] = (await colourOf('User finder')) as [number, number, number];
  expect(red).toBeGreaterThan(150);
  expect(Math.max(green, blue)).toBeLessThan(60);
  expect((await colourOf('Lender Hub'))[0]).toBeLessThan(100);
});

test('staff who impersonate see for whom, on every page, and stop by the link (NAV-7 ENT-17)', async ({
  page,
}) => {
  await signInAlone(page, 'moderator');
  await page.goto('/mortgage/admin/impersonate/');
  await page.locator('#main-content').getByRole('textbox').fill('consumer@example.test');
  await page.locator('#main-content').getByRole('button').click();
  await page.goto('/mortgage-rates/');
  const notice = header(page).getByRole('complementary', { name: 'Impersonation' });
  await expect(notice).toContainText('consumer@example.test');
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(notice).toBeInViewport({ ratio: 1 });
  }
  await notice.getByRole('link', { name: 'Stop impersonating' }).click();
  await page.goto('/mortgage-rates/');
  await expect(accountButton(page)).toBeVisible();
  await expect(notice).toHaveCount(0);
});
