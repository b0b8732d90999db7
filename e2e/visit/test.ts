/** The `test` of this suite. Every test also proves that no uncaught error reached the page, and that its policy refused nothing. */
import {
  expect,
  test as base,
  type BrowserContext,
  type ConsoleMessage,
  type Page,
} from '@playwright/test';

const paused = new WeakSet<Page>();

/**
 * Pauses the page's installed clock a second from now. The end of the test resumes it: Playwright itself
 * would not wait for that, and its script, which needs the clock, would throw in the next test of the reused tab.
 */
export async function pauseClock(page: Page): Promise<void> {
  paused.add(page);
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
}

/**
 * Ends all navigations: a context that is reused in the middle of one may hang. The next test gets this tab
 * (`reuseContext`), and Playwright does not clear its session storage.
 */
async function comeToRest(context: BrowserContext, page: Page): Promise<void> {
  await context.setOffline(false);
  if (paused.has(page)) {
    await page.clock.resume();
  }
  for (const one of context.pages()) {
    await one.unrouteAll({ behavior: 'ignoreErrors' });
    await one.goto('about:blank').catch(() => undefined);
  }
  await page
    .goto('/healthz')
    .then(() => page.evaluate(() => sessionStorage.clear()))
    .catch(() => undefined);
}

/** For pages whose own errors are part of the test. */
export const plainTest = base.extend<{ rest: undefined }>({
  rest: [
    async ({ context, page }, use) => {
      // Behind another test's tab a page would draw no frames.
      await page.bringToFront();
      await use(undefined);
      await comeToRest(context, page);
    },
    { auto: true },
  ],
});

/** Texts of the browser. */
const refusal = /Content Security Policy|This document requires 'Trusted/;

export const test = plainTest.extend<{ noUncaughtErrors: undefined }>({
  noUncaughtErrors: [
    // Depends on `rest`, so that it ends first: errors while a page is torn down do not count.
    async ({ page, rest }, use) => {
      const errors: string[] = [];
      const listen = (error: Error): void => {
        errors.push(String(error));
      };
      const listenToConsole = (message: ConsoleMessage): void => {
        if (refusal.test(message.text())) {
          errors.push(message.text());
        }
      };
      page.on('pageerror', listen);
      page.on('console', listenToConsole);
      await use(rest);
      page.off('pageerror', listen);
      page.off('console', listenToConsole);
      expect(errors, 'uncaught errors in the page').toEqual([]);
    },
    { auto: true },
  ],
});
export { expect };
