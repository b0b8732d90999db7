import type { Locator, Page } from '@playwright/test';
import {
  header,
  footer,
  visit,
  menuButton,
  openPopup,
  sidewaysScroll,
  accountButton,
  resizeTo,
} from '../visit/views';
import { test, expect } from '../visit/test';
import { visitAs } from '../accounts/signIn';

const focusedText = (page: Page) =>
  page.evaluate(() => {
    let active = document.activeElement;
    while (active?.shadowRoot?.activeElement) {
      active = active.shadowRoot.activeElement;
    }
    return active === document.body
      ? 'BODY'
      : (active?.textContent ?? '').trim();
  });

test('keyboard: Enter and Space open and close a menu; Tab goes through it, and closes it on leaving', async ({
  page,
}) => {
  await visit(page);
  await menuButton(page, 'Advertise').focus();
  await page.keyboard.press('Enter');
  await expect(openPopup(page)).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(openPopup(page)).toHaveCount(0);
  await page.keyboard.press('Space');
  await expect(openPopup(page)).toHaveCount(1);
  const links = header(page).locator('#menu-advertise a');
  const count = await links.count();
  for (let index = 0; index < count; index += 1) {
    await page.keyboard.press('Tab');
    await expect(links.nth(index)).toBeFocused();
  }
  await page.keyboard.press('Tab');
  expect(await focusedText(page)).toBe('Help');
  await expect(openPopup(page)).toHaveCount(0);
});

test('keyboard: the mobile menu closes when the focus leaves the header, so that it covers no focused link', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 500 });
  await visit(page);
  await header(page)
    .getByRole('button', { name: 'Menu', exact: true })
    .press('Enter');
  await expect(openPopup(page)).toBeVisible();
  await page.locator('main a').first().focus();
  await expect(openPopup(page)).toHaveCount(0);
});

test('keyboard: the mouse opens no other menu while the focus is in one (OPN-120)', async ({
  page,
}) => {
  await page.clock.install();
  await visit(page);
  await menuButton(page, 'Home Loans').press('Enter');
  await page.keyboard.press('Tab');
  await menuButton(page, 'Sell').hover();
  await page.clock.runFor(1000);
  await expect(header(page).locator('#menu-home-loans')).toBeVisible();
});

test('keyboard: Escape closes from the button and from inside, and the focus returns to the button', async ({
  page,
}) => {
  await visitAs(page, 'lender');
  for (const name of ['Buy', 'Home Loans', 'Your account']) {
    const button = menuButton(page, name);
    for (const steps of [0, 2]) {
      await button.focus();
      await page.keyboard.press('Enter');
      await expect(openPopup(page)).toHaveCount(1);
      for (let step = 0; step < steps; step += 1) {
        await page.keyboard.press('Tab');
      }
      await page.keyboard.press('Escape');
      await expect(openPopup(page)).toHaveCount(0);
      await expect(button).toBeFocused();
    }
  }
});

test("the skip links lead into the page's main content (FTR-8)", async ({
  page,
}) => {
  await visit(page);
  await page.keyboard.press('Tab');
  expect(await focusedText(page)).toBe('Skip to main content');
  const skip = header(page).getByRole('link', { name: 'Skip to main content' });
  expect((await skip.boundingBox())!.height).toBeGreaterThanOrEqual(40);
  await page.keyboard.press('Enter');
  await expect(page.locator('#main-content')).toBeFocused();
  await footer(page)
    .getByRole('link', { name: 'Skip to main content' })
    .press('Enter');
  await expect(page.locator('#main-content')).toBeFocused();
  expect(new URL(page.url()).pathname).toBe('/mortgage-rates/');
});

test('a menu shown by hover can be dismissed without the mouse, be hovered, and stays (WCAG 1.4.13)', async ({
  page,
}) => {
  await page.clock.install();
  await visit(page);
  const panel = header(page).locator('#menu-home-loans');
  await menuButton(page, 'Home Loans').hover();
  await expect(panel).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await page.mouse.move(5, 700);
  await menuButton(page, 'Home Loans').hover();
  await panel.getByRole('link', { name: 'Get pre-qualified' }).hover();
  await page.clock.runFor(10_000);
  await expect(panel).toBeVisible();
});

test('400 % zoom: at 320 by 256 px nothing scrolls sideways and every menu can be read to its end', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await visitAs(page, 'lender-admin');
  const overflow = () => sidewaysScroll(page);
  expect(await overflow()).toBe(0);
  await accountButton(page).click();
  const last = header(page).locator('#account-menu').getByRole('link').last();
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport();
  const { x, width } = (await header(page)
    .locator('#account-menu')
    .boundingBox())!;
  expect([x >= 0, x + width <= 320]).toEqual([true, true]);
  await page.keyboard.press('Escape');
  await header(page).getByRole('button', { name: 'Menu', exact: true }).click();
  await header(page).locator('summary', { hasText: 'Home Loans' }).click();
  const prompt = header(page)
    .locator('#mobile-menu')
    .getByRole('link', { name: 'Started a loan application?' });
  await prompt.scrollIntoViewIfNeeded();
  await expect(prompt).toBeInViewport();
  expect(await overflow()).toBe(0);
});

