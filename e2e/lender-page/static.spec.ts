/** The lender page whose program does not come: its static view says so, and its form is a plain one. */
import type { Page } from '@playwright/test';
import { leadPageCookie } from 'mortgage-domain/leads/leadAction';
import { demoUrl } from '../demo/address';
import {
  fillLead,
  form,
  leadSent,
  lenderPage,
  newEmail,
  storedLeads,
  submitButton,
} from '../lead/leadForm';
import { expect, test } from '../visit/test';
import { live, signInLink } from '../visit/views';

const slot = '#lender-onboarding';
const program = /\/lender-advertising-remote\/[^/]+\/entry\.js/;
const notice = (page: Page) =>
  form(page).getByText('Part of this page didn’t load.');
const answer = (page: Page) =>
  page.getByRole('heading', { name: leadSent, level: 1 });

/** The page was sent a while ago: people do not type in two seconds (S09). */
async function isOlder(page: Page): Promise<void> {
  const value = String(Date.now() - 60_000);
  await page
    .context()
    .addCookies([{ name: leadPageCookie, value, url: demoUrl }]);
}

async function sendsPlainly(page: Page): Promise<void> {
  const email = newEmail();
  await isOlder(page);
  await fillLead(form(page), email);
  await submitButton(page).click();
  await expect(answer(page)).toBeVisible();
  expect(await storedLeads(email)).toHaveLength(1);
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the lender page is there, and its form stores a lead (F75 I2)', async ({
    page,
  }) => {
    await page.goto(lenderPage);
    await expect(signInLink(page)).toBeVisible();
    await expect(
      page.getByText('(800) 555-0199').filter({ visible: true }).first(),
    ).toBeVisible();
    await expect(form(page).getByText(/Still needed/)).toBeHidden();
    await expect(notice(page)).toBeHidden();
    for (const name of ['Next testimonial', 'Pause']) {
      await expect(page.getByRole('button', { name })).toBeHidden();
    }
    await expect(page.getByRole('link', { name: 'Learn more' })).toBeHidden();
    await sendsPlainly(page);
  });

  test('a form with errors comes back with its entries (F75 FRM-27)', async ({
    page,
  }) => {
    await page.goto(lenderPage);
    await form(page).getByLabel('Role').selectOption('LoanOfficer');
    await form(page).getByLabel('Name', { exact: true }).fill('Ada Lane');
    await isOlder(page);
    await submitButton(page).click();
    const again = page.getByRole('form', { name: 'Contact our team' });
    await expect(again.getByText('Enter a numeric NMLS ID')).toBeVisible();
    await expect(again.getByLabel('Role')).toHaveValue('LoanOfficer');
    await expect(again.getByLabel('Name', { exact: true })).toHaveValue(
      'Ada Lane',
    );
    await page.getByRole('link', { name: 'Back to the page' }).click();
    await expect(page).toHaveURL(demoUrl + lenderPage);
  });
});

test('a program that fails is said at once, and the form sends without it (F74 F75 I6)', async ({
  page,
}) => {
  await page.route(program, (route) => route.abort());
  await page.goto(lenderPage);
  await expect(notice(page)).toBeVisible();
  await expect(notice(page)).toContainText('Or call us: (800) 555-0199');
  await expect(form(page).getByText(/Still needed/)).toBeHidden();
  await expect(submitButton(page)).toBeEnabled();
  await sendsPlainly(page);
});

test('the word on a failed program goes when it comes after all (F74 I7)', async ({
  page,
}) => {
  await page.route(program, (route) => route.abort());
  await page.goto(lenderPage);
  await expect(notice(page)).toBeVisible();
  await form(page).getByLabel('Email').fill('kept@lender.example.com');
  await page.unrouteAll();
  await page.context().setOffline(true);
  await page.context().setOffline(false);
  await live(page, slot);
  await expect(notice(page)).toHaveCount(0);
  await expect(form(page).getByText(/Still needed/)).toBeVisible();
  await expect(
    page.getByRole('button', { name: 'Next testimonial' }),
  ).toBeVisible();
  await expect(form(page).getByLabel('Email')).toHaveValue(
    'kept@lender.example.com',
  );
  await expect(form(page)).toHaveAttribute('method', 'dialog');
});

test('without any program of ours, the styles say it after 10 s (F74 API-9)', async ({
  page,
}) => {
  const own = new URL(demoUrl).port;
  await page.route(
    (url) => url.port !== own,
    (route) => route.abort(),
  );
  await page.goto(lenderPage);
  await expect(submitButton(page)).toBeVisible();
  await expect(notice(page)).toBeHidden();
  const delays = await page.locator(slot).evaluate((element) =>
    element.shadowRoot!.getAnimations().map((waiting) => {
      const { delay } = waiting.effect!.getTiming();
      waiting.finish();
      return delay;
    }),
  );
  expect([...new Set(delays)]).toEqual([10_000]);
  await expect(notice(page)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Learn more' })).toBeHidden();
});
