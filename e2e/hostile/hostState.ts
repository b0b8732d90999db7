/** The state of a hostile page for its own code, and whether our remotes run there. */
import path from 'node:path';
import type { Page } from '@playwright/test';
import { missingLibraries } from 'host-demo/legacy-libraries';
import { mountHandleSymbol } from 'embed/hand-overs';
import { ownGlobals } from '../faults/hostRecord';
import { expect, test } from '../faults/invariants';
import type { LegacyCase } from './legacyHosts';

export interface HostState {
  readonly results: string;
  readonly looks: string;
  readonly natives: string;
  readonly globals: readonly string[];
  readonly errors: readonly string[];
}
interface HostWindow {
  hostRun(): string;
  hostLooks(): string;
  hostNatives(): string;
  hostErrors: string[];
  hostReady?: Promise<void>;
}
/** Adds the page's own code to every page that the test opens from now on. */
export async function addHostCode(page: Page): Promise<void> {
  for (const name of ['errors', 'run', 'looks', 'natives']) {
    await page.addInitScript({
      path: path.join(import.meta.dirname, `host-page/${name}.js`),
    });
  }
}

export async function readHost(page: Page): Promise<HostState> {
  return page.evaluate(async () => {
    const host = window as unknown as HostWindow;
    await host.hostReady;
    const globals = [];
    // jQuery ends a name of its own with a random number.
    for (const name of Object.getOwnPropertyNames(window)) {
      globals[globals.length] = name.replace(/\d{9,}/, '');
    }
    return {
      results: host.hostRun(),
      looks: host.hostLooks(),
      natives: host.hostNatives(),
      globals,
      errors: host.hostErrors,
    };
  });
}

/** The remote is mounted. Found without the page's built-ins, which it may have replaced. */
export const isLive = (
  page: Pick<Page, 'locator'>,
  selector: string,
): Promise<boolean> =>
  page
    .locator(selector)
    .evaluateAll(
      (elements, symbol) =>
        elements.some((element) => Symbol.for(symbol) in element),
      mountHandleSymbol,
    );

/** Without its library a page proves nothing: the test is skipped with what to install. */
export const skipWithoutLibraries = ({ name }: LegacyCase): void => {
  const missing = missingLibraries(name);
  test.skip(missing.length > 0, missing.join('; '));
};

/** Our elements may change the page's layout, but never what its code computes and finds. */
export function codeIsAsWithoutUs(now: HostState, bare: HostState): void {
  expect(now.results, "what the page's own code gets").toBe(bare.results);
  expect(now.natives, "the browser's functions as the page has them").toBe(
    bare.natives,
  );
  expect(
    now.globals.filter(
      (name) => !bare.globals.includes(name) && !ownGlobals.test(name),
    ),
    'globals that are not ours to add',
  ).toEqual([]);
  expect(
    bare.globals.filter((name) => !now.globals.includes(name)),
    'globals that are gone',
  ).toEqual([]);
}

export function hostIsAsWithoutUs(
  now: HostState,
  bare: HostState,
  { embed }: LegacyCase,
): void {
  codeIsAsWithoutUs(now, bare);
  // With the tag in the middle of the page, only the page's length may change.
  if (embed !== 'hiddenTwin') {
    expect(now.looks, "how the page's own elements look").toBe(bare.looks);
  }
}
