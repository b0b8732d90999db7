/** A page as a visitor uses it, the same in each browser. Every step waits until it is possible. */
import { expect } from '@playwright/test';
import { mountHandleSymbol } from 'embed/hand-overs';
import { demoUrl } from '../demo/address';
import type { Key, Tab } from './drivers/browser';
import { look, type Seen, type Target } from './look';

export interface Page {
  readonly tab: Tab;
  open(url: string): Promise<void>;
  sees(target: Target): Promise<unknown>;
  misses(target: Target): Promise<unknown>;
  click(target: Target): Promise<void>;
  hover(target: Target): Promise<void>;
  type(target: Target, text: string): Promise<void>;
  press(...keys: Key[]): Promise<void>;
  tabTo(target: Target): Promise<void>;
  focuses(target: Target): Promise<unknown>;
  read<Value, Given>(
    read: (given: Given) => Value,
    given?: Given,
  ): Promise<Value>;
  /** React owns the view in that place. */
  isLive(place: string): Promise<void>;
}

/** With the patience that a busy machine needs. */
export const eventually = (prove: () => Promise<void>): Promise<void> =>
  expect(prove).toPass({ timeout: 20_000, intervals: [50, 100, 250] });

/** More than our pages have before their content. */
const mostTabs = 40;

export function pageIn(tab: Tab): Page {
  const read: Page['read'] = async (run, given) => {
    // In a list, so that undefined becomes a text too.
    const text = await tab.evaluate(
      `JSON.stringify([(${String(run)})(${JSON.stringify(given)})])`,
    );
    return (JSON.parse(text) as [never])[0];
  };
  const until = async (
    target: Target,
    expected: Partial<Seen>,
  ): Promise<Seen> => {
    let seen: Seen | undefined;
    await eventually(async () => {
      seen = await read(look, target);
      expect(seen, JSON.stringify(target)).toMatchObject(expected);
    });
    return seen!;
  };
  const click = async (target: Target): Promise<void> => {
    const { x, y } = await until(target, { isOnTop: true });
    await tab.clickAt(x, y);
  };
  const tabTo = async (target: Target): Promise<void> => {
    await until(target, { isOnTop: true });
    for (let tabs = 0; tabs < mostTabs; tabs += 1) {
      if ((await read(look, target)).hasFocus) {
        return;
      }
      await tab.strike(['Tab']);
    }
    throw new Error(`Tab does not come to ${JSON.stringify(target)}.`);
  };
  return {
    tab,
    read,
    click,
    open: (url) => tab.open(new URL(url, demoUrl).href),
    sees: (target) => until(target, { isOnTop: true }),
    misses: (target) => until(target, { count: 0 }),
    focuses: (target) => until(target, { hasFocus: true }),
    hover: async (target) => {
      const { x, y } = await until(target, { isOnTop: true });
      await tab.moveTo(x, y);
    },
    type: async (target, text) => {
      await click(target);
      await until(target, { hasFocus: true });
      await tab.strike(Array.from(text));
    },
    press: (...names) => tab.strike(names),
    tabTo,
    isLive: (place) =>
      eventually(async () =>
        expect(await read(isLive, [place, mountHandleSymbol]), place).toBe(
          true,
        ),
      ),
  };
}

function isLive([place, symbol]: readonly string[]): boolean {
  return Symbol.for(symbol!) in document.querySelector(place!)!;
}
