/** What must hold after every fault (faults I1 to I7), asserted in one place and written down for docs/faults.md. */
import { expect, type Page } from '@playwright/test';
import { test as base } from '@playwright/test';

export const invariantIds = ['I1', 'I2', 'I3', 'I4', 'I5', 'I6', 'I7'] as const;
export type InvariantId = (typeof invariantIds)[number];

/** The only names we may add to the page (docs/embedding.md). */
const ownGlobals =
  /^(mortgageEmbed|_FEDERATION_RUNTIME_CORE|__FEDERATION__|__GLOBAL_LOADING_REMOTE_ENTRY__|__FEDERATION_DEVTOOLS.*|__VMOK__|webpackChunk\w+|(header|footer|lender_advertising|access_denied)_remote|session_shared|.*_module_federation.*)$/;
/** Anything that looks like a person's: addresses, numbers, names typed into a form, tokens. */
const personal = /[\w.+-]+@[\w-]+\.[\w.]+|\(?\d{3}\)?[ -]\d{3}-?\d{4}|Bearer|authToken=|Canary/i;

interface HostRecord {
  readonly errors: string[];
  readonly names: string[];
  readonly events: string[];
  clicks: number;
  shifts: number;
}

export interface Fault {
  /** Writes down whether an invariant holds; a broken one fails the test after the others have been looked at. */
  holds(id: InvariantId, check: () => Promise<void> | void): Promise<void>;
  /** Lines that our code wrote into the console. */
  readonly said: string[];
  /** I1: the page's own code works as before and its globals are its own. */
  hostIsUnharmed(): Promise<void>;
  /** I3: nothing reached the page's error handlers. */
  nothingThrown(): Promise<void>;
  /** I5: as many reports as named, and nothing personal in them. */
  reports(warnings: number, events: readonly string[]): Promise<void>;
  /** Layout shift since the page began. */
  shift(): Promise<number>;
}

/** Starts to watch the page as its owner would; call before the page is opened. */
export async function watch(page: Page): Promise<Fault> {
  const said: string[] = [];
  const thrown: string[] = [];
  page.on('console', (message) => {
    if (/^\[mortgage/.test(message.text())) said.push(message.text());
  });
  page.on('pageerror', (error) => thrown.push(String(error)));
  await page.addInitScript(() => {
    const record: HostRecord = {
      errors: [],
      names: Object.getOwnPropertyNames(window),
      events: [],
      clicks: 0,
      shifts: 0,
    };
    Object.defineProperty(window, 'hostRecord', { value: record });
    window.addEventListener('error', (event) => event.message && record.errors.push(event.message));
    window.addEventListener('unhandledrejection', (event) =>
      record.errors.push(`rejection: ${event.reason}`),
    );
    document.addEventListener('mortgage:remoteFailed', (event) =>
      record.events.push((event as CustomEvent).detail.remote),
    );
    document.addEventListener('click', () => {
      record.clicks += 1;
    });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        record.shifts += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const readNow = () =>
    page.evaluate(() => (window as unknown as { hostRecord: HostRecord }).hostRecord);
  // The page may be on its way to another, as after a lead.
  const read = () =>
    readNow().catch(async () => {
      await page.waitForLoadState();
      return readNow();
    });

  return {
    said,
    async holds(id, check) {
      try {
        await check();
        base.info().annotations.push({ type: id, description: 'holds' });
      } catch (error) {
        base.info().annotations.push({
          type: id,
          description: `broken: ${String((error as Error).message).split('\n')[0]}`,
        });
        expect.soft(undefined, `${id}: ${(error as Error).message}`).toBeDefined();
      }
    },
    async hostIsUnharmed() {
      const after = await page.evaluate(() => {
        const list = Array.from(new Set([1, 2, 3]), (one) => one * 2);
        // The page's own code, run after ours.
        const works =
          list.reduce((sum, one) => sum + one, 0) === 12 &&
          JSON.stringify({ list }) === '{"list":[2,4,6]}' &&
          ((a: number, b: number) => a + b).bind(null, 1)(2) === 3 &&
          !('mortgage' in {});
        const heading = document.createElement('button');
        document.body.append(heading);
        const before = (window as unknown as { hostRecord: HostRecord }).hostRecord.clicks;
        heading.click();
        heading.remove();
        return {
          works,
          clicked:
            (window as unknown as { hostRecord: HostRecord }).hostRecord.clicks === before + 1,
          names: Object.getOwnPropertyNames(window),
          before: (window as unknown as { hostRecord: HostRecord }).hostRecord.names,
        };
      });
      expect(after.works, "the page's own code works").toBe(true);
      expect(after.clicked, "the page's own handlers are called").toBe(true);
      expect(
        after.names.filter(
          (name) =>
            !after.before.includes(name) &&
            name !== 'hostRecord' &&
            !/^__pw|^__playwright|^productAnalytics$|^footerRan$/.test(name) &&
            !ownGlobals.test(name),
        ),
        'globals that are not ours to add',
      ).toEqual([]);
    },
    async nothingThrown() {
      expect(
        [...(await read()).errors, ...thrown],
        "what reached the page's error handlers",
      ).toEqual([]);
    },
    async reports(warnings, events) {
      await expect.poll(() => said.length, 'warnings').toBe(warnings);
      expect((await read()).events.sort(), 'remoteFailed events').toEqual([...events].sort());
      expect(said.join('\n'), 'nothing personal').not.toMatch(personal);
    },
    shift: async () => (await read()).shifts,
  };
}

/** A test of one fault: `fault` watches the page from its first moment. */
export const test = base.extend<{ fault: Fault }>({
  fault: async ({ page }, use) => use(await watch(page)),
});
export { expect };

/** Names the row of docs/faults.md that a test belongs to. */
export const row = (id: string, injected: string) => ({
  annotation: { type: 'fault', description: `${id} | ${injected}` },
});
