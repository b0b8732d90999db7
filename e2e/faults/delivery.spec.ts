/** F01 to F14: our files are missing, broken or late. */
import path from 'node:path';
import type { Page, Route } from '@playwright/test';
import {
  buyButton,
  expect,
  headerIsUsable,
  row,
  test,
  type Fault,
} from './invariants';
import { startFaultyOrigin, type Wrong } from './faultyOrigin';
import { dataDir } from '../demo/address';
import { rename, showName } from '../visit/renamed';
import { header, live } from '../visit/views';

const headerEntry = /\/header-remote\/[^/]+\/entry\.js/;

let faulty: Awaited<ReturnType<typeof startFaultyOrigin>>;
test.beforeAll(async () => {
  faulty = await startFaultyOrigin();
});
test.afterAll(() => faulty.close());

type Answer = (route: Route, nth: number) => Promise<void>;
const answer =
  (
    status: number,
    contentType: string,
    body: string,
    headers: Record<string, string> = {},
  ): Answer =>
  (route) =>
    route.fulfill({
      status,
      contentType,
      body,
      headers: { 'access-control-allow-origin': '*', ...headers },
    });
const html = '<!doctype html><title>Start page</title>';
const after =
  (ms: number): Answer =>
  async (route) => {
    await new Promise((resolve) => setTimeout(resolve, ms));
    await route.continue().catch(() => undefined);
  };
/** The file itself, served wrongly by a real server. */
const served =
  (how: Wrong): Answer =>
  (route) => {
    const { pathname } = new URL(route.request().url());
    return route.continue({
      url: faulty.url(how, path.join(dataDir, 'static', pathname)),
    });
  };

interface DeliveryFault {
  readonly id: string;
  readonly injected: string;
  readonly answer: Answer;
  readonly file?: RegExp;
  /** The file belongs to the views, which the page then needs. */
  readonly isOfView?: boolean;
  /** The file comes later, so the remote starts without its fallback. */
  readonly heals?: boolean;
  /** Another fault ends in the same branch daily. */
  readonly isRepeated?: boolean;
}
const missing = answer(404, 'text/plain', 'Not found');
const once503: Answer = (route, nth) =>
  nth === 1 ? answer(503, 'text/plain', 'Later')(route, nth) : route.continue();
const noSniff = answer(200, 'text/html', 'var header_remote;', {
  'x-content-type-options': 'nosniff',
});
const broken = (
  id: string,
  injected: string,
  given: Answer,
  more: Partial<DeliveryFault> = {},
): DeliveryFault => ({ id, injected, answer: given, ...more });
const entryFaults: readonly DeliveryFault[] = [
  broken('F01', 'entry answered with 404', missing),
  broken('F01', 'page host answered with 404', missing, { file: /\/host\.js/ }),
  broken(
    'F02',
    'entry answered with 500 and HTML',
    answer(500, 'text/html', html),
    {
      isRepeated: true,
    },
  ),
  broken(
    'F03',
    'entry answered with 200 and HTML',
    answer(200, 'text/javascript', html),
  ),
  broken('F04', 'entry cut in half, chunked', served('truncatedChunks'), {
    isRepeated: true,
  }),
  broken(
    'F05',
    'entry shorter than its content-length',
    served('shorterThanSaid'),
  ),
  broken('F06', 'entry as text/html with nosniff', noSniff, {
    isRepeated: true,
  }),
  broken('F07', 'connection reset', served('reset'), { isRepeated: true }),
  broken('F08', '503 once', once503, { heals: true }),
  broken('F09', 'entry 3 s late', after(3000), {
    heals: true,
    isRepeated: true,
  }),
  broken('F12', 'a chunk answered with 404', missing, {
    file: /\/session-shared\/[^/]+\/vendor\.js/,
    isOfView: true,
    isRepeated: true,
  }),
  broken('F14', 'session-shared answered with 404', missing, {
    file: /\/session-shared\//,
  }),
];

/** Which remotes a fault of this file takes with it. */
const affectedBy = (file: RegExp): readonly string[] =>
  /session|vendor|host/.test(file.source)
    ? ['header-remote', 'footer-remote']
    : ['header-remote'];

async function comesBackOnline(page: Page): Promise<void> {
  await page.context().setOffline(true);
  await page.context().setOffline(false);
}

async function invariants(
  page: Page,
  fault: Fault,
  { file = headerEntry, heals, isOfView }: DeliveryFault,
): Promise<void> {
  const affected = affectedBy(file);
  await fault.holds('I2', () => headerIsUsable(page));
  if (affected.length === 1) {
    await fault.holds('I4', () => live(page, '#site-footer'));
  }
  if (heals) {
    await fault.holds('I7', () => live(page, '#site-header'));
  }
  await fault.holds('I5', () =>
    heals
      ? fault.reports(0, [])
      : fault.reports(isOfView ? affected.length : 1, affected),
  );
  await fault.holds('I2', () => headerIsUsable(page));
  if (!heals) {
    await fault.holds('I7', async () => {
      await page.unrouteAll();
      await comesBackOnline(page);
      if (isOfView) {
        await showName(page);
      }
      await live(page, '#site-header');
      await live(page, '#site-footer');
      expect(await fault.shift()).toBeLessThan(0.005);
    });
  }
  await fault.holds('I1', () => fault.hostIsUnharmed());
  await fault.holds('I3', () => fault.nothingThrown());
}

for (const one of entryFaults) {
  const details = {
    ...row(one.id, one.injected),
    tag: one.isRepeated ? '@all' : [],
  };
  test(`${one.injected} (${one.id})`, details, async ({ page, fault }) => {
    let nth = 0;
    await page.route(one.file ?? headerEntry, (route) =>
      one.answer(route, ++nth),
    );
    await page.goto('/mortgage-rates/', { waitUntil: 'domcontentloaded' });
    if (one.isOfView) {
      await rename(page);
    }
    await invariants(page, fault, one);
  });
}

for (const [id, injected, given] of [
  ['F01', 'file of the menus answered with 404', missing],
  ['F04', 'file of the menus cut in half', served('truncatedChunks')],
] as const) {
  test(`${injected} (${id})`, row(id, injected), async ({ page, fault }) => {
    await page.route(/\/menus\.\w+\.js/, (route) => given(route, 0));
    await page.goto('/mortgage-rates/');
    await live(page, '#site-header');
    await fault.holds('I5', () => fault.reports(1, []));
    await fault.holds('I2', async () => {
      await buyButton(page).click();
      await expect(
        header(page).getByRole('link', { name: 'Browse homes' }),
      ).toBeVisible();
      await page.keyboard.press('Escape');
    });
    await fault.holds('I7', async () => {
      await page.unrouteAll();
      await comesBackOnline(page);
      await headerIsUsable(page);
    });
    await fault.holds('I1', () => fault.hostIsUnharmed());
    await fault.holds('I3', () => fault.nothingThrown());
  });
}
