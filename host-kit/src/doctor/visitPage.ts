import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import {
  chromium,
  errors,
  type CDPSession,
  type LaunchOptions,
  type Page,
  type Response,
} from 'playwright-core';
import {
  isSettled,
  settlePatienceMs,
  type PageReport,
} from './in-page/pageReport';
import { readPins } from './readPins';
import { recordTrouble } from './recordTrouble';
import type { Observed } from './visit';

/** A slow page is examined as far as it has come. */
const openLimitMs = 30_000;

/** Opens the page as a visitor would, waits until the remotes run or the time limit is over, and reads the page. */
export async function visitPage(
  url: string,
  options: LaunchOptions,
  limitMs = openLimitMs,
): Promise<AgentReport & Observed> {
  const browser = await chromium.launch(options);
  try {
    const page = await browser.newPage({
      viewport: { width: 1280, height: 800 },
    });
    const record = recordTrouble(page);
    await page.addInitScript(await buildAgent());
    const agent = await page.context().newCDPSession(page);
    const response = await openPage(page, url, limitMs);
    if (response?.headers()['content-type']?.includes('javascript')) {
      throw new Error(
        `${url} is a script. Write --verify after it to check its releases.`,
      );
    }
    // One picture that never arrives does not end the examination.
    await page
      .waitForLoadState('load', { timeout: settlePatienceMs })
      .catch(() => undefined);
    const report = await readSettled(agent, record.isWaiting);
    const pins = await readPins(report.page.tags, fetch, new Date());
    return {
      ...report,
      ...record.read(),
      pins,
      status: response?.status() ?? 200,
    };
  } finally {
    await browser.close();
  }
}

/** Undefined if the page has begun to arrive but is not parsed in time: what is there is examined. */
async function openPage(
  page: Page,
  url: string,
  timeout: number,
): Promise<Response | null | undefined> {
  let latest: Response | undefined;
  page.on('response', (response) => {
    latest = response.request().isNavigationRequest() ? response : latest;
  });
  try {
    return await page.goto(url, {
      waitUntil: 'domcontentloaded',
      timeout,
    });
  } catch (error) {
    const [reason] =
      error instanceof Error ? error.message.split('\n') : ['no reason given'];
    if (error instanceof errors.TimeoutError && page.url() !== 'about:blank') {
      return latest;
    }
    throw new Error(
      `${url} cannot be opened (${reason}). Check the address, and that this machine reaches it.`,
      { cause: error },
    );
  }
}

interface AgentReport
  extends PageReport, Pick<Observed, 'history' | 'violations'> {
  /** Of the page that was read; a script may have led there. */
  readonly address: string;
}

/** From outside, because a page's policy may forbid polling, and not by Playwright, which fails where the page replaced `Map` or `bind`. */
async function askAgent(agent: CDPSession): Promise<AgentReport> {
  const { result, exceptionDetails } = await agent.send('Runtime.evaluate', {
    expression: 'window.embedDoctor()',
    returnByValue: true,
  });
  if (exceptionDetails) {
    throw new Error(
      `A script of the page stops the examination (${exceptionDetails.exception?.description}). Remove scripts until it succeeds.`,
    );
  }
  return result.value as AgentReport;
}

async function readSettled(
  agent: CDPSession,
  isWaiting: () => boolean,
): Promise<AgentReport> {
  const end = Date.now() + settlePatienceMs;
  for (;;) {
    const isOver = Date.now() >= end;
    // A page that goes elsewhere has no agent for a moment.
    const report = await askAgent(agent).catch((error: unknown) => {
      if (isOver) {
        throw error;
      }
    });
    if (report && (isOver || (isSettled(report) && !isWaiting()))) {
      return report;
    }
    await setTimeout(100);
  }
}

/** The program that reads a page from inside: a file of the package, or bundled from the checkout. */
async function buildAgent(): Promise<string> {
  const packed = path.join(import.meta.dirname, 'page-agent.js');
  if (existsSync(packed)) {
    return readFile(packed, 'utf8');
  }
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
