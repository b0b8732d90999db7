/** Budgets of bytes, requests, depth, elements and layout shift (budgets.ts): counts alone, so that a slow machine changes none. */
import type { Page, Response } from '@playwright/test';
import { NetworkLog } from 'bench/network';
import { remotes } from 'embed/remotes';
import { demoUrl } from '../demo/address';
import { expect, test } from '../visit/test';
import { live } from '../visit/views';
import {
  bundleBudgets,
  pageBudgets,
  type Figures,
  type PageBudget,
} from './budgets';

interface LoadedFile {
  readonly bundle: string;
  readonly kilobytes: number;
  readonly scriptKilobytes: number;
}

/** Address of a published file to its bundle, `<workspace>/<name>`; undefined for one that is not ours. */
function toBundle(address: string): string | undefined {
  const [, workspace, name] =
    /^\/([a-z-]+)\/(?:.+\/)?([^/]+?)(?:\.[\da-f]{8})?\.js$/.exec(
      new URL(address).pathname,
    ) ?? [];
  return workspace && name && `${workspace}/${name}`;
}

/** Files of releases have origins of their own; what the page's host serves is not ours to weigh. */
const isOurs = (address: string): boolean =>
  !address.startsWith(`${demoUrl}/`) && toBundle(address) !== undefined;

const readFile = async (response: Response): Promise<LoadedFile> => ({
  bundle: toBundle(response.url()) ?? '',
  kilobytes: Number((await response.allHeaders())['content-length']) / 1024,
  scriptKilobytes: (await response.body()).length / 1024,
});

const sumOf = (
  files: readonly LoadedFile[],
  name: 'kilobytes' | 'scriptKilobytes',
): number => files.reduce((all, file) => all + file[name], 0);

/** Opens a page as a new visitor, and waits until our remotes are live and the network is idle. */
async function load(page: Page, { address, isStreamed }: PageBudget) {
  const responses: Promise<LoadedFile>[] = [];
  page.on('response', (response) => {
    if (isOurs(response.url())) {
      responses.push(readFile(response));
    }
  });
  const devTools = await page.context().newCDPSession(page);
  const network = new NetworkLog(
    devTools,
    (url) => isOurs(url) || url === demoUrl + address,
  );
  await network.start();
  await page.addInitScript(() => {
    const seen = { shifts: [] as PerformanceEntry[], wholeMs: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) =>
      seen.shifts.push(...list.getEntries()),
    ).observe({
      type: 'layout-shift',
      buffered: true,
    });
    // The first frame after the HTML has been read shows the rest of it; later frames show what we change.
    document.addEventListener('DOMContentLoaded', () =>
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          seen.wholeMs = performance.now();
        }),
      ),
    );
  });
  await page.goto(demoUrl + address);
  for (const { element } of remotes) {
    if ((await page.locator(element).count()) > 0) {
      await live(page, element);
    }
  }
  await page.waitForLoadState('networkidle');
  const { nodes, cls } = await page.evaluate(
    ({ places, isStreamed }) => {
      const { seen } = window as unknown as {
        seen: {
          shifts: (PerformanceEntry & { value: number })[];
          wholeMs: number;
        };
      };
      return {
        nodes: places
          .map(
            (place) =>
              document.querySelector(place)?.shadowRoot?.querySelectorAll('*')
                .length ?? 0,
          )
          .reduce((all, one) => all + one, 0),
        cls: seen.shifts
          .filter(({ startTime }) => !isStreamed || startTime > seen.wholeMs)
          .reduce((all, { value }) => all + value, 0),
      };
    },
    { places: remotes.map(({ element }) => element), isStreamed },
  );
  const files = await Promise.all(responses);
  const chain = network.chainUntil(Date.now());
  const found: Figures = {
    kilobytes: sumOf(files, 'kilobytes'),
    scriptKilobytes: sumOf(files, 'scriptKilobytes'),
    requests: files.length,
    depth: chain.length,
    nodes,
    cls,
  };
  return { files, found, chain };
}

test('pages and bundles keep to their budgets, and every budget is needed', async ({
  browser,
}, { annotations }) => {
  test.slow();
  const bundles = new Set<string>();
  for (const budget of pageBudgets) {
    // Nothing of the page before is in a cache.
    const context = await browser.newContext();
    const { files, found, chain } = await load(await context.newPage(), budget);
    await context.close();
    const lines = files
      .map(
        (file) =>
          `${file.bundle} ${file.kilobytes.toFixed(2)} ${file.scriptKilobytes.toFixed(1)}`,
      )
      .sort();
    const description = `${budget.name}: ${JSON.stringify({ lines, ...found, chain })}`;
    annotations.push({ type: 'loaded', description });
    for (const name of Object.keys(found) as (keyof Figures)[]) {
      expect
        .soft(found[name], `${name} of ${description}`)
        .toBeLessThanOrEqual(budget.limits[name]);
    }
    for (const { bundle, kilobytes } of files) {
      bundles.add(bundle);
      const [limit, why] = bundleBudgets[bundle] ?? [
        0,
        'it is new: give it a budget',
      ];
      expect
        .soft(kilobytes, `${bundle} (${why}); docs/performance.md`)
        .toBeLessThanOrEqual(limit);
    }
  }
  expect(
    Object.keys(bundleBudgets).filter((bundle) => !bundles.has(bundle)),
  ).toEqual([]);
});
