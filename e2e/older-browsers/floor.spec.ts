import type { Locator, Page } from '@playwright/test';
import { shellAttribute } from 'embed/hand-overs';
import { expect, test } from '../visit/test';
import {
  accountButton,
  boxOf,
  footer,
  header,
  live,
  menuButton,
  placeOf,
  resizeTo,
  sidewaysScroll,
  signInLink,
} from '../visit/views';
import { visitAs } from '../accounts/signIn';
import { browserNeeds, makeOlder, type BrowserNeed } from './olderBrowser';

test.use({ bypassCSP: true });

/** The first has its views painted by their tags, the second has them included by its server. */
const pages = ['/mortgage-rates/', '/refinance/'] as const;
/** Our programs do not start without these. */
const staysStatic = (missing: readonly BrowserNeed[]): boolean =>
  missing.includes('constructable style sheets');
const isAlwaysMobile = (missing: readonly BrowserNeed[]): boolean =>
  missing.includes('container queries');

/** Not by `popover`, which older browsers do not know. */
const menus = (page: Page): Locator =>
  header(page).locator('[data-popup], #mobile-menu');
const openMenus = (page: Page): Locator =>
  menus(page).filter({ visible: true });

/** Opens the page and waits for all that this browser can run. */
async function visitIn(
  page: Page,
  missing: readonly BrowserNeed[],
  path: string,
) {
  await makeOlder(page, missing);
  await page.goto(path);
  await expect(header(page).locator(`[${shellAttribute}]`)).toHaveCount(1);
  if (!staysStatic(missing)) {
    await live(page, placeOf('header-remote'));
    await live(page, placeOf('footer-remote'));
  }
}

/** No open menu covers the page, and nothing makes it wider. */
async function expectCalm(page: Page): Promise<void> {
  await expect(menus(page)).not.toHaveCount(0);
  await expect(openMenus(page)).toHaveCount(0);
  expect((await boxOf(header(page))).height).toBe(64);
  expect(await sidewaysScroll(page)).toBe(0);
}

/** A menu without room cuts off its links, which are visible for Playwright even then. */
async function expectWhole(menu: Locator): Promise<void> {
  const links = menu.getByRole('link');
  await expect(links.first()).toBeInViewport({ ratio: 1 });
  await expect(links.last()).toBeInViewport({ ratio: 1 });
}

