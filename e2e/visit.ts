import { expect, test as base, type Locator, type Page } from '@playwright/test';

/** Every test also proves that nothing of ours reached the page's own error handlers. */
export const test = base.extend<{ noUncaughtErrors: void }>({
  noUncaughtErrors: [
    async ({ page }, use) => {
      const errors: string[] = [];
      const listen = (error: Error): void => {
        errors.push(String(error));
      };
      page.on('pageerror', listen);
      await use();
      page.off('pageerror', listen);
      // A browser context that is closed in the middle of a navigation may hang: every page comes to rest first.
      await Promise.all(
        page
          .context()
          .pages()
          .map((one) => one.goto('about:blank').catch(() => undefined)),
      );
      expect(errors, 'uncaught errors in the page').toEqual([]);
    },
    { auto: true },
  ],
});
export { expect };

export const samplePassword = 'sample-password-1';
/** The remote's view; Playwright's locators look into open shadow roots. */
export const header = (page: Page): Locator => page.locator('#site-header');
export const footer = (page: Page): Locator => page.locator('#site-footer');

/** Waits until React owns the remote's view. */
export async function hydrated(page: Page, selector: string): Promise<void> {
  await page.waitForFunction((target) => {
    const view = document.querySelector(target)?.shadowRoot?.querySelector('[data-shell]');
    const first = view?.querySelector('*');
    return Boolean(first && Object.keys(first).some((key) => key.startsWith('__reactFiber$')));
  }, selector);
}

/** Changes the window's size and waits until the page has heard of it: what follows must not meet a late resize event. */
export async function resizeTo(page: Page, width: number, height: number): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve));
      }),
  );
}

/** Signs in through the lightbox, as a visitor would from the header; the page is loaded again then, but not where cookies are refused. */
export async function signIn(page: Page, account: string, { reloads = true } = {}): Promise<void> {
  await header(page).getByRole('link', { name: 'Sign In' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Email').fill(account);
  await dialog.getByLabel('Password').fill(samplePassword);
  const loaded = reloads ? page.waitForEvent('load') : undefined;
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
  await loaded;
  await expect(header(page).getByRole('button', { name: /account/i })).toBeVisible();
}
