import { chromium, type Browser, type Page } from 'playwright-core';
import { chromiumArguments } from 'host-kit/installedChromium';
import { toMedian, type Measurement } from './measurement';
import { NetworkLog } from './network';
import type { Subject } from './subjects';
import { watchPage, type BenchWindow, type Seen } from './watchPage';

const throttling = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
const cpuSlowdown = 4;
const readyWithinMs = 30_000;

/**
 * Measures every page `runs` times in turn (A B C A B C …), so that a drift of the machine meets all alike; gives medians. The
 * first round warms the browser and the servers and is not counted.
 */
export async function measureAll<Key extends string>(
  subjects: Readonly<Record<Key, Subject>>,
  { runs, executablePath }: { runs: number; executablePath: string },
): Promise<Readonly<Record<Key, Measurement>>> {
  const browser = await chromium.launch({ executablePath, args: chromiumArguments() });
  try {
    const rounds: Readonly<Record<Key, Measurement>>[] = [];
    for (let round = 0; round <= runs; round += 1)
      rounds.push(await measureRound(browser, subjects));
    return mapSubjects(subjects, (key) => toMedian(rounds.slice(1).map((round) => round[key])));
  } finally {
    await browser.close();
  }
}

const mapSubjects = <Key extends string, Value>(
  subjects: Readonly<Record<Key, Subject>>,
  valueOf: (key: Key) => Value,
) =>
  Object.fromEntries((Object.keys(subjects) as Key[]).map((key) => [key, valueOf(key)])) as Record<
    Key,
    Value
  >;

async function measureRound<Key extends string>(
  browser: Browser,
  subjects: Readonly<Record<Key, Subject>>,
): Promise<Readonly<Record<Key, Measurement>>> {
  const measured = new Map<Key, Measurement>();
  for (const key of Object.keys(subjects) as Key[])
    measured.set(key, await measureOnce(browser, subjects[key]));
  return Object.fromEntries(measured) as Record<Key, Measurement>;
}

async function measureOnce(browser: Browser, subject: Subject): Promise<Measurement> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  const network = new NetworkLog(devTools);
  await network.start();
  await devTools.send('Network.emulateNetworkConditions', throttling);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  const { seen, origin } = await openAndWatch(page, subject);
  await context.close();
  const endMs = subject.hydrates ? seen.hydrated : seen.visible;
  return {
    visibleMs: seen.visible,
    hydratedMs: subject.hydrates ? seen.hydrated : Number.NaN,
    cls: seen.cls,
    tbtMs: seen.tbt,
    kilobytes: network.bytesUntil(origin + endMs) / 1024,
    requests: network.requestsUntil(origin + endMs),
    requestsBeforeVisible: network.requestsUntil(origin + seen.visible),
    depth: network.depthUntil(origin + endMs),
  };
}

/** Opens the page and waits until it is ready; `origin` is the wall clock at which its own times begin. */
async function openAndWatch(
  page: Page,
  { name, url, hydrates }: Subject,
): Promise<{ readonly seen: Seen; readonly origin: number }> {
  // The TypeScript runner marks function names with a helper that the page does not have.
  await page.addInitScript('globalThis.__name = (named) => named');
  await page.addInitScript(watchPage);
  await page.goto(url, { waitUntil: 'load' });
  await page
    .waitForFunction(
      (wantsReact) => {
        const { benchSeen } = window as BenchWindow;
        return benchSeen && benchSeen.visible > 0 && (!wantsReact || benchSeen.hydrated > 0);
      },
      hydrates,
      { timeout: readyWithinMs },
    )
    .catch((cause: unknown) => {
      throw new Error(`The page "${name}" (${url}) was not ready in time.`, { cause });
    });
  const found = await page.evaluate(() => ({
    seen: (window as BenchWindow).benchSeen,
    origin: performance.timeOrigin,
  }));
  if (!found.seen) throw new Error(`The page "${name}" (${url}) was left while it was watched.`);
  return { seen: found.seen, origin: found.origin };
}
