/** `page-kit` in an application of React with routes of its own, and its stub in tests (docs/frameworks.md). */
import type { Page } from '@playwright/test';
import { stubEmbed } from 'page-kit/stub';
import { fetchShell } from 'page-kit/server';
import { remoteUrl } from '../demo/address';
import { expect, test } from '../visit/test';
import { header, live, signInLink, visit } from '../visit/views';
import { startFrameworkHost } from './frameworkHost';

// A page that requires trusted HTML refuses the stub's.
test.use({ reuseContext: false, bypassCSP: true });

/** What a page has left after its garbage is collected. */
async function weigh(page: Page): Promise<{ readonly nodes: number; readonly listeners: number }> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Performance.enable');
  await devTools.send('HeapProfiler.collectGarbage');
  const { metrics } = await devTools.send('Performance.getMetrics');
  const valueOf = (name: string) => metrics.find((one) => one.name === name)!.value;
  return { nodes: valueOf('Nodes'), listeners: valueOf('JSEventListeners') };
}

async function change(page: Page, routes: number): Promise<void> {
  for (let nth = 0; nth < routes; nth += 1)
    await page.getByRole('button', { name: 'Next' }).click();
  for (const place of ['#site-header', '#site-footer']) await live(page, place);
}

for (const way of ['component', 'element'] as const)
  test(`by ${way}: 50 route changes, no hydration warning, and nothing is left behind`, async ({
    page,
  }) => {
    const host = await startFrameworkHost(way);
    const noticed: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) noticed.push(message.text());
    });
    page.on('pageerror', (error) => noticed.push(error.message));
    await page.goto(host.url);
    await live(page, '#site-header');
    await change(page, 10);
    const early = await weigh(page);
    await change(page, 40);
    const late = await weigh(page);
    await expect(page.getByRole('heading', { name: 'Route 50' })).toBeVisible();
    await expect(signInLink(page)).toBeVisible();
    expect(noticed).toEqual([]);
    expect(late.nodes).toBeLessThanOrEqual(early.nodes * 1.1);
    expect(late.listeners).toBeLessThanOrEqual(early.listeners * 1.1);
    await host.close();
  });

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
  const origin = remoteUrl('header-remote').replace('/header-remote/', '');
  const shell = await fetchShell('header-remote', { origin, timeoutMs: 5000 });
  await stubEmbed(page, { shells: { 'header-remote': shell }, visitor: null });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/mortgage-rates/');
  await expect(signInLink(page)).toBeVisible();
  expect(await read()).toEqual(real);
  expect(asked.filter((url) => /session-shared|host\.js|\.htm/.test(url))).toEqual([]);
});
