/** The measurement that a page sends after its visitor has agreed. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { Page } from '@playwright/test';
import { consentKey, markPrefix } from 'embed/hand-overs';
import type { PageMeasurement } from 'mortgage-domain/measurements/pageMeasurement';
import { form, lenderPage } from '../lead/leadForm';
import { expect, test } from '../visit/test';
import { hydrated } from '../visit/views';

// The browser must not keep marks of the tests before. The collector is another origin, which the page's policy does not know.
test.use({ reuseContext: false, bypassCSP: true });

const measuringChunk = '**/session-shared/*/measurement.*.js';

const agree = (page: Page) =>
  page.addInitScript((key) => localStorage.setItem(key, 'analytics'), consentKey);

/** A server that receives the page's measurements: no tool of the browser shows what a page sends while it closes. */
async function collectFrom(page: Page, path: string) {
  const received: PageMeasurement[] = [];
  const server = createServer((request, response) => {
    response.end();
    void text(request).then((body) => received.push(JSON.parse(body) as PageMeasurement));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await page.route(path, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const body = html.replace('"/demo/measurements"', `"http://127.0.0.1:${port}/"`);
    await route.fulfill({ response, body });
  });
  return { received, close: () => server.close() };
}

test('S10 S11: a page sends one measurement when the visitor leaves it, without personal data', async ({
  page,
}) => {
  await agree(page);
  const address = '/lender-profile/L-1001/?email=ada@lender.example.com';
  const { received, close } = await collectFrom(page, `**${address}`);
  const measures = page.waitForResponse(measuringChunk);
  await page.goto(address);
  await hydrated(page, '#site-header');
  await measures;
  await page.goto('/healthz');
  await expect.poll(() => received.length).toBe(1);
  expect(received[0]).toMatchObject({
    page: '/lender-profile/*',
    site: 'maplehearth',
    headerVisibleMs: expect.any(Number),
    sessionShownMs: expect.any(Number),
  });
  expect(JSON.stringify(received)).not.toContain('ada@');
  close();
});

test('S10 ERR-13: the measurement counts the steps of the lead form and the files that failed', async ({
  page,
}) => {
  await agree(page);
  const { received, close } = await collectFrom(page, `**${lenderPage}`);
  let lost = 0;
  await page.route('**/lender-advertising-remote/*/entry.js*', (route) => {
    lost += 1;
    return lost === 1
      ? route.fulfill({ status: 503, headers: { 'access-control-allow-origin': '*' } })
      : route.continue();
  });
  const measures = page.waitForResponse(measuringChunk);
  await page.goto(lenderPage);
  await hydrated(page, '#lender-onboarding');
  await form(page).getByLabel('Role').selectOption('BranchManager');
  await form(page).scrollIntoViewIfNeeded();
  await measures;
  await page.waitForFunction(
    (name) => performance.getEntriesByName(name).length > 0,
    `${markPrefix}lead.seen`,
  );
  await page.goto('/healthz');
  await expect.poll(() => received.length).toBe(1);
  const [{ lead, failedFiles }] = received as [PageMeasurement];
  expect([lead, Object.values(failedFiles)]).toEqual([['seen', 'begun'], [1]]);
  close();
});

test('S11: the browser fetches the measuring code only after consent', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (/\/measurement\./.test(request.url())) fetched.push(request.url());
  });
  await page.goto('/mortgage-rates/');
  await hydrated(page, '#site-header');
  await page.waitForLoadState('networkidle');
  expect(fetched).toEqual([]);
  const measures = page.waitForResponse(measuringChunk);
  await page.evaluate(() =>
    window.dispatchEvent(new CustomEvent('mortgage:consent', { detail: { analytics: true } })),
  );
  await measures;
});
