/** Records all that the page's owner would notice of us, inside the page from its first moment. */
import type { Page } from '@playwright/test';
import { pageEventPrefix } from 'embed/hand-overs';
import { releasedWorkspaces } from 'embed/remotes';

export interface HostRecord {
  readonly errors: string[];
  readonly names: string[];
  readonly events: string[];
  clicks: number;
}
interface RecordedWindow {
  readonly hostRecord: HostRecord;
}

/** The only names we may add to the page (docs/embedding.md). */
export const ownGlobals = new RegExp(
  `^(mortgageEmbed|__FEDERATION__|__GLOBAL_LOADING_REMOTE_ENTRY__|__VMOK__|webpackChunk\\w+|${releasedWorkspaces.map((name) => name.replaceAll('-', '_')).join('|')})$`,
);
/** The test's own. */
const testGlobals =
  /^(hostRecord|__pw.*|__playwright.*|productAnalytics|footerRan)$/;

/** To be called before the page is opened. */
export const recordHost = (page: Page): Promise<unknown> =>
  page.addInitScript((remoteFailed) => {
    const record: HostRecord = {
      errors: [],
      names: Object.getOwnPropertyNames(window),
      events: [],
      clicks: 0,
    };
    Object.defineProperty(window, 'hostRecord', { value: record });
    window.addEventListener(
      'error',
      (event) => event.message && record.errors.push(event.message),
    );
    window.addEventListener('unhandledrejection', (event) =>
      record.errors.push(`rejection: ${String(event.reason)}`),
    );
    document.addEventListener(remoteFailed, (event) =>
      record.events.push(
        (event as CustomEvent<{ remote: string }>).detail.remote,
      ),
    );
    document.addEventListener('click', () => {
      record.clicks += 1;
    });
  }, `${pageEventPrefix}remoteFailed`);

export async function readRecord(page: Page): Promise<HostRecord> {
  const read = () =>
    page.evaluate(() => (window as unknown as RecordedWindow).hostRecord);
  // The page may be on its way to another, as after a lead.
  return read().catch(async () => {
    await page.waitForLoadState();
    return read();
  });
}

/** Runs the page's own code, after ours. */
export async function runHost(page: Page): Promise<{
  readonly works: boolean;
  readonly clicked: boolean;
  readonly added: readonly string[];
}> {
  const after = await page.evaluate(() => {
    const record = (window as unknown as RecordedWindow).hostRecord;
    const list = Array.from(new Set([1, 2, 3]), (one) => one * 2);
    const works =
      list.reduce((sum, one) => sum + one, 0) === 12 &&
      JSON.stringify({ list }) === '{"list":[2,4,6]}' &&
      ((a: number, b: number) => a + b).bind(null, 1)(2) === 3 &&
      !('mortgage' in {});
    const button = document.body.appendChild(document.createElement('button'));
    const before = record.clicks;
    button.click();
    button.remove();
    const names = Object.getOwnPropertyNames(window);
    return {
      works,
      clicked: record.clicks === before + 1,
      added: names.filter((name) => !record.names.includes(name)),
    };
  });
  return {
    ...after,
    added: after.added.filter(
      (name) => !testGlobals.test(name) && !ownGlobals.test(name),
    ),
  };
}
