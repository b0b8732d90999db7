/** Header and footer in applications with routes of their own, and page-kit's stub for tests (docs/frameworks.md). */
import type { Page } from '@playwright/test';
import { stubEmbed } from 'page-kit/stub';
import { fetchShell } from 'page-kit/server';
import { remoteOrigin } from '../demo/address';
import { expect, test } from '../visit/test';
import { header, live, placeOf, signInLink, visit } from '../visit/views';
import { startApplication } from './installed';
import { startReactServer } from './reactServer';

// A page that requires trusted HTML refuses the stub's.
test.use({ reuseContext: false, bypassCSP: true });
// One after the other: each packs page-kit into the same folder.
test.describe.configure({ mode: 'default' });

/** The objects of a page after its garbage is collected. */
async function weigh(
  page: Page,
): Promise<{ readonly nodes: number; readonly listeners: number }> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Performance.enable');
  await devTools.send('HeapProfiler.collectGarbage');
  const { metrics } = await devTools.send('Performance.getMetrics');
  const valueOf = (name: string) =>
    metrics.find((one) => one.name === name)!.value;
  return { nodes: valueOf('Nodes'), listeners: valueOf('JSEventListeners') };
}

async function change(page: Page, from: number, to: number): Promise<void> {
  for (let route = from + 1; route <= to; route += 1) {
    await page.getByText('Next', { exact: true }).click();
    await page
      .getByRole('heading', { name: `Route ${route}`, exact: true })
      .waitFor();
  }
  for (const name of ['header-remote', 'footer-remote'] as const) {
    await live(page, placeOf(name));
  }
}

/** 50 routes, each with header and footer of its own. */
async function expectStill(page: Page, url: string): Promise<void> {
  const noticed: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) {
      noticed.push(message.text());
    }
  });
  page.on('pageerror', (error) => noticed.push(error.message));
  await page.route('**/favicon.ico', (route) => route.fulfill());
  await page.goto(url);
  await live(page, placeOf('header-remote'));
  await change(page, 0, 10);
  const early = await weigh(page);
  await change(page, 10, 50);
  await expect(header(page).getByRole('link').first()).toBeVisible();
  expect(noticed).toEqual([]);
  // A call that is on its way keeps its view until the answer.
  await expect(async () => {
    const late = await weigh(page);
    expect(late.nodes).toBeLessThanOrEqual(early.nodes * 1.1);
    expect(late.listeners).toBeLessThanOrEqual(early.listeners * 1.1);
  }).toPass({ timeout: 5000 });
}

for (const way of ['component', 'element'] as const) {
  test(`React on a server, by ${way}: 50 routes without a warning, and nothing is left behind`, async ({
    page,
  }) => {
    const host = await startReactServer(way);
    await expectStill(page, host.url);
    await host.close();
  });
}

for (const [name, pages] of [
  ['next', ['/component/0', '/tag/0']],
  ['sveltekit', ['/component/0', '/tag/0']],
  [
    'vite',
    ['react/component', 'react/tag', 'vue/component', 'vue/tag'].map(
      (one) => `/${one}.html`,
    ),
  ],
] as const) {
  test(
    `${name}, by component and by tag: 50 routes without a warning, and nothing is left behind`,
    { tag: '@all' },
    async ({ context }) => {
      test.setTimeout(900_000);
      const application = await startApplication(name);
      try {
        for (const address of pages) {
          const tab = await context.newPage();
          await test.step(address, () =>
            expectStill(tab, application.url + address),
          );
          await tab.close();
        }
      } finally {
        application.close();
      }
    },
  );
}

test('the stub shows the same texts and links as the header itself, without a network', async ({
  page,
}) => {
  // The session adds the visitor's id to some links (NAV-18).
  const read = () =>
    header(page)
      .locator('a')
      .evaluateAll((links) =>
        links.map(
          (link) =>
            `${link.textContent} ${link.getAttribute('href')?.replace(/&zga_z_guid=.*/, '')}`,
        ),
      );
  await visit(page);
  const real = await read();
  const origin = remoteOrigin('header-remote');
  const shell = await fetchShell('header-remote', { origin, timeoutMs: 5000 });
  await stubEmbed(page, { shells: { 'header-remote': shell }, visitor: null });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/mortgage-rates/');
  await expect(signInLink(page)).toBeVisible();
  expect(await read()).toEqual(real);
  expect(
    asked.filter((url) => /session-shared|host\.js|\.htm/.test(url)),
  ).toEqual([]);
});
