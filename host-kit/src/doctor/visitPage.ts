import { setTimeout } from 'node:timers/promises';
import { chromium, type LaunchOptions, type Page, type Response } from 'playwright-core';
import { askAgent, buildAgentProgram } from './agentProgram';
import type { PageReport, SlotFacts } from './in-page/pageReport';
import { readLaterFiles } from './readLaterFiles';
import { readPins } from './readPins';
import { recordTrouble, type TroubleRecord } from './recordTrouble';
import { isSettled, settlePatienceMs } from './settled';
import type { Visit } from './visit';

class VisitError extends Error {
  override readonly name = 'VisitError';
}

/** Opens the page as a visitor would, waits until our remotes run or have given up, and reads what there is. */
export async function visitPage(url: string, options: LaunchOptions): Promise<Visit> {
  const browser = await chromium.launch(options);
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    const visit = await visitIn(page, url);
    return { ...visit, zoomed: await readZoomed(page) };
  } finally {
    await browser.close();
  }
}

/** The same in a page of a browser that runs already. */
async function visitIn(page: Page, url: string): Promise<Visit> {
  const record = recordTrouble(page);
  await page.addInitScript(await buildAgentProgram());
  const response = await openPage(page, url);
  const report = await readSettled(page, record);
  const { tags } = report.page;
  const [pins, later] = await Promise.all([
    readPins(tags, fetch, new Date()),
    readLaterFiles(tags, fetch),
  ]);
  const trouble = record.read();
  const failedFiles = [...trouble.failedFiles, ...later];
  const status = response?.status() ?? 200;
  return { ...report, ...trouble, status, failedFiles, pins, zoomed: [] };
}

/** @throws VisitError when there is no page at that address */
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

/** Once every slot is hydrated and every call answered, or the patience is at its end: a broken page is examined as it is then. */
async function readSettled(page: Page, record: TroubleRecord): Promise<PageReport> {
  const end = Date.now() + settlePatienceMs;
  for (;;) {
    // Asked from outside: a page's policy may forbid polling inside it.
    const report = await page.evaluate<PageReport>(askAgent);
    if ((isSettled(report) && !record.isWaiting()) || Date.now() >= end) return report;
    await setTimeout(100);
  }
}

/** Of a window of 1024 × 768 px. */
const at400Percent = { width: 256, height: 192 };

async function readZoomed(page: Page): Promise<readonly SlotFacts[]> {
  await page.setViewportSize(at400Percent);
  const { page: facts } = await page.evaluate<PageReport>(askAgent);
  return facts.slots;
}