test('right to left: the bar, its popups and the arrow keys are mirrored', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 800 });
  await page.addInitScript(() =>
    new MutationObserver(() => {
      document.documentElement.dir = 'rtl';
      document.querySelector('#site-header')?.setAttribute('dir', 'rtl');
    }).observe(document, { childList: true, subtree: true }),
  );
  await visitAs(page, 'lender');
  const box = async (locator: ReturnType<Page['locator']>) =>
    (await locator.boundingBox())!;
  const logo = await box(
    header(page).getByRole('img', { name: 'Maplehearth' }),
  );
  const avatar = await box(accountButton(page));
  expect(logo.x).toBeGreaterThan(avatar.x);
  await menuButton(page, 'Buy').focus();
  await page.keyboard.press('ArrowLeft');
  await expect(menuButton(page, 'Rent')).toBeFocused();
  await page.keyboard.press('Enter');
  const [button, panel] = [
    await box(menuButton(page, 'Rent')),
    await box(header(page).locator('#menu-rent')),
  ];
  expect(Math.round(panel.x + panel.width - (button.x + button.width))).toBe(
    20,
  );
  await page.keyboard.press('Escape');
  await accountButton(page).click();
  const account = await box(header(page).locator('#account-menu'));
  expect(Math.round(avatar.x - account.x)).toBe(20);
  expect(await sidewaysScroll(page)).toBe(0);
});

/** Focusable entries of the open menu whose ring the menu would cut off. */
const clippedRings = (menu: Locator): Promise<readonly string[]> =>
  menu.evaluate((open) => {
    const scroller =
      [open, ...open.querySelectorAll('div')].find(
        (one) => getComputedStyle(one).overflowY === 'auto',
      ) ?? open;
    const clipped: string[] = [];
    for (const entry of open.querySelectorAll<HTMLElement>('a, summary')) {
      if (!entry.checkVisibility()) {
        continue;
      }
      entry.focus();
      const { outlineOffset, outlineWidth } = getComputedStyle(entry);
      const around = parseFloat(outlineOffset) + parseFloat(outlineWidth);
      const ring = entry.getBoundingClientRect();
      const room = scroller.getBoundingClientRect();
      if (
        ring.left - around < room.left ||
        ring.right + around > room.right ||
        ring.top - around < room.top ||
        ring.bottom + around > room.bottom
      ) {
        clipped.push(`${entry.textContent} ${around}`);
      }
    }
    return clipped;
  });

test('the ring of each entry of a menu is inside the menu, which clips its content (WCAG 2.4.7)', async ({
  page,
}) => {
  await visitAs(page, 'lender');
  for (const name of ['Buy', 'Home Loans', 'Your account']) {
    await menuButton(page, name).focus();
    await page.keyboard.press('Enter');
    expect(await clippedRings(openPopup(page)), name).toEqual([]);
    await page.keyboard.press('Escape');
  }
  await resizeTo(page, 390, 500);
  await menuButton(page, 'Menu').focus();
  await page.keyboard.press('Enter');
  await header(page).locator('summary', { hasText: 'Home Loans' }).click();
  expect(await clippedRings(openPopup(page)), 'mobile menu').toEqual([]);
});

test('forced colours: focus, badges, buttons and panels keep an edge; the mask stays transparent', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await visit(page);
  const styleOf = (locator: ReturnType<Page['locator']>, name: string) =>
    locator.evaluate(
      (element, property) =>
        getComputedStyle(element).getPropertyValue(property),
      name,
    );
  const join = header(page).getByRole('link', { name: 'Join' }).first();
  expect(await styleOf(join, 'border-top-style')).toBe('solid');
  const letters = header(page)
    .getByRole('img', { name: 'Maplehearth' })
    .locator('text');
  expect(await styleOf(letters, 'fill')).toBe(
    await styleOf(menuButton(page, 'Buy'), 'color'),
  );
  await menuButton(page, 'Buy').press('Enter');
  expect(
    await styleOf(header(page).locator('#menu-buy'), 'border-top-style'),
  ).toBe('solid');
  expect(await styleOf(menuButton(page, 'Buy'), 'outline-style')).toBe('solid');
  expect(await styleOf(menuButton(page, 'Buy'), 'text-decoration-line')).toBe(
    'underline',
  );
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 600, height: 800 });
  await header(page).getByRole('button', { name: 'Menu', exact: true }).click();
  expect(
    await styleOf(
      header(page).locator('#mobile-menu > button'),
      'background-color',
    ),
  ).toMatch(/rgba?\(.*0?\.\d+\)/);
  const inMenu = header(page)
    .locator('#mobile-menu')
    .getByRole('link', { name: 'Join' });
  expect(await styleOf(inMenu, 'border-top-style')).toBe('solid');
  await visitAs(page, 'agent');
  await accountButton(page).click();
  expect(
    await styleOf(
      header(page).getByRole('link', { name: 'Inbox' }).locator('span').first(),
      'border-top-style',
    ),
  ).toBe('solid');
});

test('reduced motion: nothing in the header moves', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 600, height: 800 });
  await visit(page);
  await header(page).getByRole('button', { name: 'Menu', exact: true }).click();
  await header(page).locator('summary').first().click();
  const moving = await header(page).evaluate(
    (host) =>
      [...host.shadowRoot!.querySelectorAll('*')].filter((element) =>
        [null, '::before', '::after'].some((pseudo) => {
          const { transitionDuration, animationName, transitionProperty } =
            getComputedStyle(element, pseudo);
          return (
            animationName !== 'none' ||
            (transitionProperty !== 'display' &&
              transitionDuration
                .split(', ')
                .some((duration) => parseFloat(duration) > 0))
          );
        }),
      ).length,
  );
  expect(moving).toBe(0);
});

test('print: only the logo of the header, and no footer', async ({ page }) => {
  await visitAs(page, 'lender');
  await page.emulateMedia({ media: 'print' });
  await expect(
    header(page).getByRole('img', { name: 'Maplehearth' }),
  ).toBeVisible();
  for (const name of ['Buy', 'Your account', 'Menu']) {
    await expect(menuButton(page, name)).toBeHidden();
  }
  await expect(header(page).getByRole('link', { name: 'Help' })).toHaveCount(0);
  await expect(footer(page).locator('footer')).toBeHidden();
});
