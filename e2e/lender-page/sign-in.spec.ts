import type { Locator, Page } from '@playwright/test';
import { lenderPage } from '../lead/leadForm';
import { sessionOf, stateOf } from '../visit/session';
import { expect, test } from '../visit/test';
import { live, signInLink } from '../visit/views';

async function open(page: Page): Promise<void> {
  await page.goto(lenderPage);
  await live(page, '#lender-onboarding');
  await live(page, '#site-header');
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
