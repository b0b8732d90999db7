import { chromiumArguments } from 'host-kit/installedChromium';
import { findWholeChromium } from '../demo/chromium';
import { expect, test } from '../visit/test';
import { live } from '../visit/views';
import { agree, listenAsCollector } from './collector';

// With one process for all pages, as in the other tests, the browser would wait for the page's listeners.
test.use({
  reuseContext: false,
  bypassCSP: true,
  launchOptions: {
    executablePath: findWholeChromium(),
    args: chromiumArguments(),
  },
});

test('a busy page that is left for another site sends its measurement, too (S11)', async ({
  page,
}) => {
  const { received, url, close } = await listenAsCollector();
  await page.goto('/lender-profile/L-1001/');
  await live(page, '#site-header');
  await agree(page, url);
  // The browser ends the page's process half a second later, so that none of its listeners can run.
  await page.evaluate(() => {
    setInterval(() => {
      const end = performance.now() + 3000;
      while (performance.now() < end) {
        // Keeps the main thread busy.
      }
    });
  });
  await page.goto(url.replace('127.0.0.1', 'localhost'));
  await expect.poll(() => received.length).toBe(1);
  expect(received[0]).toMatchObject({ page: '/lender-profile/*' });
  await close();
});
