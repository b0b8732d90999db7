import type { Locator, Page } from '@playwright/test';
import { emailOf, samplePassword } from '../accounts/roles';
import { signInByLightbox } from '../accounts/signIn';
import { lenderPage } from '../lead/leadForm';
import { dispatch, sessionOf, stateOf } from '../visit/session';
import { expect, test } from '../visit/test';
import { accountButton, header, hydrated, signInLink } from '../visit/views';

const entry = 'upsell/lender-onboard';

async function open(page: Page): Promise<void> {
  await page.goto(lenderPage);
  await hydrated(page, '#lender-onboarding');
  await hydrated(page, '#site-header');
  await expect.poll(() => stateOf(page, 'user')).toMatchObject({ lookup: { status: 'signedOut' } });
}
const professional = (dialog: Locator) => dialog.getByRole('checkbox', { name: /professional/ });
const close = async (page: Page) => {
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
};

/** Each leaves the page where it is. */
const openings: readonly (readonly [string, (page: Page) => Promise<unknown>])[] = [
  ["the header's Sign In link", (page) => signInLink(page).click()],
  [
    'an authenticated call of an anonymous visitor',
    async (page) =>
      (await sessionOf(page)).evaluate(({ api }) => {
        const lender = { lenderRef: { lenderId: 'L-1001' } };
        // Rejects with 'Login required' once the dialog is closed.
        void api
          .post('getRegisteredLender', lender, () => true, { authenticated: true })
          .catch(() => undefined);
      }),
  ],
  [
    "the session's own function",
    async (page) => (await sessionOf(page)).evaluate((session) => void session.signIn()),
  ],
  ['the action', (page) => dispatch(page, 'registration/lightboxShown')],
];

for (const [what, openDialog] of openings)
  test(`on the lender page ${what} opens the lenders' sign-in, each time (SGN-9 OPN-37)`, async ({
    page,
  }) => {
    await open(page);
    for (const time of ['first', 'second']) {
      await openDialog(page);
      const dialog = page.getByRole('dialog', { name: 'Welcome, lenders' });
      await expect(dialog, time).toBeVisible();
      await dialog.getByRole('tab', { name: 'Join' }).click();
      await expect(professional(dialog)).toBeChecked();
      await close(page);
    }
  });

test("the header's Join link opens it with the professional box ticked (SGN-9 OPN-37)", async ({
  page,
}) => {
  await open(page);
  await header(page).getByRole('link', { name: 'Join' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Welcome, lenders' });
  await expect(professional(dialog)).toBeChecked();
});

test('the lender entry goes with the lender page, and other pages do not have it (SGN-9)', async ({
  page,
}) => {
  await open(page);
  await page.evaluate(() => window.mortgageEmbed!.unmount('lender-advertising-remote'));
  await signInLink(page).click();
  const dialog = page.getByRole('dialog', { name: 'Welcome to Maplehearth' });
  await dialog.getByRole('tab', { name: 'Join' }).click();
  await expect(professional(dialog)).not.toBeChecked();
  await page.goto('/mortgage-rates/');
  await hydrated(page, '#site-header');
  await signInLink(page).click();
  await expect(page.getByRole('dialog', { name: 'Welcome to Maplehearth' })).toBeVisible();
});

test('a sign-in without a reload, and the sign-out after it, keep the entry (SGN-9)', async ({
  page,
}) => {
  await open(page);
  await (await sessionOf(page)).evaluate((session) => void session.signIn());
  const dialog = page.getByRole('dialog', { name: 'Welcome, lenders' });
  await dialog.getByLabel('Email').fill(emailOf('lender'));
  await dialog.getByLabel('Password').fill(samplePassword);
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('navigation', { name: 'Lender' })).toBeVisible();
  await expect(accountButton(page)).toBeVisible();
  await expect.poll(() => stateOf(page, 'registration')).toMatchObject({ path: entry });
  await dispatch(page, 'session/loggedOut');
  await expect(page.getByRole('navigation', { name: 'Lender' })).toHaveCount(0);
  await signInLink(page).click();
  await expect(page.getByRole('dialog', { name: 'Welcome, lenders' })).toBeVisible();
});

test('a lender signs in here, and the bar leads to hub, quotes, billing, co-marketing and reviews (MISC-3 LAP-8 LAP-9 LAP-10 LAP-11 LAP-12 LAP-13)', async ({
  page,
}) => {
  await open(page);
  await signInByLightbox(page, 'lender');
  const links = page.getByRole('navigation', { name: 'Lender' }).getByRole('link');
  const paths = [
    '/mortgage/lender-hub/',
    '/mortgage/quotes-submitted/',
    '/mortgage/lender-billing/',
    lenderPage,
    '/comarketing/agent/Dashboard.htm',
    '/mortgage/lender-reviews/',
  ];
  await expect(links).toHaveCount(paths.length);
  const shown = await links.evaluateAll((all) =>
    all.map((link) => new URL((link as HTMLAnchorElement).href).pathname),
  );
  expect(shown).toEqual(paths);
  for (const path of paths) expect((await page.request.get(path)).status(), path).toBe(200);
  await links.first().click();
  await page.waitForURL(`**${paths[0]}`);
});
