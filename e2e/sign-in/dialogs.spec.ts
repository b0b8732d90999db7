import type { Page } from '@playwright/test';
import { consentEvent, lightboxAttribute, tabsChannel } from 'embed/hand-overs';
import { expect, test } from '../visit/test';
import { visit, signInLink, header, accountButton, hydrated } from '../visit/views';
import { samplePassword } from '../accounts/roles';
import { signInByLightbox, visitAs } from '../accounts/signIn';
import { dispatch, sessionOf, stateOf } from '../visit/session';
import { violations } from '../accessibility/violations';
import { demoUrl } from '../demo/address';

/** A call of the session that the server may block. */
const callApi = async (page: Page): Promise<unknown> =>
  (await sessionOf(page)).evaluate(async ({ api }) => {
    try {
      return await api.post(
        'contactMaplehearthAboutMortgageAdvertising',
        {
          firstName: 'Ada',
          lastName: 'Lane',
          emailAddress: 'ada@lane.example',
          phoneNumber: '(415) 555-2671',
          role: 'AdAgency',
        },
        (json: unknown) => json,
        { idempotencyKey: crypto.randomUUID() },
      );
    } catch (error) {
      return (error as Error).name;
    }
  });
const wantChallenge = async (page: Page): Promise<unknown> =>
  page.request.post('/demo/challenge', { headers: { origin: demoUrl }, maxRedirects: 0 });

test("SGN-1: the lightbox's code is fetched only when it is first wanted", async ({ page }) => {
  const chunks: string[] = [];
  page.on(
    'request',
    (request) => /lightbox\.[\w.]*js/.test(request.url()) && chunks.push(request.url()),
  );
  await visit(page);
  await hydrated(page, '#site-footer');
  await expect.poll(() => stateOf(page, 'user')).toMatchObject({ lookup: { status: 'signedOut' } });
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(chunks).toHaveLength(0);
  await signInLink(page).click();
  await expect(page.getByRole('dialog', { name: 'Welcome to Maplehearth' })).toBeVisible();
  expect(chunks).toHaveLength(1);
});

test('focus goes into the lightbox, stays in it, and comes back', async ({ page }) => {
  await visit(page);
  const link = signInLink(page);
  await link.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  for (let step = 0; step < 12; step += 1) {
    await page.keyboard.press('Tab');
    // Between the last and the first control the browser's own interface has its turn.
    expect(
      await page.evaluate(
        (lightbox) =>
          document.activeElement === document.body ||
          document.activeElement!.hasAttribute(lightbox),
        lightboxAttribute,
      ),
    ).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(link).toBeFocused();
});

test('password managers find a real form with named, labelled fields', async ({ page }) => {
  await visit(page);
  await header(page).getByRole('link', { name: 'Join' }).first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.locator('form').getByLabel('Email')).toHaveAttribute(
    'autocomplete',
    'username',
  );
  await expect(dialog.locator('form').getByLabel('Password')).toHaveAttribute(
    'autocomplete',
    'new-password',
  );
  await dialog.getByRole('tab', { name: 'Sign in' }).click();
  await expect(dialog.getByLabel('Password')).toHaveAttribute('autocomplete', 'current-password');
});

test('errors of the lightbox are tied to their fields and announced', async ({ page }) => {
  await visit(page);
  await signInLink(page).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Email').fill('ada@');
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(dialog.getByLabel('Email')).toHaveAccessibleDescription(
    'Please enter a valid email address.',
  );
  await expect(dialog.getByRole('alert')).toHaveCount(2);
  expect(await violations(page)).toEqual([]);
});

