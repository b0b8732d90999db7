import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { chromium, type LaunchOptions, type Page } from 'playwright-core';
import { isSettled, settlePatienceMs, type PageReport } from './in-page/pageReport';
import { readLaterFiles, readPins } from './readReleases';
import { recordTrouble } from './recordTrouble';
import type { Observed } from './visit';

/** Opens the page as a visitor would, waits until the remotes run or the time limit is over, and reads the page. */
export async function visitPage(
  url: string,
  options: LaunchOptions,
): Promise<PageReport & Observed> {
  const browser = await chromium.launch(options);
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    const record = recordTrouble(page);
    await page.addInitScript(await buildAgent());
    const response = await openPage(page, url);
    const { history, violations, ...report } = await readSettled(page, record.isWaiting);
    const { tags } = report.page;
    const [pins, later] = await Promise.all([
      readPins(tags, fetch, new Date()),
      readLaterFiles(tags, fetch),
    ]);
    const trouble = record.read();
    // 400 % of a window of 1024 × 768 px.
    await page.setViewportSize({ width: 256, height: 192 });
    return {
      ...report,
      ...trouble,
      history,
      violations,
      pins,
      status: response?.status() ?? 200,
      failedFiles: [...trouble.failedFiles, ...later],
      zoomed: (await askAgent(page)).page.slots,
    };
  } finally {
    await browser.close();
  }
}

const openPage = (page: Page, url: string) =>
  page.goto(url, { waitUntil: 'load', timeout: 30_000 }).catch((error: unknown) => {
    const [reason] = error instanceof Error ? error.message.split('\n') : ['no reason given'];
    throw new Error(
      `${url} cannot be opened (${reason}). Check the address, and that this machine reaches it.`,
    );
  });

type AgentReport = PageReport & Pick<Observed, 'history' | 'violations'>;

/** Asked from outside, because a page's policy may forbid polling inside it. */
const askAgent = (page: Page): Promise<AgentReport> =>
  page.evaluate<AgentReport>('window.embedDoctor()');

async function readSettled(page: Page, isWaiting: () => boolean): Promise<AgentReport> {
  const end = Date.now() + settlePatienceMs;
  for (;;) {
    const report = await askAgent(page);
    if ((isSettled(report) && !isWaiting()) || Date.now() >= end) return report;
    await setTimeout(100);
  }
}

/** The program that reads a page from inside: a file of the package, or bundled from the checkout. */
async function buildAgent(): Promise<string> {
  const packed = path.join(import.meta.dirname, 'page-agent.js');
  if (existsSync(packed)) return readFile(packed, 'utf8');
  const { build } = await import('esbuild');
  const { outputFiles } = await build({
    entryPoints: [path.join(import.meta.dirname, 'in-page/pageAgent.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    logLevel: 'silent',
  });
  return outputFiles.map(({ text }) => text).join('\n');
}
