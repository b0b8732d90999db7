import { text } from 'node:stream/consumers';
import type { Page } from '@playwright/test';
import { serve } from 'host-kit/testing/servers';
import type { PageMeasurement } from 'mortgage-domain/measurements/pageMeasurement';
import { expect, test } from '../visit/test';
import { live } from '../visit/views';

// The page's policy does not allow the collector, which is another origin.
test.use({ reuseContext: false, bypassCSP: true });

/** A server that receives the page's measurements: no tool of the browser shows what a page sends while it closes. */
async function listenAsCollector() {
  const received: PageMeasurement[] = [];
  const { origin, close } = await serve((request, response) => {
    response.end();
    if (request.method !== 'POST') {
      return;
    }
    void text(request).then((body) =>
      received.push(JSON.parse(body) as PageMeasurement),
    );
  });
  return { received, url: `${origin}/`, close };
}

/** The visitor agrees, and the page starts to measure for that address. */
const agree = (page: Page, measurementsUrl = ''): Promise<void> =>
  page.evaluate(async (url) => {
    if (url) {
      await window.mortgageEmbed!.update('header-remote', {
        measurementsUrl: url,
      });
    }
    const measures = new Promise<void>((resolve) => {
      const look = ({ target }: Event) => {
        if (
          target instanceof HTMLScriptElement &&
          /\/measurement\./.test(target.src)
        ) {
          resolve();
        }
      };
      document.addEventListener('load', look, true);
    });
    window.dispatchEvent(
      new CustomEvent('mortgage:consent', { detail: { analytics: true } }),
    );
    await measures;
    // The browser gives observers its earlier entries in a task of their own, in the order in which they began.
    await new Promise((resolve) =>
      new PerformanceObserver(resolve).observe({
        type: 'paint',
        buffered: true,
      }),
    );
  }, measurementsUrl);

test('S10 S11: a page sends one measurement when the visitor leaves it, without personal data', async ({
  page,
}) => {
  const { received, url, close } = await listenAsCollector();
  await page.goto('/lender-profile/L-1001/?email=ada@lender.example.com');
  await live(page, '#site-header');
  await agree(page, url);
  await page.goto('/healthz');
  await expect.poll(() => received.length).toBe(1);
  expect(received[0]).toMatchObject({
    page: '/lender-profile/*',
    site: 'maplehearth',
    headerVisibleMs: expect.any(Number),
    sessionShownMs: expect.any(Number),
  });
  expect(JSON.stringify(received)).not.toContain('ada@');
  await close();
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

test('S11: the browser fetches the measuring code only after consent', async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (/\/measurement\./.test(request.url())) {
      fetched.push(request.url());
    }
  });
  await page.goto('/mortgage-rates/');
  await live(page, '#site-header');
  await page.waitForLoadState('networkidle');
  expect(fetched).toEqual([]);
  await agree(page);
});
