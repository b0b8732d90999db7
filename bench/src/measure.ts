import { chromium, type Browser, type CDPSession, type Page } from 'playwright-core';
import { chromiumArguments } from '../../host-kit/src/installedChromium';
import type { BenchPage } from './subjects';
import { watchPage } from './watchPage';

export interface Measurement {
  readonly name: string;
  /** Milliseconds from navigation to the first frame in which a header link can be seen. */
  readonly visibleMs: number;
  /** Milliseconds to the moment React owns the header's buttons; not a number where there is no React. */
  readonly hydratedMs: number;
  readonly kilobytes: number;
  /** Documents and files that were there by then: what hydration (or the view, without React) could have waited for. Calls of the API run beside it and are left out. */
  readonly requests: number;
  readonly requestsBeforeVisible: number;
  /** Longest chain of requests that each had to wait for the one before. */
  readonly depth: number;
  readonly cls: number;
  readonly tbtMs: number;
}

const throttling = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
const cpuSlowdown = 4;

/** Measures every page `runs` times in turn (A B C A B C …), so that a drift of the machine meets all alike; gives medians. */
export async function measureAll(
  pages: readonly BenchPage[],
  { runs, executablePath }: { runs: number; executablePath: string },
): Promise<Measurement[]> {
  const browser = await chromium.launch({ executablePath, args: chromiumArguments() });
  try {
    const samples = new Map<string, Measurement[]>(pages.map(({ name }) => [name, []]));
    // The first round warms the browser and the servers and is not counted.
    for (let round = 0; round <= runs; round += 1) {
      for (const page of pages) {
        const sample = await measureOnce(browser, page);
        if (round > 0) samples.get(page.name)!.push(sample);
      }
    }
    return pages.map(({ name }) => toMedian(name, samples.get(name)!));
  } finally {
    await browser.close();
  }
}

async function measureOnce(
  browser: Browser,
  { name, url, hydrates }: BenchPage,
): Promise<Measurement> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  const network = await watchNetwork(cdp);
  await cdp.send('Network.emulateNetworkConditions', throttling);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  // The TypeScript runner marks function names with a helper that the page does not have.
  await page.addInitScript('globalThis.__name = (named) => named');
  await page.addInitScript(watchPage);
  await page.goto(url, { waitUntil: 'load' });
  await page
    .waitForFunction(
      (wanted) => {
        const seen = (window as Window & { benchSeen?: { visible: number; hydrated: number } })
          .benchSeen!;
        return seen.visible > 0 && (!wanted || seen.hydrated > 0);
      },
      hydrates,
      { timeout: 30_000 },
    )
    .catch((cause: unknown) => {
      throw new Error(`The page "${name}" (${url}) was not ready in time.`, { cause });
    });
  const seen = await readSeen(page);
  await context.close();
  const end = hydrates ? seen.hydrated : seen.visible;
  return {
    name,
    visibleMs: seen.visible,
    hydratedMs: hydrates ? seen.hydrated : Number.NaN,
    cls: seen.cls,
    tbtMs: seen.tbt,
    kilobytes: network.bytesUntil(seen.origin + end) / 1024,
    requests: network.requestsUntil(seen.origin + end),
    requestsBeforeVisible: network.requestsUntil(seen.origin + seen.visible),
    depth: network.depthUntil(seen.origin + end),
  };
}

const readSeen = (page: Page) =>
  page.evaluate(() => {
    const seen = (
      window as Window & {
        benchSeen?: { visible: number; hydrated: number; cls: number; tbt: number };
      }
    ).benchSeen!;
    return { ...seen, origin: performance.timeOrigin };
  });

interface SentRequest {
  readonly url: string;
  readonly sentAt: number;
  readonly parent: string | undefined;
  doneAt: number;
  bytes: number;
}

/** Records the page's requests: when each was sent, by whom, and how many bytes came. Favicons are left out. */
async function watchNetwork(cdp: CDPSession) {
  const requests = new Map<string, SentRequest>();
  let clockOffset = 0;
  const toWallMs = (seconds: number) => seconds * 1000 + clockOffset;
  cdp.on(
    'Network.requestWillBeSent',
    ({ requestId, request, initiator, timestamp, wallTime, type }) => {
      clockOffset = (wallTime - timestamp) * 1000;
      if (request.url.endsWith('/favicon.ico') || type === 'Fetch' || type === 'XHR') return;
      const parent =
        initiator.url ??
        initiator.stack?.callFrames.at(0)?.url ??
        initiator.stack?.parent?.callFrames.at(0)?.url;
      requests.set(requestId, {
        url: request.url,
        sentAt: toWallMs(timestamp),
        parent,
        doneAt: Number.POSITIVE_INFINITY,
        bytes: 0,
      });
    },
  );
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength, timestamp }) => {
    const request = requests.get(requestId);
    if (request) Object.assign(request, { bytes: encodedDataLength, doneAt: toWallMs(timestamp) });
  });
  await cdp.send('Network.enable');
  const all = () => [...requests.values()];
  const depthOf = ({ url, parent }: SentRequest, seen: readonly string[] = []): number => {
    const before =
      parent && parent !== url && !seen.includes(url)
        ? all().find((request) => request.url === parent)
        : undefined;
    return before ? depthOf(before, [...seen, url]) + 1 : 1;
  };
  return {
    bytesUntil: (wallMs: number) =>
      all()
        .filter(({ sentAt }) => sentAt <= wallMs)
        .reduce((sum, { bytes }) => sum + bytes, 0),
    requestsUntil: (wallMs: number) => all().filter(({ doneAt }) => doneAt <= wallMs).length,
    depthUntil: (wallMs: number) =>
      Math.max(
        0,
        ...all()
          .filter(({ doneAt }) => doneAt <= wallMs)
          .map((request) => depthOf(request)),
      ),
  };
}

function toMedian(name: string, samples: readonly Measurement[]): Measurement {
  const median = (read: (sample: Measurement) => number): number => {
    const sorted = samples.map(read).sort((a, b) => a - b);
    return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
  };
  return {
    name,
    visibleMs: median((s) => s.visibleMs),
    hydratedMs: median((s) => s.hydratedMs),
    kilobytes: median((s) => s.kilobytes),
    requests: median((s) => s.requests),
    requestsBeforeVisible: median((s) => s.requestsBeforeVisible),
    depth: median((s) => s.depth),
    cls: median((s) => s.cls),
    tbtMs: median((s) => s.tbtMs),
  };
}
