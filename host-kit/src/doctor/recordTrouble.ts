import type { Page, Request, Response } from 'playwright-core';
import { attempt } from 'embed/attempt';
import { isListed } from './examineDelivery';
import type { FailedFile, HostCall } from './visit';

/** Records what the browser reports about a page until it closes. */
export function recordTrouble(page: Pick<Page, 'on'>) {
  const [failedFiles, hostCalls]: [FailedFile[], HostCall[]] = [[], []];
  const [warnings, uncaught]: [string[], string[]] = [[], []];
  const waitedFor = new Set<Request>();
  const noteCall = (request: Request, answer: Omit<HostCall, 'path'>) => {
    if (isListedCall(request)) {
      hostCalls.push({ path: pathOf(request), ...answer });
    }
  };

  const unanswered = (): HostCall[] =>
    [...waitedFor].filter(isListedCall).map((call) => ({ path: pathOf(call) }));

  page.on('request', (request) => {
    if (isNewDocument(request)) {
      for (const list of [failedFiles, hostCalls, warnings, uncaught]) {
        list.length = 0;
      }
      waitedFor.clear();
    }
    waitedFor.add(request);
  });
  page.on('requestfinished', (request) => waitedFor.delete(request));
  page.on('requestfailed', (request) => {
    if (!waitedFor.delete(request)) {
      return;
    }
    failedFiles.push({
      url: request.url(),
      reason: request.failure()?.errorText ?? 'failed',
    });
    noteCall(request, {});
  });
  page.on('response', (response) => {
    const url = response.url();
    const status = response.status();
    noteCall(response.request(), { status, ...typeOf(response) });
    if (status >= 400) {
      failedFiles.push({ url, reason: `status ${status}` });
    } else if (/\/embed\.js(\?|$)/.test(url)) {
      void findMarkup(response).then((found) => failedFiles.push(...found));
    }
  });
  page.on('console', (message) => {
    if (['warning', 'error'].includes(message.type())) {
      warnings.push(message.text());
    }
  });
  page.on('pageerror', (error) => uncaught.push(String(error)));

  return {
    isWaiting: () => [...waitedFor].some(isListedCall),
    /** Copies: closing the browser aborts requests, which is not the page's fault. */
    read: () => ({
      ...structuredClone({ failedFiles, warnings, uncaught }),
      hostCalls: hostCalls.concat(unanswered()),
    }),
  };
}

function typeOf(response: Response): { type?: string } {
  const type = response.headers()['content-type'];
  return type === undefined ? {} : { type };
}

/** A firewall answers in place of the loader with a page, under any type. */
async function findMarkup(response: Response): Promise<readonly FailedFile[]> {
  const text = await response.text().catch(() => '');
  return /^\s*</.test(text) ? [{ url: response.url(), reason: 'markup' }] : [];
}

const isListedCall = (request: Request): boolean => isListed(pathOf(request));

/** The page before is not examined then, nor the requests that end with it. */
const isNewDocument = (request: Request): boolean =>
  // Throws for a frame that does not exist yet.
  attempt(
    () =>
      request.isNavigationRequest() && request.frame().parentFrame() === null,
  ) === true;

function pathOf(request: Request): string {
  const url = request.url();
  return URL.canParse(url) ? new URL(url).pathname : '';
}
