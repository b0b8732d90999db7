/**
 * The `test` of this suite: every test also proves that nothing of ours reached the page's own error handlers, and that the
 * page's policy refused nothing.
 */
import {
  expect,
  test as base,
  type BrowserContext,
  type ConsoleMessage,
  type Page,
} from '@playwright/test';

/**
 * All pages come to rest: a context that is closed or reused in the middle of a navigation may hang. The next test gets this tab
 * (`reuseContext`), and what Playwright does not empty is what the tab itself remembers.
 */
async function comeToRest(context: BrowserContext, page: Page): Promise<void> {
  await context.setOffline(false);
  for (const one of context.pages()) {
    await one.unrouteAll({ behavior: 'ignoreErrors' });
    await one.goto('about:blank').catch(() => undefined);
  }
  await page
    .goto('/healthz')
    .then(() => page.evaluate(() => sessionStorage.clear()))
    .catch(() => undefined);
}

/** For pages whose own errors are part of what is tested. */
export const plainTest = base.extend<{ rest: undefined }>({
  rest: [
    async ({ context, page }, use) => {
      // Behind the tab of a test before it, a page would draw no frames.
      await page.bringToFront();
      await use(undefined);
      await comeToRest(context, page);
    },
    { auto: true },
  ],
});

/** In the words of the browser. */
const refusal = /Content Security Policy|This document requires 'Trusted/;

export const test = plainTest.extend<{ noUncaughtErrors: undefined }>({
  noUncaughtErrors: [
    // After `rest`, so that it ends before it: what a page throws while it is torn down is its own affair.
    async ({ page, rest }, use) => {
      const errors: string[] = [];
      const listen = (error: Error): void => {
        errors.push(String(error));
      };
      const listenToConsole = (message: ConsoleMessage): void => {
        if (refusal.test(message.text())) errors.push(message.text());
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
