/** Budgets of bytes, requests, depth, elements and layout shift (bench/src/budgets): counts alone, so that a slow machine changes none. */
import type { Page, Response } from '@playwright/test';
import { bundleBudgets, pageBudgets } from 'bench/budgets';
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
import { hydrated } from '../visit/views';

// Everything is fetched: of the tests before nothing is in a cache.
test.use({ reuseContext: false });
// The last test looks at what all others have loaded.
test.describe.configure({ mode: 'serial' });

const loadedBundles = new Set<string>();

/** Files of releases have origins of their own; what the page's host serves is not ours to weigh. */
const isOurs = (address: string): boolean =>
  !address.startsWith(`${demoUrl}/`) && toBundle(address) !== undefined;

const readFile = async (response: Response): Promise<LoadedFile> => ({
  bundle: toBundle(response.url()) ?? '',
  bytes: Number((await response.allHeaders())['content-length']),
  scriptBytes: (await response.body()).length,
});

/** Opens a page as a new visitor does, and waits until all of ours is there and nothing more comes. */
async function load(page: Page, address: string): Promise<LoadedPage> {
  const files: Promise<LoadedFile>[] = [];
  page.on('response', (response) => {
    if (isOurs(response.url())) files.push(readFile(response));
  });
  const devTools = await page.context().newCDPSession(page);
  const network = new NetworkLog(devTools, (url) => isOurs(url) || url === demoUrl + address);
  await network.start();
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(address);
  for (const { element } of remotes)
    if ((await page.locator(element).count()) > 0) await hydrated(page, element);
  await page.waitForLoadState('networkidle');
  const { nodes, cls } = await page.evaluate(
    (places) => ({
      nodes: places
        .map(
          (place) => document.querySelector(place)?.shadowRoot?.querySelectorAll('*').length ?? 0,
        )
        .reduce((all, one) => all + one, 0),
      cls: (window as unknown as { shifts: number[] }).shifts.reduce((all, one) => all + one, 0),
    }),
    remotes.map(({ element }) => element),
  );
  return { files: await Promise.all(files), depth: network.depthUntil(Date.now()), nodes, cls };
}

for (const budget of pageBudgets)
  test(`the ${budget.name} keeps to its budgets`, async ({ page }, { annotations }) => {
    const loaded = await load(page, budget.address);
    for (const one of loaded.files) loadedBundles.add(one.bundle);
    annotations.push({ type: 'loaded', description: describe(loaded) });
    expect([
      ...judgePage(budget, loaded, bundleBudgets),
      ...judgeBundles(loaded.files, bundleBudgets),
    ]).toEqual([]);
  });

test('every bundle that has a budget is loaded by one of these pages', () => {
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
