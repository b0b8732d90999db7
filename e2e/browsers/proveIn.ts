import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import type { Browser, BrowserProgram, StartOptions } from './drivers/browser';
import { root } from '../demo/address';
import { startGuestHost, type GuestHost } from './guestHost';
import { pageIn } from './page';
import type { PromiseKept } from './promise';

/** One browser for all of these promises, and a new visitor for each. To be called in a group of its own. */
export function proveIn(
  program: BrowserProgram,
  promises: readonly PromiseKept[],
  options: StartOptions = {},
): void {
  // One after another: starting a browser costs as much as what it proves.
  test.describe.configure({ mode: 'default', timeout: 60_000 });
  const missing = program.missing();
  test.skip(missing !== undefined, missing);

  let browser: Browser | undefined;
  let guest: GuestHost;
  test.beforeAll(async () => {
    browser = await program.start(options);
    guest = await startGuestHost();
  });
  test.afterAll(() => browser?.stop());
  test.afterAll(() => guest.close());

  const annotation = { type: 'browser', description: nameOf(program, options) };
  for (const { title, prove } of promises) {
    test(title, { annotation }, async () => {
      // A hung driver is stopped after the test that it failed.
      browser ??= await program.start(options);
      test
        .info()
        .annotations.push({ type: 'version', description: browser.version });
      const visitor = await browser.newVisitor();
      const openTab = async () => pageIn(await visitor.openTab());
      const page = await openTab();
      try {
        const keepPicture = async (name: string) =>
          keep(program, name, await page.tab.picture());
        await prove({ page, newTab: openTab, guest, keepPicture });
        expect(visitor.errors ?? []).toEqual([]);
      } catch (error) {
        const picture = await page.tab.picture().catch(() => undefined);
        if (picture) {
          writeFileSync(test.info().outputPath('page.png'), picture);
        }
        throw error;
      } finally {
        await visitor.leave().catch(async () => {
          await browser?.stop();
          browser = undefined;
        });
      }
    });
  }
}

const pictures = path.join(root, '.cache/pictures/browsers');

function keep(
  { name: browser }: BrowserProgram,
  name: string,
  picture: Buffer,
): void {
  mkdirSync(pictures, { recursive: true });
  writeFileSync(
    path.join(pictures, `${name}-${browser.toLowerCase()}.png`),
    picture,
  );
}

/** Without scripts every browser is to show the same: those promises count for the browser itself. */
const nameOf = (
  { name }: BrowserProgram,
  { withoutPopover }: StartOptions,
): string => (withoutPopover ? `${name} without popovers` : name);
