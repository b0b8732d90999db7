import { sessionSymbol, shellAttribute } from 'embed/hand-overs';
import { remotes } from 'embed/remotes';
import { test, expect } from '../visit/test';
import { rename, showName } from '../visit/renamed';
import { accountButton, header, signInLink } from '../visit/views';
import { signInByLightbox, visitAs } from '../accounts/signIn';

test('sign-in in the lightbox changes the header (SGN-10 NAV-3 NAV-4 AUT-1 HDR-17 HDR-21)', async ({
  page,
}) => {
  await page.goto('/mortgage-rates/');
  await expect(signInLink(page)).toBeVisible();
  await signInByLightbox(page, 'consumer');
  await expect(header(page).getByRole('link', { name: 'Sign In' })).toHaveCount(0);
  await page.reload();
  await expect(accountButton(page)).toBeVisible();
});

test('sign-out calls both services, then follows the logout link (SEC-1 SEC-2 SEC-3 SEC-4 HDR-22)', async ({
  page,
}) => {
  await visitAs(page, 'consumer', { alone: true });
  const calls: string[] = [];
  page.on('request', (request) =>
    calls.push(`${request.method()} ${new URL(request.url()).pathname}`),
  );
  await accountButton(page).click();
  await header(page).getByRole('link', { name: 'Sign out' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  for (const base of ['/homeloans/mortgage/api/auth', '/homeloans/api/auth']) {
    expect(calls.indexOf(`GET ${base}/csrf`)).toBeGreaterThanOrEqual(0);
    expect(calls.indexOf(`POST ${base}/signout`)).toBeGreaterThan(
      calls.indexOf(`GET ${base}/csrf`),
    );
  }
  expect(calls).toContain('GET /Logout.htm');
  await page.goto('/mortgage-rates/');
  await expect(signInLink(page)).toBeVisible();
});

test('header, footer, page and gate share one store and one React (STO-1 MISC-1)', async ({
  page,
}) => {
  await page.goto('/legacy/all-remotes');
  const places = remotes.map(({ element }) => element);
  await rename(page, places);
  await showName(page);
  const found = await page.evaluate(
    ([selectors, sessionKey, shell]) => {
      type Fiber = {
        memoizedProps?: { store?: object };
        child?: Fiber | null;
        sibling?: Fiber | null;
      };
      const storeIn = (fiber: Fiber | null | undefined): object | undefined =>
        fiber ? (fiber.memoizedProps?.store ?? storeIn(fiber.child)) : undefined;
      const { store } = (window as unknown as Record<symbol, { store: object }>)[
        Symbol.for(sessionKey)
      ]!;
      return selectors.map((selector) => {
        const view = document.querySelector(selector)!.shadowRoot!.querySelector(`[${shell}]`)!;
        const key = Object.keys(view).find((name) => name.startsWith('__reactContainer$'))!;
        const container = (
          view as unknown as Record<string, Fiber & { stateNode?: { current: Fiber } }>
        )[key]!;
        return {
          react: key,
          sameStore: storeIn(container.stateNode?.current ?? container) === store,
        };
      });
    },
    [places, sessionSymbol, shellAttribute] as const,
  );
  expect(found.map(({ sameStore }) => sameStore)).toEqual(remotes.map(() => true));
  expect(new Set(found.map(({ react }) => react)).size).toBe(1);
});