test('AUT-8 OPN-47: a server that fails closes the lightbox and says so', async ({ page }) => {
  await visit(page);
  await page.route('**/user/acct/login/', (route) =>
    route.fulfill({ status: 500, json: { error: 'UnexpectedError' } }),
  );
  await signInLink(page).click();
  await page.getByLabel('Email').fill('consumer@example.test');
  await page.getByLabel('Password').fill(samplePassword);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  const notice = page.getByRole('dialog', { name: 'Something went wrong' });
  await expect(notice.getByRole('alert')).toHaveText(
    'An unexpected error occurred. Please try again later.',
  );
  await expect(notice.getByRole('button', { name: 'OK' })).toBeFocused();
  await notice.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('SGN-7 SGN-8 AUT-9 AUT-10 ERR-11: a blocked call opens the security check and goes through after it', async ({
  page,
}) => {
  await wantChallenge(page);
  await visit(page);
  const call = callApi(page);
  const dialog = page.getByRole('dialog', { name: 'Security check' });
  await expect(dialog).toContainText('Check the box below to proceed.');
  await expect(dialog.getByRole('checkbox', { name: 'I am a person' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('checkbox').click();
  expect(await call).toMatchObject({ ok: true });
  await expect(dialog).toBeHidden();
});

test('AUT-11 F33: closing the security check rejects the call', async ({ page }) => {
  await wantChallenge(page);
  await visit(page);
  const call = callApi(page);
  await page
    .getByRole('dialog', { name: 'Security check' })
    .getByRole('button', { name: 'Close' })
    .click();
  expect(await call).toBe('ChallengeClosed');
});

test('STO-8 OPN-36: the questionnaire is shown by its action, and its answers land in the state', async ({
  page,
}) => {
  await visit(page);
  await dispatch(page, 'onboarding/questionnaireShown');
  const dialog = page.getByRole('dialog', { name: 'Where are you looking?' });
  await dialog.getByLabel('ZIP code').fill('9810');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByLabel('ZIP code')).toHaveAccessibleDescription(
    'Please enter a 5-digit ZIP code.',
  );
  expect(await violations(page)).toEqual([]);
  await dialog.getByLabel('ZIP code').fill('98101');
  await dialog.getByLabel('Email').fill('ada@lane.example');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog).toBeHidden();
  expect(await stateOf(page, 'onboarding')).toEqual({
    showQuestionnaire: false,
    zipCode: '98101',
    email: 'ada@lane.example',
  });
});

test('STO-6: the lightbox opens and closes by its actions', async ({ page }) => {
  await visit(page);
  await dispatch(page, 'registration/lightboxShown');
  await expect(page.getByRole('dialog')).toBeVisible();
  await dispatch(page, 'registration/lightboxHidden');
  await expect(page.getByRole('dialog')).toBeHidden();
});

test("STO-7 OPN-36: one-tap signs in with the provider's credential", async ({ page }) => {
  await page.goto('/demo/one-tap/');
  await page.getByRole('button', { name: 'Continue as consumer@example.test' }).click();
  await expect(accountButton(page)).toBeVisible();
});

test("OPN-36: one-tap that was closed keeps the provider's cooldown: two hours after the first time", async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/demo/one-tap/');
  await page.getByRole('button', { name: 'No, thanks' }).click();
  await expect.poll(() => stateOf(page, 'registration')).toMatchObject({ showGoogleOneTap: false });
  await page.reload();
  await hydrated(page, '#site-header');
  await expect.poll(() => stateOf(page, 'user')).toMatchObject({ lookup: { status: 'signedOut' } });
  await expect(page.getByRole('region', { name: 'One-tap sign-in' })).toHaveCount(0);
  await page.clock.setSystemTime(Date.now() + 2 * 60 * 60 * 1000 + 1000);
  await dispatch(page, 'registration/googleOneTapShown');
  await expect(page.getByRole('region', { name: 'One-tap sign-in' })).toBeVisible();
});

test('tabs agree: a sign-in, a switch of users and a sign-out in one are seen in the other', async ({
  context,
  page,
}) => {
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await visit(tab);
  }
  await signInByLightbox(page, 'consumer');
  await expect(accountButton(other)).toBeVisible();
  await page.evaluate(
    (password) =>
      fetch('/user/acct/login/', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: 'lender@example.test', password }),
      }),
    samplePassword,
  );
  await page.evaluate((name) => new BroadcastChannel(name).postMessage('signedIn'), tabsChannel);
  for (const tab of [page, other])
    await expect
      .poll(() => stateOf(tab, 'user'))
      .toMatchObject({ lookup: { user: { emailAddress: 'lender@example.test' } } });
  await accountButton(page).click();
  await header(page).getByRole('link', { name: 'Sign out' }).first().click();
  await expect(signInLink(other)).toBeVisible();
});

test('ERR-8 CON-3: a chunk that has not come after 120 s is a ChunkLoadError, and the login page opens, which leads back', async ({
  page,
}) => {
  await page.clock.install();
  await page.route(/lightbox\.[\w.]*js/, () => undefined);
  await visit(page);
  const asked = page.waitForRequest(/lightbox\.[\w.]*js/);
  const problems: string[] = [];
  page.on('console', (message) => problems.push(message.text()));
  await signInLink(page).click();
  await asked;
  await page.clock.fastForward(119_000);
  expect(problems).toEqual([]);
  await page.clock.fastForward(2_000);
  await page.waitForURL('**/user/acct/login/?redirectUrl=%2Fmortgage-rates%2F');
  expect(problems).toContain('[mortgage session] SignInUnavailable ChunkLoadError');
});

test('SEC-1 OPN-105: a sign-out service that is dead does not hold anybody', async ({ page }) => {
  await visitAs(page, 'consumer', { anew: true });
  await page.route('**/homeloans/**/csrf', () => undefined);
  await accountButton(page).click();
  await header(page).getByRole('link', { name: 'Sign out' }).click();
  await page.waitForURL((url) => url.pathname === '/');
});

test('ANA-5 S11: the page view is told once the visitor has consented, without personal data', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const told: unknown[] = [];
    const keep = (method: string) => (detail: unknown) => told.push([method, detail]);
    Object.assign(window, {
      told,
      productAnalytics: { track: keep('track'), page: keep('page'), identify: keep('identify') },
    });
  });
  const told = () => page.evaluate(() => (window as unknown as { told: unknown[] }).told);
  await visitAs(page, 'consumer');
  expect(await told()).toEqual([]);
  await page.evaluate(
    (name) => window.dispatchEvent(new CustomEvent(name, { detail: { analytics: true } })),
    consentEvent,
  );
  await expect
    .poll(async () => JSON.stringify(await told()))
    .toContain('["page",{"path":"/mortgage-rates/","environment":"qa"}]');
  expect(JSON.stringify(await told())).not.toMatch(/consumer@|sample-password/);
});
