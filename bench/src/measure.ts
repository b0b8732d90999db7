import { setTimeout as wait } from 'node:timers/promises';
import type { Browser } from 'playwright-core';
import { mountHandleSymbol } from 'embed/hand-overs';
import { openBarePage, type BarePage } from './barePage';
import type { Counts, Measurement, Times } from './measurement';
import { NetworkLog } from './network';
import { openSlowLine } from './slowLine';
import { subjects, type Subject, type SubjectKey } from './subjects';
import type { Round } from './targets';
import { keepNames, readSeen, watchPage } from './watchPage';

const readyWithinMs = 30_000;

/** Measures the pages in turn, so that a change of the machine's speed affects all alike. The first round warms up and gives the counts. */
export async function measureRounds(
  browser: Browser,
  count: number,
): Promise<readonly Round[]> {
  const line = await openSlowLine();
  const entries = Object.entries(subjects) as readonly (readonly [
    SubjectKey,
    Subject,
  ])[];
  const counts = new Map<SubjectKey, Counts>();
  const rounds: Round[] = [];
  for (let round = 0; round <= count; round += 1) {
    const measured: Partial<Record<SubjectKey, Measurement>> = {};
    for (const [key, subject] of entries) {
      const page = await openBarePage(browser, line.address);
      const counted = counts.get(key);
      if (counted) {
        measured[key] = { ...counted, ...(await measureTimes(page, subject)) };
      } else {
        counts.set(key, await measureCounts(page, subject));
      }
      await page.close();
    }
    if (round > 0) {
      rounds.push(measured as Round);
    }
    console.error(`round ${round} of ${count}`);
  }
  line.close();
  return rounds;
}

async function measureCounts(
  { devTools }: BarePage,
  subject: Subject,
): Promise<Counts> {
  const network = new NetworkLog(devTools);
  await network.start();
  const seen = await openAndWatch(devTools, subject);
  const end = seen.origin + seen[subject.until];
  return {
    kilobytes: network.bytesUntil(end) / 1024,
    requests: network.requestsUntil(end),
    requestsBeforeVisible: network.requestsUntil(seen.origin + seen.visible),
    depth: network.chainUntil(end).length,
  };
}

async function measureTimes(
  { devTools }: BarePage,
  subject: Subject,
): Promise<Times> {
  await devTools.send('Performance.enable');
  const seen = await openAndWatch(devTools, subject);
  const { metrics } = await devTools.send('Performance.getMetrics');
  return {
    visibleMs: seen.visible,
    liveMs: seen.live || Number.NaN,
    knownMs: seen.known || Number.NaN,
    ownedMs: seen.owned ? seen.owned - seen.wanted : Number.NaN,
    pictureMs: seen.picture,
    loadMs: seen.load,
    cls: seen.cls,
    tbtMs: seen.tbt,
    mainThreadMs:
      (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000,
  };
}

/** Opens the page on a processor slowed 4 times and waits until it is ready; `origin` is the wall clock at which its times begin. */
async function openAndWatch(
  devTools: BarePage['devTools'],
  { name, url, until }: Subject,
) {
  const call = <Given>(act: (given: Given) => unknown, given: Given): string =>
    `(${act.toString()})(${JSON.stringify(given)})`;
  const watch = call(watchPage, [
    '#site-header',
    mountHandleSymbol,
    until,
  ] as const);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await devTools.send('Page.enable');
  await devTools.send('Page.addScriptToEvaluateOnNewDocument', {
    source: `${keepNames};${watch}`,
  });
  await devTools.send('Page.navigate', { url });
  const expression = call(readSeen, until);
  for (let waited = 0; waited < readyWithinMs; waited += 100) {
    const read = await devTools.send('Runtime.evaluate', {
      expression,
      returnByValue: true,
    });
    const seen = read.result.value as ReturnType<typeof readSeen>;
    if (seen) {
      return seen;
    }
    await wait(100);
  }
  throw new Error(`The page "${name}" (${url}) was not ready in time.`);
}
