import type { Page } from '@playwright/test';
import { lightboxAttribute } from 'embed/hand-overs';
import { expect, test } from '../visit/test';
import { visit, signInLink, accountButton, live } from '../visit/views';
import { sessionOf, userStateOf } from '../visit/session';
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

test("the lightbox's code is fetched when the pointer reaches Sign In (SGN-1)", async ({
  page,
}) => {
  const chunks: string[] = [];
  page.on(
    'request',
    (request) =>
      /lightbox\.[\w.]*js/.test(request.url()) && chunks.push(request.url()),
  );
  await visit(page);
  await live(page, '#site-footer');
  await expect
    .poll(() => userStateOf(page))
    .toMatchObject({ lookup: { status: 'signedOut' } });
  await page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(resolve)),
  );
  expect(chunks).toHaveLength(0);
  await page.mouse.move(640, 700);
  await signInLink(page).hover();
  await expect.poll(() => chunks.length).toBe(1);
  await signInLink(page).click();
  await expect(
    page.getByRole('dialog', { name: 'Welcome to Maplehearth' }),
  ).toBeVisible();
  expect(chunks).toHaveLength(1);
});

test('focus moves into the lightbox, stays in it, and returns', async ({
  page,
}) => {
  await visit(page);
  const link = signInLink(page);
  await link.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  for (let step = 0; step < 12; step += 1) {
    await page.keyboard.press('Tab');
    // Between the last and the first control the focus is in the browser's own interface.
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

for (const [path, title, box] of [
  ['/mortgage-rates/', 'Security check', 'I am a person'],
  [
    '/sites/cedarline/mortgage-rates/',
    'Verificación de seguridad',
    'Soy una persona',
  ],
] as const) {
  test(`${path}: a blocked call opens the security check in the language of the site, and succeeds after it (SGN-7 SGN-8 AUT-9 AUT-10 ERR-11 PRS-11)`, async ({
    page,
  }) => {
    await page.request.post('/demo/challenge', {
      headers: { origin: demoUrl },
      maxRedirects: 0,
    });
    await visit(page, path);
    const call = callApi(page);
    const dialog = page.getByRole('dialog', { name: title });
    const check = dialog.getByRole('checkbox', { name: box });
    await expect(check).toBeVisible();
    // The server refuses an answer that comes within 300 ms, and the visitor ticks the box again.
    await expect(async () => {
      if (await dialog.isVisible()) {
        await check.click({ timeout: 2000 });
      }
      await expect(dialog).toBeHidden({ timeout: 2000 });
    }).toPass();
    expect(await call).toMatchObject({ ok: true });
  });
}

test("one-tap signs in with the provider's credential (STO-7 OPN-36)", async ({
  page,
}) => {
  await page.goto('/demo/one-tap/');
  await page
    .getByRole('button', { name: 'Continue as consumer@example.test' })
    .click();
  await expect(accountButton(page)).toBeVisible();
});
