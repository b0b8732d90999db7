import type { Page } from '@playwright/test';
import { violations } from '../accessibility/violations';
import { lightboxAttribute } from 'embed/hand-overs';
import { signInAlone } from '../accounts/signIn';
import { lenderPage, form } from '../lead/leadForm';
import { hold } from '../visit/hold';
import { expect, test } from '../visit/test';
import { userStateOf } from '../visit/session';
import {
  accountButton,
  live,
  resizeTo,
  signInLink,
  visit,
} from '../visit/views';

const warning = (page: Page) =>
  page.getByRole('dialog', {
    name: /^You will be signed out in \d+ (seconds|minutes?)$/,
  });
const farewell = (page: Page) =>
  page.getByRole('dialog', { name: 'You have been signed out' });
const typedName = (page: Page) =>
  form(page).getByLabel('Name', { exact: true });
/** Longer than a visitor is asked before the end. */
const noticeMs = 121_000;

/** A form that the visitor is filling in, far down the page. */
async function typeLead(page: Page): Promise<void> {
  await page.goto(lenderPage);
  await live(page, '#lender-onboarding');
  await expect(accountButton(page)).toBeVisible();
  await form(page).getByLabel('Role').selectOption('BranchManager');
  await typedName(page).fill('Bea van der Berg');
}

/** All tabs come to the last two minutes of the session. */
async function comeNearTheEnd(page: Page): Promise<void> {
  const { endsAt } = (await userStateOf(page)) as { endsAt: number };
  const now = await page.evaluate(() => Date.now());
  await page.clock.fastForward(endsAt - now - noticeMs + 2000);
}

test.beforeEach(async ({ page }) => {
  await page.clock.install();
  await signInAlone(page, 'consumer');
});

test("the question's code comes with it; it fits a phone, and axe finds nothing (OPN-33)", async ({
  page,
}) => {
  const chunks: string[] = [];
  page.on('request', (request) => {
    if (/\/timeout\.[\w.]*js/.test(request.url())) {
      chunks.push(request.url());
    }
  });
  await resizeTo(page, 320, 640);
  await visit(page);
  await expect(accountButton(page)).toBeAttached();
  expect(chunks).toEqual([]);
  await comeNearTheEnd(page);
  await expect(warning(page)).toBeVisible();
  expect(chunks).toHaveLength(1);
  expect(await violations(page, `[${lightboxAttribute}]`)).toEqual([]);
  const { x, width } = (await warning(page).boundingBox())!;
  expect(x).toBeGreaterThanOrEqual(0);
  expect(x + width).toBeLessThanOrEqual(320);
});

test('at the end every tab is signed out and shows it, and the typed text is kept (OPN-33)', async ({
  page,
  context,
}) => {
  await typeLead(page);
  const other = await context.newPage();
  await visit(other);
  await expect(accountButton(other)).toBeVisible();
  await comeNearTheEnd(page);
  await expect(warning(page)).toBeVisible();
  await expect(warning(other)).toBeVisible();
  await context.clearCookies({ name: 'mortgage_session' });
  // The clocks of the tabs run ahead one after the other: neither tab may get the end before both are there.
  const bothAtTheEnd = hold();
  await context.route('**/WhoAmI.htm', async (route) => {
    await bothAtTheEnd.released;
    await route.continue();
  });
  await page.clock.fastForward(noticeMs);
  bothAtTheEnd.release();
  await expect(farewell(other)).toBeVisible();
  await expect(farewell(page)).toBeVisible();
  await expect(typedName(page)).toHaveValue('Bea van der Berg');
  await farewell(other).getByRole('button', { name: 'Close' }).last().click();
  await expect(farewell(other)).toBeHidden();
  await expect(signInLink(other)).toBeVisible();
  await farewell(page).getByRole('button', { name: 'Sign in again' }).click();
  await expect(
    page.getByRole('dialog', { name: 'Welcome, lenders' }),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(typedName(page)).toHaveValue('Bea van der Berg');
});
