import type { Page, Request } from 'playwright-core';
import { isListed } from './examineDelivery';
import type { FailedFile, HostCall, Observed } from './visit';

type Trouble = Pick<Observed, 'failedFiles' | 'warnings' | 'uncaught' | 'hostCalls'>;

/** Records what the browser reports about a page until it closes. */
export function recordTrouble(page: Pick<Page, 'on'>) {
  const [failedFiles, hostCalls]: [FailedFile[], HostCall[]] = [[], []];
  const [warnings, uncaught]: [string[], string[]] = [[], []];
  const waitedFor = new Set<Request>();
  const noteCall = (request: Request, answer: Omit<HostCall, 'path'>) => {
    if (isListedCall(request)) hostCalls.push({ path: pathOf(request), ...answer });
  };

  page.on('request', (request) => {
    if (isListedCall(request)) waitedFor.add(request);
  });
  page.on('requestfinished', (request) => waitedFor.delete(request));
  page.on('requestfailed', (request) => {
    waitedFor.delete(request);
    failedFiles.push({ url: request.url(), reason: request.failure()?.errorText ?? 'failed' });
    noteCall(request, {});
  });
  page.on('response', (response) => {
    const type = response.headers()['content-type'];
    const status = response.status();
    noteCall(response.request(), { status, ...(type !== undefined && { type }) });
    if (status >= 400) failedFiles.push({ url: response.url(), reason: `status ${status}` });
  });
  page.on('console', (message) => {
    if (['warning', 'error'].includes(message.type())) warnings.push(message.text());
  });
  page.on('pageerror', (error) => uncaught.push(String(error)));

  return {
    /** Whether a listed call has no answer yet. */
    isWaiting: () => waitedFor.size > 0,
    /** Copies: closing the browser aborts requests, which is not the page's fault. */
    read: (): Trouble => ({
      ...structuredClone({ failedFiles, warnings, uncaught }),
      hostCalls: [...hostCalls, ...[...waitedFor].map((call) => ({ path: pathOf(call) }))],
    }),
  };
}

const isListedCall = (request: Request): boolean => isListed(pathOf(request));

function pathOf(request: Request): string {
  const url = request.url();
  return URL.canParse(url) ? new URL(url).pathname : '';
}
