import { hiddenStops } from '../accessibility/hiddenStops';
import { header, accountButton, openPopup } from '../visit/views';
import { test, expect } from '../visit/test';
import { signInAlone, visitAs } from '../accounts/signIn';

test('admin links are red, and no others (NAV-36 NAV-35 NAV-28 NAV-29)', async ({
  page,
}) => {
  await visitAs(page, 'lender-admin');
  await accountButton(page).click();
  const colourOf = (name: string) =>
    openPopup(page)
      .getByRole('link', { name, exact: true })
      .first()
      .evaluate((link) =>
        getComputedStyle(link).color.match(/\d+/g)!.map(Number),
      );
  const [red, green, blue] = (await colourOf('User finder')) as [
    number,
    number,
    number,
  ];
  expect(red).toBeGreaterThan(150);
  expect(Math.max(green, blue)).toBeLessThan(60);
  expect((await colourOf('Lender Hub'))[0]).toBeLessThan(100);
});

test('staff who impersonate see for whom, on every page, and stop by the link (NAV-7 ENT-17)', async ({
  page,
}) => {
  await signInAlone(page, 'moderator');
  await page.goto('/mortgage/admin/impersonate/');
  await page
    .locator('#main-content')
    .getByRole('textbox')
    .fill('consumer@example.test');
  await page.locator('#main-content').getByRole('button').click();
  await page.goto('/mortgage-rates/');
  const notice = header(page).getByRole('complementary', {
    name: 'Impersonation',
  });
  await expect(notice).toContainText('consumer@example.test');
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(notice).toBeInViewport({ ratio: 1 });
  }
  // 400 % of 1280 x 1024.
  await page.setViewportSize({ width: 320, height: 256 });
  expect(await hiddenStops(notice)).toEqual([]);
  await notice.getByRole('link', { name: 'Stop impersonating' }).click();
  await page.goto('/mortgage-rates/');
  await expect(accountButton(page)).toBeVisible();
  await expect(notice).toHaveCount(0);
});
