/** Runs the examples of docs/consent.md for consent tools with a common interface. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { consentKey } from 'embed/hand-overs';
import { root } from '../demo/address';
import { expect, test } from '../visit/test';
import { live } from '../visit/views';

const guide = readFileSync(path.join(root, 'docs/consent.md'), 'utf8');
const [tellConsent, privacyPlatform, consentMode] = [
  ...guide.matchAll(/```js\n(.*?)```/gs),
].map(([, text = '']) => text);

const rates = '/mortgage-rates/';
const analytics = `window.heard = [];
window.productAnalytics = { page: ({ path }) => window.heard.push(path) };`;

/** Opens a page on which the tool and the guide's lines run before our scripts. */
async function openWith(
  page: Page,
  tool: string,
  lines: string | undefined,
): Promise<void> {
  await page.addInitScript({
    content: `if (location.protocol === 'http:') {\n${analytics}\n${tool}\n${tellConsent}\n${lines}\n}`,
  });
  await page.goto(rates);
  await live(page, '#site-header');
}
const kept = (page: Page) =>
  page.evaluate((key) => localStorage.getItem(key), consentKey);
const heard = (page: Page) =>
  page.evaluate(() => Reflect.get(window, 'heard') as string[]);

/** A tool of the Global Privacy Platform: it answers at once, and with each change. */
const gppTool = (first: object) => `let told;
const signal = ${JSON.stringify(first)};
window.__gpp = (command, callback) => {
  if (command !== 'addEventListener') return;
  told = callback;
  callback({ eventName: 'listenerRegistered', pingData: signal }, true);
};
window.decide = (pingData) => told({ eventName: 'signalStatus', pingData }, true);`;

const ready = (
  applicableSections: readonly number[],
  parsedSections?: object,
) => ({
  signalStatus: 'ready',
  applicableSections,
  parsedSections,
});
const national = (
  choice: object = {},
  gpc: object = { SubsectionType: 1, Gpc: false },
) =>
  ready([7], {
    usnat: [
      {
        SaleOptOut: 2,
        SharingOptOut: 2,
        TargetedAdvertisingOptOut: 0,
        ...choice,
      },
      gpc,
    ],
  });
const unready = { ...national(), signalStatus: 'not ready' };

test('a late decision of __gpp: nothing is sent before, the kept page view after (S11)', async ({
  page,
}) => {
  await openWith(page, gppTool(unready), privacyPlatform);
  const decide = (signal: object) =>
    page.evaluate(
      (given) => (Reflect.get(window, 'decide') as (of: object) => void)(given),
      signal,
    );
  for (const open of [
    unready,
    ready([7]),
    ready([], { usnat: [{}] }),
    ready([-1], { usnat: [{}] }),
    ready([2, 7], { tcfeuv2: [{}], usnat: [{}] }),
  ]) {
    await decide(open);
    expect(await kept(page), JSON.stringify(open)).toBeNull();
  }
  expect(await heard(page)).toEqual([]);
  await decide(national());
  await expect.poll(() => heard(page)).toEqual([rates]);
  for (const refusal of [
    national({ SaleOptOut: 1 }),
    national({ SharingOptOut: 1 }),
    national({ TargetedAdvertisingOptOut: 1 }),
    national({}, { SubsectionType: 1, Gpc: true }),
    ready([8], { usca: { SaleOptOut: 1 } }),
  ]) {
    await decide(refusal);
    expect(await kept(page), JSON.stringify(refusal)).toBe('none');
    await decide(national());
    expect(await kept(page)).toBe('analytics');
  }
});

test('an earlier consent is read from __gpp before our session starts (S11)', async ({
  page,
}) => {
  await openWith(page, gppTool(national()), privacyPlatform);
  expect(await kept(page)).toBe('analytics');
  await expect.poll(() => heard(page)).toEqual([rates]);
});

const gtag = `window.dataLayer = [];
window.gtag = function () { window.dataLayer.push(arguments); };
gtag('consent', 'default', { analytics_storage: 'granted' });`;

test('Consent Mode decides by its updates, never by a default (S11)', async ({
  page,
}) => {
  await openWith(page, gtag, consentMode);
  const say = (...words: readonly unknown[]) =>
    page.evaluate(
      (given) =>
        (Reflect.get(window, 'gtag') as (...of: unknown[]) => void)(...given),
      words,
    );
  expect(await kept(page)).toBeNull();
  expect(await heard(page)).toEqual([]);
  await say('event', 'page_view');
  await say('consent', 'update', { ad_storage: 'granted' });
  expect(await kept(page)).toBeNull();
  const length = await page.evaluate(() =>
    (
      Reflect.get(window, 'dataLayer') as { push: (...of: unknown[]) => number }
    ).push({
      event: 'x',
    }),
  );
  expect(length).toBe(4);
  await say('consent', 'update', { analytics_storage: 'granted' });
  await expect.poll(() => heard(page)).toEqual([rates]);
  await say('consent', 'update', { analytics_storage: 'denied' });
  expect(await kept(page)).toBe('none');
});

test('an update of Consent Mode before these lines run counts too (S11)', async ({
  page,
}) => {
  await openWith(
    page,
    `${gtag}\ngtag('consent', 'update', { analytics_storage: 'granted' });`,
    consentMode,
  );
  await expect.poll(() => heard(page)).toEqual([rates]);
});
