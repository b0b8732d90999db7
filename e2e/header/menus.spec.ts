import type { Page } from '@playwright/test';
import { expect, pauseClock, test } from '../visit/test';
import {
  header,
  visit,
  menuButton,
  boxOf,
  nextFrame,
  openPopup,
  accountButton,
  resizeTo,
} from '../visit/views';
import { visitAs } from '../accounts/signIn';

const homeLoans = (page: Page) => header(page).locator('#menu-home-loans');
const mobileMenu = (page: Page) => header(page).locator('#mobile-menu');

test.describe('the mortgage mega menu on desktop', () => {
  test('shows under the mouse and hides 400 ms after it has left (HDR-11 HDR-12 CON-8)', async ({
    page,
  }) => {
    await page.clock.install();
    await visit(page);
    await menuButton(page, 'Home Loans').hover();
    await expect(homeLoans(page)).toBeVisible();
    await header(page)
      .getByRole('link', { name: 'See current mortgage rates' })
      .hover();
    await expect(homeLoans(page)).toBeVisible();
    await pauseClock(page);
    await page.mouse.move(5, 700);
    await page.clock.runFor(399);
    await expect(homeLoans(page)).toBeVisible();
    await page.clock.runFor(1);
    await expect(homeLoans(page)).toBeHidden();
  });

  test('closes any other section when it opens, by hover and by click (HDR-14)', async ({
    page,
  }) => {
    await visit(page);
    await menuButton(page, 'Buy').click();
    await expect(header(page).locator('#menu-buy')).toBeVisible();
    await menuButton(page, 'Home Loans').hover();
    await expect(homeLoans(page)).toBeVisible();
    await expect(openPopup(page)).toHaveCount(1);
    await menuButton(page, 'Buy').click();
    await menuButton(page, 'Home Loans').focus();
    await page.keyboard.press('Enter');
    await expect(homeLoans(page)).toBeVisible();
    await expect(openPopup(page)).toHaveCount(1);
  });

  test('a click elsewhere closes it, and reaches its target (HDR-15)', async ({
    page,
  }) => {
    await visit(page);
    await page.evaluate(() =>
      document.querySelector('h1')!.addEventListener('click', () => {
        document.title = 'clicked';
      }),
    );
    await menuButton(page, 'Home Loans').focus();
    await page.keyboard.press('Enter');
    await expect(homeLoans(page)).toBeVisible();
    await page.mouse.click(1240, 300);
    await expect(homeLoans(page)).toBeHidden();
    await page.getByRole('heading', { level: 1 }).click();
    await expect(page).toHaveTitle('clicked');
  });
});

const themeHeights = [
  ['classic', 286],
  ['refreshed', 432],
] as const;

for (const hasTouch of [false, true]) {
  test.describe(hasTouch ? 'touched' : 'under a mouse', () => {
    test.use({ hasTouch });

    test('the mortgage mega menu has the height of its theme (CON-10 OPN-86)', async ({
      page,
    }) => {
      await visit(page);
      expect(
        await page.evaluate(() => matchMedia('(pointer: coarse)').matches),
      ).toBe(hasTouch);
      for (const [theme, height] of themeHeights) {
        await page.evaluate(
          (chosen) =>
            window.mortgageEmbed!.update('header-remote', { theme: chosen }),
          theme,
        );
        await expect(header(page).locator(`[data-theme=${theme}]`)).toHaveCount(
          1,
        );
        for (const width of [890, 1280]) {
          await resizeTo(page, width, 800);
          await menuButton(page, 'Home Loans').focus();
          await page.keyboard.press('Enter');
          const panel = await boxOf(homeLoans(page));
          expect(panel.height).toBe(height);
          expect(panel.x).toBeGreaterThanOrEqual(8);
          expect(panel.x + panel.width).toBeLessThanOrEqual(width - 8 + 0.5);
          // Nothing is cut off, and each link is large enough to touch.
          expect(
            await homeLoans(page).evaluate((open) => [
              open.scrollHeight > open.clientHeight,
              open.scrollWidth > open.clientWidth,
            ]),
          ).toEqual([false, false]);
          const heights = await homeLoans(page)
            .locator('li a')
            .evaluateAll((links) =>
              links.map((link) => link.getBoundingClientRect().height),
            );
          expect(heights).toHaveLength(10);
          expect(Math.min(...heights)).toBeGreaterThanOrEqual(
            hasTouch ? 44 : 36,
          );
          await page.keyboard.press('Escape');
        }
      }
    });
  });
}

