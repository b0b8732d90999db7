import { sessionSymbol, shellAttribute } from 'embed/hand-overs';
import { remotes } from 'embed/remotes';
import { signInPath, signOutPath } from 'mortgage-domain/site/accountPaths';
import { whoAmIPath } from 'mortgage-domain/site/servicePaths';
import { signInByLightbox } from '../accounts/signIn';
import { test, expect } from '../visit/test';
import { accountButton, openPopup, signInLink, visit } from '../visit/views';
import { rename, showName } from '../visit/renamed';

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
        fiber
          ? (fiber.memoizedProps?.store ?? storeIn(fiber.child))
          : undefined;
      const { store } = (
        window as unknown as Record<symbol, { store: object }>
      )[Symbol.for(sessionKey)]!;
      return selectors.map((selector) => {
        const view = document
          .querySelector(selector)!
          .shadowRoot!.querySelector(`[${shell}]`)!;
        const key = Object.keys(view).find((name) =>
          name.startsWith('__reactContainer$'),
        )!;
        const container = (
          view as unknown as Record<
            string,
            Fiber & { stateNode?: { current: Fiber } }
          >
        )[key]!;
        return {
          react: key,
          sameStore:
            storeIn(container.stateNode?.current ?? container) === store,
        };
      });
    },
    [places, sessionSymbol, shellAttribute] as const,
  );
  expect(found.map(({ sameStore }) => sameStore)).toEqual(
    remotes.map(() => true),
  );
  expect(new Set(found.map(({ react }) => react)).size).toBe(1);
});

test('a host with the four calls of level 1 alone signs a visitor in, for each page view, and out (OPN-109)', async ({
  page,
}) => {
  const served = [whoAmIPath, signInPath, signOutPath];
  await page.route('**/*', (route) => {
    const isCall = route.request().resourceType() === 'fetch';
    const isServed = served.includes(new URL(route.request().url()).pathname);
    return isCall && !isServed
      ? route.fulfill({ status: 404 })
      : route.fallback();
  });
  await visit(page);
  await signInByLightbox(page, 'consumer');
  await visit(page, '/refinance/');
  await accountButton(page).click();
  await expect(openPopup(page)).toContainText('consumer@example.test');
  await openPopup(page).getByRole('link', { name: 'Sign out' }).click();
  await page.waitForURL((url) => url.pathname !== '/refinance/');
  await visit(page);
  await expect(signInLink(page)).toBeVisible();
});
