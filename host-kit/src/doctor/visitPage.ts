import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { chromium, type LaunchOptions, type Page, type Response } from 'playwright-core';
import { isSettled, settlePatienceMs, type PageReport } from './in-page/pageReport';
import { readLaterFiles, readPins } from './readReleases';
import { recordTrouble, type TroubleRecord } from './recordTrouble';
import type { Observed } from './visit';

class VisitError extends Error {
  override readonly name = 'VisitError';
}

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
    const { history, violations, ...report } = await readSettled(page, record);
    const { tags } = report.page;
    const [pins, later] = await Promise.all([
      readPins(tags, fetch, new Date()),
      readLaterFiles(tags, fetch),
    ]);
    const trouble = record.read();
    return {
      ...report,
      ...trouble,
      history,
      violations,
      pins,
      status: response?.status() ?? 200,
      failedFiles: [...trouble.failedFiles, ...later],
      zoomed: await readZoomed(page),
    };
  } finally {
    await browser.close();
  }
}

/** Throws a VisitError when the address has no page. */
async function openPage(page: Page, url: string): Promise<Response | null> {
  try {
    return await page.goto(url, { waitUntil: 'load', timeout: 30_000 });
  } catch (error) {
    const [reason] = error instanceof Error ? error.message.split('\n') : [];
    throw new VisitError(
      `${url} cannot be opened (${reason ?? 'no reason given'}). Check the address, and that this machine reaches it.`,
    );
  }
}

type AgentReport = PageReport & Pick<Observed, 'history' | 'violations'>;

/** Asked from outside, because a page's policy may forbid polling inside it. */
const askAgent = (page: Page): Promise<AgentReport> =>
  page.evaluate<AgentReport>('window.embedDoctor()');

async function readSettled(page: Page, record: TroubleRecord): Promise<AgentReport> {
  const end = Date.now() + settlePatienceMs;
  for (;;) {
    const report = await askAgent(page);
    if ((isSettled(report) && !record.isWaiting()) || Date.now() >= end) return report;
    await setTimeout(100);
  }
}

/** 400 % of a window of 1024 × 768 px. */
async function readZoomed(page: Page): Promise<PageReport['page']['slots']> {
  await page.setViewportSize({ width: 256, height: 192 });
  return (await askAgent(page)).page.slots;
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
