/** Opens each page as a new visitor does, round by round, until the figures are narrow enough. */
import {
  chromium,
  type Browser,
  type BrowserContext,
  type CDPSession,
  type Page,
} from 'playwright-core';
import { chromiumArguments } from 'host-kit/installedChromium';
import { spreadOf } from './interval';
import type { Measurement } from './measurement';
import { NetworkLog } from './network';
import { signIn } from './signIn';
import { subjects, type Subject, type SubjectKey } from './subjects';
import { intervalOf, targets, type Round } from './targets';
import { cpuSlowdown, throttling } from './throttling';
import { watchPage, type BenchWindow, type Seen } from './watchPage';

const readyWithinMs = 30_000;

export type ProfileRound = Readonly<Record<string, Measurement>>;

/** When the run has enough rounds. */
export interface Patience {
  readonly least: number;
  readonly most: number;
  /** Widest acceptable interval of a ratio, as a share of the ratio. */
  readonly spread: number;
}

/**
 * Measures the pages in turn (A B C A B C …), so that a change of the machine's speed affects all of them alike. The first round
 * warms the browser and the servers and does not count.
 */
async function measurePages<Key extends string>(
  executablePath: string,
  pages: Readonly<Record<Key, Subject>>,
  most: number,
  isEnough: (rounds: readonly Readonly<Record<Key, Measurement>>[]) => boolean,
): Promise<readonly Readonly<Record<Key, Measurement>>[]> {
  const browser = await chromium.launch({
    executablePath,
    args: chromiumArguments(),
  });
  try {
    await measureRound(browser, pages);
    const rounds: Readonly<Record<Key, Measurement>>[] = [];
    while (rounds.length < most && !isEnough(rounds)) {
      rounds.push(await measureRound(browser, pages));
      console.error(`round ${rounds.length} of at most ${most}`);
    }
    return rounds;
  } finally {
    await browser.close();
  }
}

/** Measures until the interval of each ratio is narrow enough. */
export const measureRounds = (
  executablePath: string,
  { least, most, spread }: Patience,
): Promise<readonly Round[]> =>
  measurePages<SubjectKey>(
    executablePath,
    subjects,
    most,
    (rounds) => rounds.length >= least && isKnown(rounds, spread),
  );

export const measureProfiles = (
  executablePath: string,
  pages: Readonly<Record<string, Subject>>,
  rounds: number,
): Promise<readonly ProfileRound[]> => measurePages(executablePath, pages, rounds, () => false);

const isKnown = (rounds: readonly Round[], spread: number): boolean =>
  targets
    .filter(({ unit }) => unit === '×')
    .every((target) => spreadOf(intervalOf(target, rounds)) <= spread);

async function measureRound<Key extends string>(
  browser: Browser,
  pages: Readonly<Record<Key, Subject>>,
): Promise<Readonly<Record<Key, Measurement>>> {
  const measured = new Map<Key, Measurement>();
  for (const key of Object.keys(pages) as Key[])
    measured.set(key, await measureOnce(browser, pages[key]));
  return Object.fromEntries(measured) as Record<Key, Measurement>;
}

async function measureOnce(browser: Browser, subject: Subject): Promise<Measurement> {
  const context = await browser.newContext({
    viewport: { width: subject.width ?? 1280, height: 800 },
  });
  await prepare(context, subject);
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  const network = new NetworkLog(devTools);
  await network.start();
  await devTools.send('Network.emulateNetworkConditions', throttling);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  await devTools.send('Performance.enable');
  const { seen, origin } = await openAndWatch(page, subject);
  const work = await readMainThread(devTools);
  await context.close();
  const endMs = subject.hydrates ? seen.hydrated : seen.visible;
  return {
    visibleMs: seen.visible,
    hydratedMs: subject.hydrates ? seen.hydrated : Number.NaN,
    cls: seen.cls,
    tbtMs: seen.tbt,
    ...work,
    kilobytes: network.bytesUntil(origin + endMs) / 1024,
    requests: network.requestsUntil(origin + endMs),
    requestsBeforeVisible: network.requestsUntil(origin + seen.visible),
    depth: network.depthUntil(origin + endMs),
  };
}

/** Signs in, or fills the cache, before the measured visit. */
async function prepare(context: BrowserContext, subject: Subject): Promise<void> {
  if (subject.isSignedIn) await signIn(context.request);
  if (!subject.isWarm) return;
  const page = await context.newPage();
  await openAndWatch(page, subject);
  await page.close();
}

/** The browser's own counts of the main thread's work so far. */
async function readMainThread(devTools: CDPSession) {
  const { metrics } = await devTools.send('Performance.getMetrics');
  const valueOf = (name: string): number =>
    metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  return {
    mainThreadMs: valueOf('TaskDuration') * 1000,
    scriptMs: valueOf('ScriptDuration') * 1000,
    styleMs: valueOf('RecalcStyleDuration') * 1000,
    layoutMs: valueOf('LayoutDuration') * 1000,
    nodes: valueOf('Nodes'),
    styleCounts: valueOf('RecalcStyleCount'),
    layoutCounts: valueOf('LayoutCount'),
  };
}

/** Opens the page and waits until it is ready; `origin` is the wall clock at which its own times begin. */
async function openAndWatch(
  page: Page,
  { name, url, hydrates, place = '#site-header' }: Subject,
): Promise<{ readonly seen: Seen; readonly origin: number }> {
  // The TypeScript runner marks function names with a helper that the page does not have.
  await page.addInitScript('globalThis.__name = (named) => named');
  await page.addInitScript(watchPage, place);
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
