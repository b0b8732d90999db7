import { expect, test } from '../visit/test';
import {
  header,
  menuWorks,
  signInLink,
  footer,
  privacyLink,
  live,
} from '../visit/views';
import { demoUrl } from '../demo/address';
import { hold } from '../visit/hold';
import { watchShift } from '../visit/layoutShift';

test.use({ bypassCSP: true });

test('menus open by click and by keyboard with all our scripts blocked but the loader', async ({
  page,
}) => {
  const ours =
    /127\.0\.0\.1:\d+\/(embed|session-shared)\/|\/(entry|mount)\.[\w.]*js$/;
  await page.route(ours, (route) => route.abort());
  await page.goto('/mortgage-rates/');
  const buy = header(page).getByRole('button', { name: 'Buy' });
  const homes = header(page).getByRole('link', { name: 'Homes for sale' });
  await buy.click();
  await expect(homes).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(homes).toBeHidden();
  await buy.press('Enter');
  await expect(homes).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the included shells are there, their links and menus work', async ({
    page,
  }) => {
    await page.goto('/refinance/');
    await expect(signInLink(page)).toBeVisible();
    await expect(privacyLink(page)).toBeVisible();
    await header(page).getByRole('button', { name: 'Home Loans' }).click();
    await header(page)
      .getByRole('link', { name: 'See current mortgage rates' })
      .click();
    await expect(page).toHaveURL(/\/mortgage-rates\//);
  });
});

test('with the origins of the remotes down, the included shell stays and nothing is thrown', async ({
  page,
}) => {
  const own = new URL(demoUrl).port;
  await page.route(
    (url) => url.port !== own,
    (route) => route.abort(),
  );
  await page.goto('/refinance/');
  await expect(signInLink(page)).toBeVisible();
  await menuWorks(page);
  await expect(footer(page)).toContainText('2006');
});

test('the header runs on the very shell: an open menu stays open, nothing shifts', async ({
  page,
}) => {
  const shiftOf = await watchShift(page);
  const held = hold();
  await page.route(/\/host\.[\w.]*js|\/host\.js/, async (route) => {
    await held.released;
    await route.continue();
  });
  await page.goto('/mortgage-rates/', { waitUntil: 'commit' });
  const sell = header(page).getByRole('button', { name: 'Sell' });
  await sell.click();
  const panelBefore = await header(page)
    .locator(':popover-open')
    .elementHandle();
  held.release();
  await live(page, '#site-header');
  expect(
    await panelBefore.evaluate(
      (panel) => panel.isConnected && panel.matches(':popover-open'),
    ),
  ).toBe(true);
  expect(await shiftOf()).toBeLessThan(0.005);
});
