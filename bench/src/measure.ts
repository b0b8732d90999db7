/** Opens each page as a new visitor does, round by round, until the figures are narrow enough. */
import { chromium, type Browser, type CDPSession, type Page } from 'playwright-core';
import { mountHandleSymbol } from 'embed/hand-overs';
import { chromiumArguments } from 'host-kit/installedChromium';
import type { Measurement } from './measurement';
import { NetworkLog } from './network';
import { subjects, type Subject } from './subjects';
import { roundTripMs, type Round } from './targets';
import { watchPage, type BenchWindow, type Seen } from './watchPage';

const readyWithinMs = 30_000;
/** The usual phone profile. */
const throttling = {
  offline: false,
  latency: roundTripMs,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};

/**
 * Measures the pages in turn (A B C A B C …), so that a change of the machine's speed affects all of them alike. The first round
 * warms the browser and the servers and does not count.
 */
export async function measureRounds(
  executablePath: string,
  count: number,
): Promise<readonly Round[]> {
  const browser = await chromium.launch({ executablePath, args: chromiumArguments() });
  try {
    await measureRound(browser);
    const rounds: Round[] = [];
    while (rounds.length < count) {
      rounds.push(await measureRound(browser));
      console.error(`round ${rounds.length} of ${count}`);
    }
    return rounds;
  } finally {
    await browser.close();
  }
}

async function measureRound(browser: Browser): Promise<Round> {
  const measured = new Map<string, Measurement>();
  for (const [key, subject] of Object.entries(subjects))
    measured.set(key, await measureOnce(browser, subject));
  return Object.fromEntries(measured) as Round;
}

async function measureOnce(browser: Browser, subject: Subject): Promise<Measurement> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  const network = new NetworkLog(devTools);
  await network.start();
  await devTools.send('Network.emulateNetworkConditions', throttling);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await devTools.send('Performance.enable');
  const { seen, origin, loadMs } = await openAndWatch(page, subject);
  const work = await readMainThread(devTools);
  await context.close();
  const endMs = subject.becomesLive ? seen.live : seen.visible;
  return {
    visibleMs: seen.visible,
    liveMs: subject.becomesLive ? seen.live : Number.NaN,
    pictureMs: seen.picture,
    loadMs,
    cls: seen.cls,
    tbtMs: seen.tbt,
    ...work,
    kilobytes: network.bytesUntil(origin + endMs) / 1024,
    requests: network.requestsUntil(origin + endMs),
    requestsBeforeVisible: network.requestsUntil(origin + seen.visible),
    depth: network.depthUntil(origin + endMs),
  };
}

/** The browser's own counts of the main thread's work so far. */
async function readMainThread(devTools: CDPSession) {
  const { metrics } = await devTools.send('Performance.getMetrics');
  const valueOf = (name: string): number =>
    metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  return {
    mainThreadMs: valueOf('TaskDuration') * 1000,
    scriptMs: valueOf('ScriptDuration') * 1000,
    nodes: valueOf('Nodes'),
  };
}

/** Opens the page and waits until it is ready; `origin` is the wall clock at which its own times begin. */
async function openAndWatch(
  page: Page,
  { name, url, becomesLive }: Subject,
): Promise<{ readonly seen: Seen; readonly origin: number; readonly loadMs: number }> {
  // The TypeScript runner marks function names with a helper that the page does not have.
  await page.addInitScript('globalThis.__name = (named) => named');
  await page.addInitScript(watchPage, ['#site-header', mountHandleSymbol] as const);
  await page.goto(url, { waitUntil: 'load' });
  await page
    .waitForFunction(
      (wantsLive) => {
        const { benchSeen } = window as BenchWindow;
        if (!benchSeen?.visible || (wantsLive && !benchSeen.live)) return false;
        return benchSeen.picture > 0 || !document.querySelector('main img');
      },
      becomesLive,
      { timeout: readyWithinMs },
    )
    .catch((cause: unknown) => {
      throw new Error(`The page "${name}" (${url}) was not ready in time.`, { cause });
    });
  const found = await page.evaluate(() => ({
    seen: (window as BenchWindow).benchSeen,
    origin: performance.timeOrigin,
    loadMs: (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming)
      .loadEventStart,
  }));
  if (!found.seen) throw new Error(`The page "${name}" (${url}) was left while it was watched.`);
  return { ...found, seen: found.seen };
}
