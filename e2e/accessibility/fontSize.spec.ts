/** The visitor's own default font size, in the browser's settings, enlarges our views; the page's root size does not. */
import type { Page } from '@playwright/test';
import { visitAs } from '../accounts/signIn';
import { lenderPage } from '../lead/leadForm';
import { expect, test } from '../visit/test';
import {
  accountButton,
  boxOf,
  footer,
  header,
  live,
  menuButton,
  openPopup,
  placeOf,
  privacyLink,
  resizeTo,
  sidewaysScroll,
  signInLink,
  visit,
} from '../visit/views';

/** The setting is the browser's own, which outlives a test. */
test.use({ reuseContext: false });

async function setFontSize(page: Page, standard: number): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.enable');
  await devtools.send('Page.setFontSizes', {
    fontSizes: { standard, fixed: 13 },
  });
}

const heightOf = async (page: Page): Promise<number> =>
  (await boxOf(signInLink(page))).height;

test('a visitor with a default font size of 32 px has header and footer twice as large (F80)', async ({
  page,
}) => {
  await setFontSize(page, 32);
  await visit(page);
  await live(page, placeOf('footer-remote'));
  // As with the browser's zoom: there is room for 640 px.
  await expect(menuButton(page, 'Menu')).toBeVisible();
  expect(await heightOf(page)).toBe(88);
  expect((await boxOf(privacyLink(page))).height).toBe(88);
  expect((await boxOf(footer(page))).width).toBe(1280);
  await menuButton(page, 'Menu').click();
  await header(page).locator('summary', { hasText: 'Home Loans' }).click();
  const prompt = openPopup(page).getByRole('link', {
    name: 'Started a loan application?',
  });
  await prompt.scrollIntoViewIfNeeded();
  await expect(prompt).toBeInViewport();
  await page.keyboard.press('Escape');
  expect(await sidewaysScroll(page)).toBe(0);
});

test('menus at a default font size of 24 px are inside the window, below their buttons (F80 CON-11)', async ({
  page,
}) => {
  await setFontSize(page, 24);
  await resizeTo(page, 1440, 700);
  await visit(page);
  for (const name of ['Buy', 'Home Loans', 'Advertise']) {
    await menuButton(page, name).click();
    const button = await boxOf(menuButton(page, name));
    const panel = await boxOf(openPopup(page));
    expect(panel.y).toBeCloseTo(button.y + button.height + 30, 0);
    expect(panel.x).toBeGreaterThanOrEqual(8);
    expect(panel.x + panel.width).toBeLessThanOrEqual(1440);
    expect(panel.y + panel.height).toBeLessThanOrEqual(700);
  }
});

test(
  'the dialog and the account menu are inside the window at a default font size of 32 px (F80)',
  { tag: '@all' },
  async ({ page }) => {
    await setFontSize(page, 32);
    await visit(page);
    await signInLink(page).click();
    const dialog = await boxOf(page.getByRole('dialog'));
    expect(dialog.width).toBe(880);
    expect(dialog.y).toBeGreaterThanOrEqual(0);
    expect(dialog.y + dialog.height).toBeLessThanOrEqual(800);
    await visitAs(page, 'lender-admin');
    await accountButton(page).click();
    const menu = await boxOf(openPopup(page));
    expect(menu.x).toBeGreaterThanOrEqual(0);
    expect(menu.x + menu.width).toBeLessThanOrEqual(1280);
    expect(menu.y + menu.height).toBeLessThanOrEqual(800);
  },
);

test(
  'a window of 320 px stays as it is, whatever the default font size (F80)',
  { tag: '@all' },
  async ({ page }) => {
    await setFontSize(page, 32);
    await resizeTo(page, 320, 640);
    for (const path of ['/mortgage-rates/', '/refinance/', lenderPage]) {
      await visit(page, path);
      expect(await heightOf(page)).toBe(44);
      expect(await sidewaysScroll(page)).toBe(0);
    }
  },
);

test('the root size of a page changes none of our boxes (F59 F80)', async ({
  page,
}) => {
  await visit(page);
  await live(page, placeOf('footer-remote'));
  const boxes = () =>
    page.evaluate(() =>
      ['#site-header', '#site-footer'].flatMap((place) =>
        [
          ...document.querySelector(place)!.shadowRoot!.querySelectorAll('*'),
        ].map((element) => {
          const { width, height } = element.getBoundingClientRect();
          return `${element.localName} ${width} ${height}`;
        }),
      ),
    );
  const usual = await boxes();
  for (const size of [8, 10, 50]) {
    await page.evaluate((px) => {
      document.documentElement.style.fontSize = `${px}px`;
    }, size);
    expect(await boxes()).toEqual(usual);
  }
});
