import { setTimeout } from 'node:timers/promises';
import { chromium, type LaunchOptions, type Page, type Response } from 'playwright-core';
import { askAgent, buildAgentProgram } from './agentProgram';
import type { PageReport } from './in-page/pageReport';
import { readPins } from './readPins';
import { isSettled, settlePatienceMs } from './settled';
import type { FailedFile, Visit } from './visit';

export class VisitError extends Error {
  override readonly name = 'VisitError';
}

/** Opens the page as a visitor would, waits until our remotes run or have given up, and reads what there is. */
export async function visitPage(url: string, options: LaunchOptions): Promise<Visit> {
  const browser = await chromium.launch(options);
  try {
    return await visitIn(await browser.newPage({ viewport: { width: 1280, height: 800 } }), url);
  } finally {
    await browser.close();
  }
}

/** The same in a page of a browser that runs already. */
export async function visitIn(page: Page, url: string): Promise<Visit> {
  const trouble = recordTrouble(page);
  await page.addInitScript(await buildAgentProgram());
  const response = await openPage(page, url);
  const report = await readSettled(page);
  const pins = await readPins(report.page.tags, fetch, new Date());
  return { status: response?.status() ?? 200, ...report, ...trouble, pins };
}

/** What the browser tells of a page while it is open; the lists go on growing. */
function recordTrouble(page: Page): Pick<Visit, 'failedFiles' | 'warnings' | 'uncaught'> {
  const failedFiles: FailedFile[] = [];
  const warnings: string[] = [];
  const uncaught: string[] = [];
  page.on('requestfailed', (request) =>
    failedFiles.push({ url: request.url(), reason: request.failure()?.errorText ?? 'failed' }),
  );
  page.on('response', (response) => {
    if (response.status() >= 400)
      failedFiles.push({ url: response.url(), reason: `status ${response.status()}` });
  });
  page.on('console', (message) => {
    if (['warning', 'error'].includes(message.type())) warnings.push(message.text());
  });
  page.on('pageerror', (error) => uncaught.push(String(error)));
  return { failedFiles, warnings, uncaught };
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

/** Once every slot is hydrated, or the patience is at its end: a broken page is examined as it is then. */
async function readSettled(page: Page): Promise<PageReport> {
  const end = Date.now() + settlePatienceMs;
  for (;;) {
    // Asked from outside: a page's policy may forbid polling inside it.
    const report = await page.evaluate<PageReport>(askAgent);
    if (isSettled(report) || Date.now() >= end) return report;
    await setTimeout(100);
  }
}
