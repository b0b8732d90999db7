/** A page with a router of its own: `/demo/without-reload/` (docs/decisions/0013-navigation.md). */
import type { Page } from '@playwright/test';
import { expect, test } from '../visit/test';
import {
  header,
  menuButton,
  openPopup,
  signInLink,
  visit,
} from '../visit/views';

test.use({ bypassCSP: true });

const start = '/demo/without-reload/';
const heading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name });
const ownLink = (page: Page, name: string) =>
  page
    .getByRole('navigation', { name: 'This page' })
    .getByRole('link', { name });
const storedRegion = (page: Page) =>
  page.evaluate(
    () =>
      (JSON.parse(localStorage.getItem('mortgageRegion')!) as { path: string })
        .path,
  );
const toldPages = (page: Page, ...paths: string[]) =>
  expect.poll(() => page.locator('#views li').allTextContents()).toEqual(paths);

/** A mark that a reload would wipe away. */
async function open(page: Page): Promise<() => Promise<boolean>> {
  await visit(page, start);
  await toldPages(page, start);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  return () => page.evaluate(() => 'sameDocument' in window);
}

for (const withoutApi of [false, true]) {
  const browser = withoutApi
    ? 'a browser without the Navigation API'
    : 'any browser';
  test.describe(browser, () => {
    test.beforeEach(async ({ page }) => {
      if (withoutApi) {
        await page.addInitScript('delete window.navigation');
      }
    });

    test('region menu, stored region and page views follow pushState, replaceState and back (CAL-14 REG-5 ANA-5)', async ({
      page,
    }) => {
      const isSame = await open(page);
      expect(await page.evaluate(() => 'navigation' in window)).toBe(
        !withoutApi,
      );
      await ownLink(page, 'Los Angeles').click();
      await expect(menuButton(page, 'Los Angeles')).toBeVisible();
      await ownLink(page, 'Texas').click();
      await expect(menuButton(page, 'Texas')).toBeVisible();
      await expect(menuButton(page, 'Los Angeles')).toHaveCount(0);
      expect(await storedRegion(page)).toBe('tx');
      // Another query is the same page.
      await page.getByLabel('Term').selectOption('15');
      await expect(page).toHaveURL(/\/refinance\/tx\/\?term=15$/);
      await page.goBack();
      await expect(menuButton(page, 'Los Angeles')).toBeVisible();
      expect(await storedRegion(page)).toBe('ca/los-angeles');
      await toldPages(
        page,
        start,
        '/mortgage-rates/ca/los-angeles/',
        '/refinance/tx/',
        '/mortgage-rates/ca/los-angeles/',
      );
      expect(await isSame()).toBe(true);
    });
  });
}

test.describe('our links on a page that routes by itself', () => {
  test('a link is routed without a reload, by mouse and by keyboard; its menu closes, the heading has the focus (HDR-1)', async ({
    page,
  }) => {
    const isSame = await open(page);
    await menuButton(page, 'Home Loans').click();
    await openPopup(page)
      .getByRole('link', { name: 'See current mortgage rates' })
      .click();
    await expect(heading(page, 'Mortgage rates')).toBeFocused();
    await expect(openPopup(page)).toHaveCount(0);
    await expect(page).toHaveURL(/\/mortgage-rates\/\?utm_source=maplehearth/);
    const entry = header(page).locator('[aria-current=page]').first();
    await expect(entry).toHaveText('See current mortgage rates');
    await ownLink(page, 'Texas').click();
    await menuButton(page, 'Texas').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(heading(page, 'Mortgage rates in Texas')).toBeFocused();
    await expect(openPopup(page)).toHaveCount(0);
    expect(await isSame()).toBe(true);
    await toldPages(
      page,
      start,
      '/mortgage-rates/',
      '/refinance/tx/',
      '/mortgage-rates/tx/',
    );
  });

  test('a link that the router does not know loads its page; Ctrl opens another tab without the router', async ({
    page,
    context,
  }) => {
    await open(page);
    await page.evaluate(() => {
      document.addEventListener('mortgage:navigate', () => {
        document.title = 'asked';
      });
    });
    const link = header(page).getByRole('link', { name: 'Help', exact: true });
    const [tab] = await Promise.all([
      context.waitForEvent('page'),
      link.click({ modifiers: ['ControlOrMeta'] }),
    ]);
    await expect(tab).toHaveURL(/\/help\/?$/);
    await tab.close();
    expect(await page.title()).not.toBe('asked');
    await expect(page).toHaveURL(new RegExp(`${start}$`));
    await link.click();
    await expect(heading(page, 'Help')).toBeVisible();
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(false);
  });

  test('the router does not handle signing in; the dialog survives a navigation, with its typed text (HDR-21 SGN-1)', async ({
    page,
  }) => {
    const isSame = await open(page);
    await signInLink(page).click();
    const email = page.getByRole('dialog').getByLabel('Email');
    await email.fill('ada@lane.example');
    await page.evaluate(() => history.pushState(null, '', '/refinance/ca/'));
    await expect(menuButton(page, 'California')).toBeAttached();
    await expect(email).toHaveValue('ada@lane.example');
    await expect(email).toBeFocused();
    expect(await isSame()).toBe(true);
  });
});
