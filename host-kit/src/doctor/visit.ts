import { setTimeout } from 'node:timers/promises';
import { chromium, type Page } from 'playwright-core';
import { chromiumArguments } from '../installedChromium';
import { readPageProgram, type PageFacts } from './readPage';

/** Everything an examination knows: what the page shows, and what happened while it loaded. */
export interface Visit {
  readonly status: number;
  readonly page: PageFacts;
  readonly violations: readonly Violation[];
  readonly failedFiles: readonly { readonly url: string; readonly reason: string }[];
  readonly warnings: readonly string[];
  readonly uncaught: readonly string[];
  readonly layoutShift: number;
}

export interface Violation {
  readonly directive: string;
  readonly blocked: string;
  readonly sample: string;
}

export class VisitError extends Error {
  override readonly name = 'VisitError';
}

const settlePatienceMs = 10_000;

/** Opens the page as a visitor would, waits until our remotes run or have given up, and reads what there is. */
export async function visitPage(url: string, executablePath: string): Promise<Visit> {
  const browser = await chromium.launch({ executablePath, args: chromiumArguments() });
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    const failedFiles: { url: string; reason: string }[] = [];
    const warnings: string[] = [];
    const uncaught: string[] = [];
    page.on('requestfailed', (request) =>
      failedFiles.push({ url: request.url(), reason: request.failure()?.errorText ?? 'failed' }),
    );
    page.on(
      'response',
      (response) =>
        response.status() >= 400 &&
        failedFiles.push({ url: response.url(), reason: `status ${response.status()}` }),
    );
    page.on(
      'console',
      (message) => ['warning', 'error'].includes(message.type()) && warnings.push(message.text()),
    );
    page.on('pageerror', (error) => uncaught.push(String(error)));
    await page.addInitScript(watchProgram);
    const response = await page
      .goto(url, { waitUntil: 'load', timeout: 30_000 })
      .catch((error: Error) => {
        throw new VisitError(
          `${url} cannot be opened (${error.message.split('\n')[0]}). Check the address, and that this machine reaches it.`,
        );
      });
    await untilSettled(page);
    const { violations, layoutShift } = (await page.evaluate(
      'window[Symbol.for("embed.doctor")]',
    )) as Pick<Visit, 'violations' | 'layoutShift'>;
    return {
      status: response?.status() ?? 200,
      page: (await page.evaluate(readPageProgram)) as PageFacts,
      violations,
      layoutShift,
      failedFiles,
      warnings,
      uncaught,
    };
  } finally {
    await browser.close();
  }
}

/** Until every slot is hydrated, or the patience is at its end: a broken page is examined as it is then. */
async function untilSettled(page: Page): Promise<void> {
  // Asked from outside: a page's policy may forbid the polling that runs inside it.
  const isSettled = `${readPageProgram}.slots.every(({ isHydrated, matches }) => isHydrated || matches === 0)`;
  for (
    const end = Date.now() + settlePatienceMs;
    Date.now() < end && !(await page.evaluate(isSettled));
  )
    await setTimeout(100);
}

const watchProgram = `
  const seen = { violations: [], layoutShift: 0 };
  Object.defineProperty(window, Symbol.for('embed.doctor'), { value: seen });
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => { seen.violations[seen.violations.length] = { directive: effectiveDirective, blocked: blockedURI, sample }; });
  new PerformanceObserver((list) => { for (const entry of list.getEntries()) if (!entry.hadRecentInput) seen.layoutShift += entry.value; }).observe({ type: 'layout-shift', buffered: true });
`;