async function expectBar(page: Page): Promise<void> {
  await expect(menuButton(page, 'Menu')).toBeHidden();
  for (const [button, link] of [
    ['Buy', 'Homes for sale'],
    ['Home Loans', 'See current mortgage rates'],
    ['Advertise', 'Advertising partners'],
  ] as const) {
    await menuButton(page, button).click();
    await expect(header(page).getByRole('link', { name: link })).toBeVisible();
    await expect(openMenus(page)).toHaveCount(1);
    await expectWhole(openMenus(page));
    const { x, width } = await boxOf(openMenus(page));
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(1280);
    await page.mouse.click(640, 790);
    await expect(openMenus(page)).toHaveCount(0);
  }
  // By keys alone: into the menu by Tab.
  await menuButton(page, 'Buy').focus();
  if ((await openMenus(page).count()) === 0) {
    await page.keyboard.press('Enter');
  }
  await page.keyboard.press('Tab');
  await expect(openMenus(page).locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
}

async function expectMobileMenu(page: Page, isExclusive = true): Promise<void> {
  // Three bars, or a cross.
  const drawn = menuButton(page, 'Menu')
    .locator('path')
    .filter({ visible: true });
  await expect(drawn).toHaveCount(1);
  await menuButton(page, 'Menu').click();
  const menu = header(page).locator('#mobile-menu');
  await expect(menu).toBeVisible();
  await expect(drawn).toHaveCount(1);
  const link = menu.getByRole('link', { name: 'See current mortgage rates' });
  // The section may still be open from before.
  if (!(await link.isVisible())) {
    await menu.locator('summary', { hasText: 'Home Loans' }).click();
  }
  await expect(link).toBeVisible();
  await expect(signInLink(page)).toBeHidden();
  if (isExclusive) {
    await menu.locator('summary', { hasText: 'Buy' }).click();
    await expect(
      menu.getByRole('link', { name: 'Homes for sale' }),
    ).toBeVisible();
    await expect(link).toBeHidden();
  }
  await page.keyboard.press('Escape');
  // Without popovers and without our programs no key closes it.
  await page.mouse.click(page.viewportSize()!.width - 5, 200);
  await expect(menu).toBeHidden();
}

async function expectSignIn(
  page: Page,
  missing: readonly BrowserNeed[],
): Promise<void> {
  await signInLink(page).click();
  if (staysStatic(missing)) {
    await expect(page).toHaveURL(/\/user\/acct\/login\//);
  } else {
    await expect(page.getByRole('dialog').getByLabel('Email')).toBeVisible();
  }
}

/** One by one in `npm run test:all`. */
const isDaily = (missing: readonly BrowserNeed[], path: string): boolean =>
  missing.length > 1 || (missing.includes('Popover API') && path === pages[0]);

for (const missing of [...browserNeeds.map((name) => [name]), browserNeeds]) {
  for (const path of pages) {
    test(
      `the header works in a browser without ${missing.length > 1 ? 'all of these' : missing.join()}, on ${path} (HDR-7 HDR-9)`,
      { tag: isDaily(missing, path) ? [] : '@all' },
      async ({ page }) => {
        await visitIn(page, missing, path);
        await expectCalm(page);
        // Without our programs sections that the browser leaves open stay open.
        const isExclusive = !(
          staysStatic(missing) && missing.includes('exclusive `<details>`')
        );
        if (isAlwaysMobile(missing)) {
          await expectMobileMenu(page, isExclusive);
        } else {
          await expectBar(page);
        }
        await resizeTo(page, 390, 800);
        await expectCalm(page);
        await expectMobileMenu(page, isExclusive);
        await expect(footer(page)).toContainText('2006');
        await expectSignIn(page, missing);
      },
    );
  }
}

test(
  'without popovers a menu is 20 px below its button, closes 400 ms after the mouse has left, and on a resize (HDR-12 HDR-13 OPN-111)',
  { tag: '@all' },
  async ({ page }) => {
    await visitIn(page, ['Popover API'], pages[0]);
    for (const name of ['Buy', 'Home Loans', 'Advertise']) {
      await menuButton(page, name).click();
      await expect(openMenus(page)).toHaveCount(1);
      const button = await boxOf(menuButton(page, name));
      const menu = await boxOf(openMenus(page));
      expect(menu.y - button.y - button.height, name).toBe(20);
    }
    await resizeTo(page, 1270, 800);
    await page.mouse.move(640, 790);
    await expect(openMenus(page)).toHaveCount(0);
    const delay = await header(page)
      .locator('#menu-home-loans')
      .evaluate((menu) => getComputedStyle(menu).transitionDelay);
    expect(delay).toBe('0.4s');
    // Over the gap between button and menu.
    await menuButton(page, 'Home Loans').hover();
    await expect(openMenus(page)).toHaveCount(1);
    const button = await boxOf(menuButton(page, 'Home Loans'));
    const { y } = await boxOf(openMenus(page));
    // Straight down: on a slant it would cross the next button, whose menu opens.
    const middle = button.x + button.width / 2;
    await page.mouse.move(middle, y + 20, { steps: 8 });
    expect(
      await header(page)
        .locator('#menu-home-loans')
        .evaluate((menu) => menu.matches(':hover')),
    ).toBe(true);
    // Another menu takes its place at once (HDR-14).
    await menuButton(page, 'Buy').hover();
    await expect(openMenus(page)).toHaveId('menu-buy');
  },
);

test(
  'without popovers the mobile menu scrolls to the top and masks the page (HDR-1)',
  { tag: '@all' },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 700 });
    await visitIn(page, ['Popover API'], pages[0]);
    await page.evaluate(() => window.scrollTo(0, 20));
    await menuButton(page, 'Menu').click();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    const mask = header(page).locator('#mobile-menu > button');
    expect(await boxOf(mask)).toEqual({ x: 0, y: 64, width: 390, height: 636 });
    await page.mouse.click(385, 400);
    await expect(openMenus(page)).toHaveCount(0);
  },
);

test(
  'without popovers the account menu shows all of its entries (OPN-111)',
  { tag: '@all' },
  async ({ page }) => {
    await makeOlder(page, ['Popover API']);
    await visitAs(page, 'consumer');
    await accountButton(page).click();
    const menu = openMenus(page);
    await expect(menu).toHaveCount(1);
    await expectWhole(menu);
    await page.mouse.click(640, 790);
    await expect(menu).toHaveCount(0);
  },
);
