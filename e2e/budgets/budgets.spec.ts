/** Budgets of bytes, requests, depth, elements and layout shift (bench/src/budgets): counts alone, so that a slow machine changes none. */
import type { Page, Response } from '@playwright/test';
import { bundleBudgets, pageBudgets, type PageBudget } from 'bench/budgets';
import {
  judgeBundles,
  judgePage,
  toBundle,
  toKilobytes,
  type LoadedFile,
  type LoadedPage,
} from 'bench/judge-budgets';
import { NetworkLog } from 'bench/network';
import { remotes } from 'embed/remotes';
import { demoUrl } from '../demo/address';
import { expect, test } from '../visit/test';
import { live } from '../visit/views';

/** Files of releases have origins of their own; what the page's host serves is not ours to weigh. */
const isOurs = (address: string): boolean =>
  !address.startsWith(`${demoUrl}/`) && toBundle(address) !== undefined;

const readFile = async (response: Response): Promise<LoadedFile> => ({
  bundle: toBundle(response.url()) ?? '',
  bytes: Number((await response.allHeaders())['content-length']),
  scriptBytes: (await response.body()).length,
});

/** Opens a page as a new visitor, and waits until our remotes are live and the network is idle. */
async function load(page: Page, { address, isStreamed }: PageBudget): Promise<LoadedPage> {
  const files: Promise<LoadedFile>[] = [];
  page.on('response', (response) => {
    if (isOurs(response.url())) files.push(readFile(response));
  });
  const devTools = await page.context().newCDPSession(page);
  const network = new NetworkLog(devTools, (url) => isOurs(url) || url === demoUrl + address);
  await network.start();
  await page.addInitScript(() => {
    const shifts: PerformanceEntry[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => shifts.push(...list.getEntries())).observe({
      type: 'layout-shift',
      buffered: true,
    });
  });
  await page.goto(demoUrl + address);
  for (const { element } of remotes)
    if ((await page.locator(element).count()) > 0) await live(page, element);
  await page.waitForLoadState('networkidle');
  const { nodes, cls } = await page.evaluate(
    ({ places, isStreamed }) => {
      const [navigation] = performance.getEntriesByType('navigation');
      const { domContentLoadedEventStart } = navigation as PerformanceNavigationTiming;
      const { shifts } = window as unknown as { shifts: (PerformanceEntry & { value: number })[] };
      return {
        nodes: places
          .map(
            (place) => document.querySelector(place)?.shadowRoot?.querySelectorAll('*').length ?? 0,
          )
          .reduce((all, one) => all + one, 0),
        cls: shifts
          .filter(({ startTime }) => !isStreamed || startTime > domContentLoadedEventStart)
          .reduce((all, { value }) => all + value, 0),
      };
    },
    { places: remotes.map(({ element }) => element), isStreamed },
  );
  return { files: await Promise.all(files), depth: network.depthUntil(Date.now()), nodes, cls };
}

test('pages and bundles keep to their budgets, and every budget is needed', async ({ browser }, {
  annotations,
}) => {
  test.slow();
  const loadedBundles = new Set<string>();
  for (const budget of pageBudgets) {
    // Nothing of the page before is in a cache.
    const context = await browser.newContext();
    const loaded = await load(await context.newPage(), budget);
    await context.close();
    for (const { bundle } of loaded.files) loadedBundles.add(bundle);
    annotations.push({ type: 'loaded', description: `${budget.name}: ${describe(loaded)}` });
    expect.soft(judgePage(budget, loaded)).toEqual([]);
    expect.soft(judgeBundles(loaded.files, bundleBudgets)).toEqual([]);
  }
  expect(Object.keys(bundleBudgets).filter((bundle) => !loadedBundles.has(bundle))).toEqual([]);
});

function describe({ files, depth, nodes, cls }: LoadedPage): string {
  const lines = files
    .map(({ bundle, bytes, scriptBytes }) =>
      [bundle, toKilobytes(bytes).toFixed(2), toKilobytes(scriptBytes).toFixed(1)].join(' '),
    )
    .sort();
  return JSON.stringify({ lines, requests: files.length, depth, nodes, cls });
}
