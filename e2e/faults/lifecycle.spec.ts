/** F10, F11, F15, F16: files that hang or are stale, remotes that are there twice. */
import type { Page } from '@playwright/test';
import {
  hostScriptAttribute,
  sessionSymbol,
  shellAttribute,
} from 'embed/hand-overs';
import { expect, headerIsUsable, row, test } from './invariants';
import { visit, footer, header, live } from '../visit/views';
import { hold } from '../visit/hold';
import { rename, showName } from '../visit/renamed';

test.use({ bypassCSP: true });

const vendorChunk = /\/session-shared\/[^/]+\/vendor\.js/;
const headerEntry = /\/header-remote\/[^/]+\/entry\.js/;

for (const [injected, file, othersStay, isThere, warnings] of [
  [
    'entry hangs',
    headerEntry,
    (page: Page) => live(page, '#site-footer'),
    (page: Page) => live(page, '#site-header'),
    // After 15 s: a tool may hold the entry back.
    1,
  ],
  [
    'chunk hangs',
    vendorChunk,
    async (page: Page) => {
      await page
        .locator('script[src*="/vendor."]')
        .waitFor({ state: 'attached' });
      await expect(footer(page)).toBeVisible();
    },
    showName,
    0,
  ],
] as const) {
  test(
    `F10 ERR-8 CON-3: ${injected}: the static view from the start, given up after 120 s`,
    row('F10', injected),
    async ({ page, fault }) => {
      await page.clock.install();
      let asked = 0;
      // Never answered while it hangs.
      await page.route(file, (route) => {
        asked += 1;
        return asked > 1 ? route.continue() : undefined;
      });
      const answered = page.waitForEvent('requestfinished', (request) =>
        request.url().includes('/getAuthInfo'),
      );
      await page.goto('/mortgage-rates/', { waitUntil: 'domcontentloaded' });
      if (file === vendorChunk) {
        await rename(page);
      }
      await fault.holds('I2', () => headerIsUsable(page));
      await fault.holds('I4', () => othersStay(page));
      await expect.poll(() => asked).toBe(1);
      // A call that is still open would run into its own limit of 10 s, with a warning of its own.
      await answered;
      await page.evaluate(() => undefined);
      await page.clock.runFor(119_000);
      expect(asked).toBe(1);
      await page.clock.runFor(2000);
      await fault.holds('I7', async () => {
        await expect
          .poll(async () => {
            await page.clock.runFor(500);
            return asked;
          })
          .toBe(2);
        await isThere(page);
      });
      await fault.holds('I5', () => fault.reports(warnings, []));
      await fault.holds('I1', () => fault.hostIsUnharmed());
      await fault.holds('I3', () => fault.nothingThrown());
    },
  );
}

test(
  'F11: a chunk that a cache no longer has is requested once past the cache, of the current releases',
  row('F11', 'chunk 404 until asked past the cache'),
  async ({ page, fault }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.route(vendorChunk, (route) =>
      route.request().url().includes('?retry=')
        ? route.continue()
        : route.fulfill({ status: 404, body: '' }),
    );
    await page.goto('/mortgage-rates/');
    await rename(page);
    await fault.holds('I7', () => showName(page));
    await fault.holds('I5', () => fault.reports(0, []));
    // At most once for each view.
    const renewals = asked.filter((url) =>
      /-remote\/embed\.json\?retry=/.test(url),
    ).length;
    expect([1, 2]).toContain(renewals);
    await fault.holds('I3', () => fault.nothingThrown());
  },
);

test(
  'F15: two tags of one remote make one root, one store and one client',
  row('F15', 'header tag twice, a second after the first'),
  async ({ page, fault }) => {
    await visit(page, '/legacy/tags-twice');
    const counts = {
      roots: await header(page).locator(`[${shellAttribute}]`).count(),
      sessions: await page.evaluate(
        (key) =>
          Object.getOwnPropertySymbols(window).filter(
            (symbol) => symbol === Symbol.for(key),
          ).length,
        sessionSymbol,
      ),
      hosts: await page.locator(`script[${hostScriptAttribute}]`).count(),
    };
    await fault.holds('I2', () =>
      expect(counts).toEqual({ roots: 1, sessions: 1, hosts: 1 }),
    );
    await fault.holds('I5', () => fault.reports(0, []));
    await fault.holds('I3', () => fault.nothingThrown());
  },
);

test(
  'F16: of two releases of one remote the higher is used, with one warning',
  row('F16', 'a second tag stamped with version 99.0.0'),
  async ({ page, fault }) => {
    // The same files under a higher number, whose tag has run before the host does.
    const second = hold();
    await page.route(/\/host\.js$/, async (route) => {
      await second.released;
      await route.continue();
    });
    await page.route(/header-remote\/embed\.js\?second/, async (route) => {
      const response = await route.fetch();
      const text = await response.text();
      await route.fulfill({
        response,
        body: text.replace(
          /("name":"header-remote","container":"header_remote","version":")/,
          '$199.0.0-',
        ),
      });
    });
    await page.goto('/mortgage-rates/', { waitUntil: 'commit' });
    await page.waitForSelector('#site-header');
    await page.evaluate(async () => {
      const tag = document.createElement('script');
      tag.src = `${document.querySelector<HTMLScriptElement>('script[src$="header-remote/embed.js"]')!.src}?second`;
      await new Promise((resolve) => {
        tag.onload = resolve;
        document.head.append(tag);
      });
    });
    second.release();
    await fault.holds('I2', () => live(page, '#site-header'));
    await fault.holds('I5', async () => {
      await expect
        .poll(() =>
          fault.said.filter((line) =>
            line.includes('two releases of header-remote'),
          ),
        )
        .toHaveLength(1);
      expect(fault.said.join()).toContain('99.0.0');
      expect(fault.said).toHaveLength(1);
    });
    await fault.holds('I3', () => fault.nothingThrown());
  },
);