test('the mortgage mega menu has the height of its theme before the script runs (CON-10 HDR-11)', async ({
  page,
}) => {
  await page.route(/session-shared/, (route) => route.abort());
  await page.goto('/mortgage-rates/');
  await menuButton(page, 'Home Loans').hover();
  for (const [theme, height] of themeHeights) {
    // As a site with this theme paints it.
    await header(page)
      .locator('[data-theme]')
      .evaluate((view: HTMLElement, chosen) => {
        view.dataset.theme = chosen;
      }, theme);
    expect((await boxOf(homeLoans(page))).height).toBe(height);
  }
});

test.describe('the place of popups', () => {
  /** Distances of a popup from its button. */
  async function placeOf(page: Page, name: string, id: string) {
    const button = await boxOf(
      header(page).getByRole('button', { name, exact: true }),
    );
    const popup = await boxOf(header(page).locator(id));
    return {
      below: popup.y - (button.y + button.height),
      start: popup.x - button.x,
      end: popup.x + popup.width - (button.x + button.width),
      right: popup.x + popup.width,
    };
  }

  for (const [way, hasAnchors] of [
    ['by style sheet', true],
    ['where the browser cannot anchor', false],
  ] as const) {
    test(`20 px below the button, shifted by -20 px at the start and +20 px at the end, ${way} (CON-11 CON-12 OPN-111)`, async ({
      page,
    }) => {
      if (!hasAnchors) {
        await page.addInitScript(() => {
          CSS.supports = () => false;
        });
      }
      await page.setViewportSize({ width: 1440, height: 800 });
      await visit(page);
      await menuButton(page, 'Sell').click();
      await expect
        .poll(() => placeOf(page, 'Sell', '#menu-sell'))
        .toMatchObject({ below: 20, start: -20 });
      await menuButton(page, 'Advertise').click();
      await expect
        .poll(async () => {
          const { below, end } = await placeOf(
            page,
            'Advertise',
            '#menu-advertise',
          );
          return [below, Math.round(end)];
        })
        .toEqual([20, 20]);
    });
  }

  test('the account menu keeps its shift, and stays inside a narrow window (CON-12)', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 800 });
    await visitAs(page, 'lender');
    await accountButton(page).click();
    expect(
      Math.round((await placeOf(page, 'Your account', '#account-menu')).end),
    ).toBe(20);
    for (const width of [1280, 889, 320]) {
      await resizeTo(page, width, 800);
      const { below, right } = await placeOf(
        page,
        'Your account',
        '#account-menu',
      );
      expect([below, right]).toEqual([20, width - 8]);
    }
  });

  /** A banner of the page pushes the header down. */
  const addBanner = (page: Page): Promise<void> =>
    page.evaluate(() => {
      const banner = document.createElement('div');
      banner.style.height = '100px';
      document.body.prepend(banner);
    });

  test('where the style sheet places it, a popup follows its button in the next frame (CON-13 OPN-111)', async ({
    page,
  }) => {
    await visit(page);
    await menuButton(page, 'Sell').click();
    const popup = header(page).locator('#menu-sell');
    const before = await boxOf(popup);
    await addBanner(page);
    await nextFrame(page);
    expect((await boxOf(popup)).y - before.y).toBe(100);
  });
});

test.describe('the mobile menu', () => {
  test.use({ viewport: { width: 400, height: 800 }, hasTouch: true });

  test('opens at the top, masks the page and hides Sign In; a tap on the hamburger or the mask closes it (HDR-1 HDR-2 HDR-3 HDR-6 HDR-9)', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 400, height: 300 });
    await visit(page);
    await page.evaluate(() => window.scrollTo(0, 200));
    await page.evaluate(() =>
      document
        .querySelector('#site-header')!
        .shadowRoot!.querySelector<HTMLElement>('[popovertarget=mobile-menu]')!
        .click(),
    );
    await expect(mobileMenu(page)).toBeVisible();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    const covered = await page.evaluate(
      () => document.elementFromPoint(390, 280)!.id,
    );
    expect(covered).toBe('site-header');
    const signIn = header(page).getByText('Sign In', { exact: true }).first();
    await expect(signIn).toBeHidden();
    await menuButton(page, 'Menu').tap();
    await expect(mobileMenu(page)).toBeHidden();
    await expect(signIn).toBeVisible();
    await menuButton(page, 'Menu').tap();
    await page.keyboard.press('Escape');
    await expect(mobileMenu(page)).toBeHidden();
    await menuButton(page, 'Menu').tap();
    await expect(mobileMenu(page)).toBeVisible();
    await page.touchscreen.tap(390, 280);
    await expect(mobileMenu(page)).toBeHidden();
  });
});
