import { chromium, type Browser, type Page } from '@playwright/test';
import { chromiumArguments } from 'host-kit/installedChromium';
import { findWholeChromium } from '../demo/chromium';
import { expect, test } from '../visit/test';
import { header, accountButton, live, signInLink } from '../visit/views';
import { visitAs } from '../accounts/signIn';
import { hold } from '../visit/hold';

const pages = { byTag: '/mortgage-rates/', included: '/refinance/' } as const;

const accountCalls =
  /\/ajax\/nav\/UserNavAsync\.htm|\/user\/account\/services\/WhoAmI\.htm|\/whoAmI|\/getAuthInfo/;

/** Every frame in which Sign In could be read, from the first paint on. */
const watchForSignIn = (page: Page) =>
  page.addInitScript(() => {
    const seen = { frames: 0, signIn: 0 };
    Object.assign(window, { seen });
    const look = () => {
      const link = document
        .querySelector('#site-header')
        ?.shadowRoot?.querySelector('a[href="/user/acct/login/"]');
      seen.frames += 1;
      if (link?.checkVisibility({ visibilityProperty: true })) {
        seen.signIn += 1;
      }
      requestAnimationFrame(look);
    };
    look();
  });
test('a signed-in visitor never sees Sign In, not even while calls are pending (SGN-10)', async ({
  page,
}) => {
  await visitAs(page, 'consumer');
  await watchForSignIn(page);
  const held = hold();
  await page.route(accountCalls, async (route) => {
    await held.released;
    await route.continue();
  });
  await page.reload();
  await live(page, '#site-header');
  await expect(
    header(page).getByRole('link', { name: 'Your account' }),
  ).toBeVisible();
  held.release();
  await expect(accountButton(page)).toBeVisible();
  const { frames, signIn: shown } = await page.evaluate(
    () =>
      (window as unknown as { seen: { frames: number; signIn: number } }).seen,
  );
  expect(frames).toBeGreaterThan(5);
  expect(shown).toBe(0);
});

test('a page that includes the header shows a signed-in visitor no Sign In before any script of ours has come (F82 SGN-10)', async ({
  page,
}) => {
  await visitAs(page, 'consumer');
  await watchForSignIn(page);
  await page.route(/embed\.js/, (route) => route.abort());
  await page.goto(pages.included);
  await expect(
    header(page).getByRole('link', { name: 'Your account' }),
  ).toBeVisible();
  const shown = await page.evaluate(
    () => (window as unknown as { seen: { signIn: number } }).seen.signIn,
  );
  expect(shown).toBe(0);
});

for (const [how, address] of Object.entries(pages)) {
  test(`staff who acted for somebody are warned from the first paint on until the account says otherwise, ${how} (F82 NAV-7)`, async ({
    page,
  }) => {
    await visitAs(page, 'consumer');
    await page.evaluate(() =>
      localStorage.setItem('mortgageSignedInHint', 'acting'),
    );
    const held = hold();
    await page.route(accountCalls, async (route) => {
      await held.released;
      await route.continue();
    });
    await page.goto(address, { waitUntil: 'commit' });
    const notice = header(page).getByRole('complementary', {
      name: 'Impersonation',
    });
    await expect(notice).toHaveText('You are acting as another person');
    held.release();
    await expect(accountButton(page)).toBeVisible();
    await expect(notice).toBeHidden();
  });
}

test.describe('the back/forward cache', () => {
  let browser: Browser;
  test.beforeAll(async () => {
    // A headless shell has no back/forward cache.
    browser = await chromium.launch({
      executablePath: findWholeChromium(),
      args: chromiumArguments(),
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    });
  });
  test.afterAll(() => browser.close());

  async function leaveAndReturn(
    page: Page,
    meanwhile: () => Promise<void>,
  ): Promise<void> {
    await page.evaluate(() =>
      window.addEventListener('pageshow', ({ persisted }) => {
        (window as unknown as { persisted: boolean }).persisted = persisted;
      }),
    );
    await page.goto('/user/acct/login/');
    await meanwhile();
    await page.evaluate(() => history.back());
    // A page from the cache is not loaded again.
    await page.waitForURL('**/mortgage-rates/', { waitUntil: 'commit' });
    expect(
      await page.evaluate(() => {
        const [navigation] = performance.getEntriesByType(
          'navigation',
        ) as (PerformanceNavigationTiming & {
          notRestoredReasons?: { toJSON: () => unknown };
        })[];
        return navigation?.notRestoredReasons?.toJSON() ?? 'restored';
      }),
      'why the browser has not kept the page',
    ).toBe('restored');
    await expect
      .poll(() =>
        page.evaluate(
          () => (window as unknown as { persisted?: boolean }).persisted,
        ),
      )
      .toBe(true);
  }

  test('a restored page shows a sign-out that happened meanwhile (F19)', async () => {
    const page = await (await browser.newContext({})).newPage();
    const connected = page.waitForRequest(/\/v2\/subscribe\/.*tt=/);
    await visitAs(page, 'consumer');
    await connected;
    await leaveAndReturn(page, () =>
      page.context().clearCookies({ name: 'mortgage_session' }),
    );
    await expect(signInLink(page)).toBeVisible();
    await page.context().close();
  });

  test('a restored page of a signed-in visitor connects again (F19 RTC-2)', async () => {
    const page = await (await browser.newContext({})).newPage();
    const poll = () => page.waitForRequest(/\/v2\/subscribe\/.*tt=/);
    const connected = poll();
    await visitAs(page, 'manager');
    await connected;
    const again = poll();
    await leaveAndReturn(page, async () => undefined);
    await again;
    await page.evaluate(() =>
      fetch('/demo/messages', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{"gleamCount":33}',
      }),
    );
    await accountButton(page).click();
    await expect(
      header(page).getByRole('link', { name: 'Inbox' }),
    ).toHaveAccessibleName(/33/);
    await page.context().close();
  });
});
