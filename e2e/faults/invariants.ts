/** The invariants after every fault (faults I1 to I7), asserted in one place. Source: docs/faults.md. */
import type { Page } from '@playwright/test';
import { watchShift } from '../visit/layoutShift';
import { expect, plainTest as base } from '../visit/test';
import {
  header,
  live,
  menuWorks,
  privacyLink,
  signInLink,
} from '../visit/views';
import { readRecord, recordHost, runHost } from './hostRecord';

export type InvariantId = 'I1' | 'I2' | 'I3' | 'I4' | 'I5' | 'I6' | 'I7';

/** Anything that looks personal: addresses, numbers, names typed into a form, tokens. */
const personal =
  /[\w.+-]+@[\w-]+\.[\w.]+|\(?\d{3}\)?[ -]\d{3}-?\d{4}|Bearer|authToken=|Canary/i;

/** The page, watched as its owner would. */
export class Fault {
  readonly said: string[] = [];
  private readonly thrown: string[] = [];

  constructor(
    private readonly page: Page,
    readonly shift: () => Promise<number>,
  ) {
    page.on('console', (message) => {
      if (message.text().startsWith('[mortgage')) {
        this.said.push(message.text());
      }
    });
    page.on('pageerror', (error) => this.thrown.push(String(error)));
  }

  /** Writes down whether an invariant holds; a broken one fails the test after the others have been looked at. */
  async holds(
    id: InvariantId,
    check: () => Promise<void> | void,
  ): Promise<void> {
    const { annotations } = base.info();
    try {
      await check();
      annotations.push({ type: id, description: 'holds' });
    } catch (error) {
      const { message } = error as Error;
      annotations.push({
        type: id,
        description: `broken: ${message.split('\n', 1).join('')}`,
      });
      expect.soft(undefined, `${id}: ${message}`).toBeDefined();
    }
  }

  /** I1: the page's own code works as before and its globals are its own. */
  async hostIsUnharmed(): Promise<void> {
    const { works, clicked, added } = await runHost(this.page);
    expect(works, "the page's own code works").toBe(true);
    expect(clicked, "the page's own handlers are called").toBe(true);
    expect(added, 'globals that are not ours to add').toEqual([]);
  }

  /** I3: nothing reached the page's error handlers. */
  async nothingThrown(): Promise<void> {
    const { errors } = await readRecord(this.page);
    expect(
      [...errors, ...this.thrown],
      "what reached the page's error handlers",
    ).toEqual([]);
  }

  /** I5: as many reports as named, and nothing personal in them. */
  async reports(warnings: number, events: readonly string[]): Promise<void> {
    await expect.poll(() => this.said.length, 'warnings').toBe(warnings);
    const record = await readRecord(this.page);
    expect([...record.events].sort(), 'remoteFailed events').toEqual(
      [...events].sort(),
    );
    expect(this.said.join('\n'), 'nothing personal').not.toMatch(personal);
  }
}

/** Starts to watch a page; to be called before it is opened. */
export async function watch(page: Page): Promise<Fault> {
  const shift = await watchShift(page);
  await recordHost(page);
  return new Fault(page, shift);
}

export const test = base.extend<{ fault: Fault }>({
  fault: async ({ page }, use) => use(await watch(page)),
});
export { expect };

export const buyButton = (page: Page) =>
  header(page).getByRole('button', { name: 'Buy', exact: true });

/** Header and footer appear in time, and run. */
export async function pageWorks(page: Page): Promise<void> {
  await expect(buyButton(page)).toBeVisible({ timeout: 3000 });
  await expect(privacyLink(page)).toBeVisible({ timeout: 3000 });
  await live(page, '#site-header');
  await live(page, '#site-footer');
}

/** I2: the header is there and works, painted or live. */
export async function headerIsUsable(page: Page): Promise<void> {
  await expect(signInLink(page)).toBeVisible({ timeout: 3000 });
  await menuWorks(page, 3000);
}

/** Names the row of docs/faults.md that a test belongs to. */
export const row = (id: string, injected: string) => ({
  annotation: { type: 'fault', description: `${id} | ${injected}` },
});
