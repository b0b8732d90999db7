/** F86 to F88: pages that cancel our events by their target, use Escape, or route our links. */
import type { Page } from '@playwright/test';
import { fillSignIn, visitAs } from '../accounts/signIn';
import { fillLead, form, newEmail, sendLead } from '../lead/leadForm';
import { expect, test } from '../visit/test';
import {
  accountButton,
  header,
  live,
  menuButton,
  openPopup,
  signInLink,
  visit,
} from '../visit/views';

const buyLink = (page: Page) =>
  openPopup(page).getByRole('link', { name: 'Homes for sale' });

/** The first is daily. */
const targetPages = ['targets', 'targets-jquery', 'targets-capture'];

for (const name of targetPages) {
  const tag = name === 'targets' ? [] : '@all';

  test(
    `the lead form works on a page that cancels clicks and Tab by their target (/legacy/${name}, F86)`,
    { tag },
    async ({ page }) => {
      const email = newEmail();
      await page.goto(`/legacy/${name}?lender`);
      await live(page, '#lender-onboarding');
      const lead = form(page);
      await fillLead(lead, email);
      await lead.getByText('Email', { exact: true }).click();
      await expect(lead.getByLabel('Email')).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(lead.getByLabel('Phone')).toBeFocused();
      await page.keyboard.press('Shift+Tab');
      await expect(lead.getByLabel('Email')).toBeFocused();
      await sendLead(page, lead, email);
    },
  );

  test(
    `menus, links and sign-in work on a page that cancels clicks by their target (/legacy/${name}, F86)`,
    { tag },
    async ({ page }) => {
      await visit(page, `/legacy/${name}`);
      await menuButton(page, 'Buy').press('Enter');
      await expect(buyLink(page)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(buyLink(page)).toBeHidden();
      await expect(menuButton(page, 'Buy')).toBeFocused();
      await signInLink(page).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('tab').last().click();
      const box = dialog.getByRole('checkbox');
      await expect(box).not.toBeChecked();
      await box.click();
      await expect(box).toBeChecked();
      await dialog.getByRole('tab').first().click();
      await fillSignIn(page, 'consumer');
      await expect(accountButton(page)).toBeVisible();
      await menuButton(page, 'Buy').click();
      await buyLink(page).click();
      await expect(page).not.toHaveURL(/legacy/);
    },
  );
}

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 664 } });

  test('taps work on a page that cancels touches by their target (/legacy/targets, F86)', async ({
    page,
  }) => {
    await visit(page, '/legacy/targets');
    await menuButton(page, 'Menu').tap();
    const menu = header(page).locator('#mobile-menu');
    await menu.locator('summary').filter({ hasText: 'Buy' }).tap();
    await expect(
      menu.getByRole('link', { name: 'Homes for sale' }),
    ).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await signInLink(page).tap();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Password').tap();
    await expect(dialog.getByLabel('Password')).toBeFocused();
    await dialog.getByRole('button', { name: 'Close' }).tap();
    await expect(dialog).toHaveCount(0);
  });
});

const escapes = (page: Page) =>
  page.locator('html').getAttribute('data-escapes');

test('Escape closes what is open of ours, and else is heard by the page alone (/legacy/escape, F87)', async ({
  page,
}) => {
  await visit(page, '/legacy/escape');
  await test.step('a menu that has the focus', async () => {
    await menuButton(page, 'Buy').click();
    await buyLink(page).focus();
    await page.keyboard.press('Escape');
    await expect(openPopup(page)).toHaveCount(0);
  });
  await test.step('a menu under the mouse, with the focus in the page', async () => {
    await page.locator('[name="q"]').focus();
    await menuButton(page, 'Home Loans').hover();
    await expect(openPopup(page)).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(openPopup(page)).toHaveCount(0);
  });
  await test.step('a dialog, with the focus inside and nowhere', async () => {
    await signInLink(page).click();
    await expect(page.getByRole('dialog').getByLabel('Email')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await signInLink(page).click();
    await page.getByRole('dialog').getByRole('heading').first().click();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
  expect(await escapes(page)).toBeNull();
  await page.keyboard.press('Escape');
  expect(await escapes(page)).toBe('1');
});

test(
  "Escape closes the page's own modal first if it is above our dialog (/legacy/escape, F87)",
  { tag: '@all' },
  async ({ page }) => {
    await visit(page, '/legacy/escape');
    await signInLink(page).click();
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await page.evaluate(() => {
      const modal = document.createElement('dialog');
      modal.append(document.createElement('button'));
      modal.onkeydown = (event) => {
        if (event.key === 'Escape') {
          modal.close();
        }
      };
      document.body.append(modal);
      modal.showModal();
    });
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(await escapes(page)).toBe('1');
  },
);

const routed = (page: Page) => page.evaluate(() => document.title);

test("sign-in opens the dialog on a page whose router takes links, and a menu's link is routed (/legacy/router, F88)", async ({
  page,
}) => {
  await visit(page, '/legacy/router');
  await page.evaluate(() => {
    document.addEventListener('mortgage:navigate', (event) => {
      document.body.dataset.announced = (
        event as CustomEvent<{ href: string }>
      ).detail.href;
    });
  });
  await signInLink(page).click();
  await expect(page.getByRole('dialog').getByLabel('Email')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/legacy\/router$/);
  await menuButton(page, 'Buy').click();
  const href = await buyLink(page).evaluate(
    (link) => (link as HTMLAnchorElement).href,
  );
  await buyLink(page).click();
  await expect.poll(() => routed(page)).toMatch(/^Routed to /);
  await expect(page).toHaveURL(href);
  await expect(page.locator('body')).toHaveAttribute('data-announced', href);
});

test('sign-out ends both sessions on a page whose router takes links (/legacy/router, F88)', async ({
  page,
}) => {
  await visitAs(page, 'consumer', { path: '/legacy/router', alone: true });
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('/signout')) {
      calls.push(pathname);
    }
  });
  await accountButton(page).click();
  await openPopup(page).getByRole('link', { name: 'Sign out' }).click();
  await page.waitForURL((url) => url.pathname !== '/legacy/router');
  expect(new Set(calls).size).toBe(2);
  await visit(page);
  await expect(signInLink(page)).toBeVisible();
});
