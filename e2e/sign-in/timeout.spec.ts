import type { Page } from '@playwright/test';
import { lightboxAttribute } from 'embed/hand-overs';
import { violations } from '../accessibility/violations';
import { emailOf, samplePassword } from '../accounts/roles';
import { lenderPage, form } from '../lead/leadForm';
import { expect, test } from '../visit/test';
import { accountButton, hydrated, resizeTo, signInLink, visit } from '../visit/views';
import { idleSeconds, shortUrl, startShortSessions } from './shortSessions';

test.describe.configure({ mode: 'serial' });

let stop: () => Promise<void>;
test.beforeAll(async () => {
  stop = await startShortSessions();
});
test.afterAll(() => stop());

const warning = (page: Page) =>
  page.getByRole('dialog', { name: /^You will be signed out in \d+ seconds$/ });
const farewell = (page: Page) => page.getByRole('dialog', { name: 'You have been signed out' });
/** Half of the time passes before anybody is asked. */
const timeout = { timeout: idleSeconds * 1000 };

async function signIn(page: Page): Promise<void> {
  const response = await page.request.post(`${shortUrl}/user/acct/login/`, {
    data: { email: emailOf('consumer'), password: samplePassword },
    headers: { origin: shortUrl, 'sec-fetch-site': 'same-origin' },
  });
  expect(response.status()).toBe(200);
}

/** A form somebody is in the middle of, far down the page. */
async function typeLead(page: Page): Promise<void> {
  await page.goto(shortUrl + lenderPage);
  await hydrated(page, '#lender-onboarding');
  await expect(accountButton(page)).toBeVisible();
  await form(page).getByLabel('Role').selectOption('BranchManager');
  await form(page).getByLabel('Name', { exact: true }).fill('Bea van der Berg');
}
const typedName = (page: Page) => form(page).getByLabel('Name', { exact: true });

test('OPN-33: who stays in one tab stays in all, where they were, and the page does not move', async ({
  page,
}) => {
  await signIn(page);
  await typeLead(page);
  const other = await page.context().newPage();
  await visit(other, `${shortUrl}/mortgage-rates/`);
  await page.bringToFront();
  await typedName(page).focus();
  const scrolled = await page.evaluate(() => window.scrollY);
  await expect(warning(page)).toBeVisible(timeout);
  await expect(warning(other)).toBeVisible();
  const stay = warning(page).getByRole('button', { name: 'Stay signed in' });
  await expect(stay).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(warning(page)).toBeHidden();
  await expect(warning(other)).toBeHidden();
  await expect(typedName(page)).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
  await expect(accountButton(page)).toBeVisible();
  await other.close();
});

test('OPN-33: its code comes with the question, which fits a phone and has no faults that axe knows', async ({
  page,
}) => {
  const chunks: string[] = [];
  page.on('request', (request) => {
    if (/\/timeout\.[\w.]*js/.test(request.url())) chunks.push(request.url());
  });
  await resizeTo(page, 320, 640);
  await signIn(page);
  await visit(page, `${shortUrl}/mortgage-rates/`);
  await expect(accountButton(page)).toBeAttached();
  expect(chunks).toEqual([]);
  await expect(warning(page)).toBeVisible(timeout);
  expect(chunks).toHaveLength(1);
  expect(await violations(page, `[${lightboxAttribute}]`)).toEqual([]);
  const dialog = await warning(page).boundingBox();
  expect(dialog!.x).toBeGreaterThanOrEqual(0);
  expect(dialog!.x + dialog!.width).toBeLessThanOrEqual(320);
});

test('OPN-33: at the end every tab is signed out and says so, and what was typed is still there', async ({
  page,
}) => {
  await signIn(page);
  await typeLead(page);
  const other = await page.context().newPage();
  await visit(other, `${shortUrl}/mortgage-rates/`);
  await expect(farewell(other)).toBeVisible({ timeout: 2 * idleSeconds * 1000 });
  await expect(farewell(page)).toBeVisible();
  await expect(typedName(page)).toHaveValue('Bea van der Berg');
  await farewell(other).getByRole('button', { name: 'Close' }).last().click();
  await expect(farewell(other)).toBeHidden();
  await expect(signInLink(other)).toBeVisible();
  await farewell(page).getByRole('button', { name: 'Sign in again' }).click();
  await expect(page.getByRole('dialog', { name: 'Welcome, lenders' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(typedName(page)).toHaveValue('Bea van der Berg');
  await other.close();
});
