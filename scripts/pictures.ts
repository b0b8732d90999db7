/**
 * `npm run pictures`: screenshots of the running demo (`npm start` in another terminal) at the widths that matter, signed out
 * and in, menus open, errors showing, into `.cache/pictures`. For looking at; nothing is compared.
 */
import { mkdir } from 'node:fs/promises';
import { chromium, type Page } from 'playwright-core';
import { chromiumArguments } from 'host-kit/installedChromium';
import { findChromium } from './chromium';
import { demoSettings } from './demoSettings';

const { port } = demoSettings(process.env);
const origin = `http://127.0.0.1:${port}`;
const folder = '.cache/pictures';
const widths = [320, 768, 889, 890, 1280];
await mkdir(folder, { recursive: true });

const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: chromiumArguments(),
});
try {
  for (const width of widths) await takeAll(width);
} finally {
  await browser.close();
}

async function takeAll(width: number): Promise<void> {
  const page = await (await browser.newContext({ viewport: { width, height: 800 } })).newPage();
  const shot = (name: string, fullPage = false) =>
    page.screenshot({ path: `${folder}/${name}-${width}.png`, fullPage });
  await visit(page, '/mortgage-rates/');
  await shot('rates', true);
  const openers = page.locator('#site-header button[popovertarget]:visible');
  for (let index = 0; index < (await openers.count()); index += 1) {
    const name =
      (await openers.nth(index).innerText()).trim().toLowerCase().replaceAll(/\W+/g, '-') || 'menu';
    await openers.nth(index).press('Enter');
    await shot(`open-${name}`);
    await page.keyboard.press('Escape');
  }
  await visit(page, '/advertising/Mortgage.htm');
  await shot('lender', true);
  await visit(page, '/mortgage/review-moderation/');
  await shot('denied', true);
  await page
    .locator('#access-denied')
    .getByRole('link', { name: /sign in/i })
    .click();
  await page.getByRole('dialog').waitFor();
  await shot('sign-in');
  await page.getByRole('dialog').getByLabel('Email').fill('lender@example.test');
  await page.getByRole('dialog').getByLabel('Password').fill('sample-password-1');
  await Promise.all([
    page.waitForEvent('load'),
    page.getByRole('dialog').getByRole('button', { name: 'Sign in', exact: true }).click(),
  ]);
  await visit(page, '/advertising/Mortgage.htm');
  await shot('lender-signed-in');
  const account = page.locator('#site-header').getByRole('button', { name: /account/i });
  if (await account.isVisible()) {
    await account.press('Enter');
    await shot('account');
  }
  await page.context().close();
}

async function visit(page: Page, path: string): Promise<void> {
  await page.goto(origin + path);
  await page.waitForLoadState('networkidle');
}
