/** A canary in a browser: who gets it, what they see of the change, and a broken one that is taken back on each page and then for all. */
import type { Browser, Page } from '@playwright/test';
import { takesCanary } from 'embed/canary';
import { channelKey } from 'embed/hand-overs';
import type { Stamp } from 'embed/release';
import { ports } from '../demo/address';
import { serveHost, type HostServer } from '../hosts/hostServer';
import { header, hydrated, menuButton } from '../visit/views';
import { test, expect } from '../visit/test';
import { checkOut, type Checkout, type Edit } from './checkout';
import { startReleaseDemo, type ReleaseDemo } from './releaseDemo';

const rates = '/mortgage-rates/';
const counts = `http://127.0.0.1:${ports.canaryFigures}/release-counts`;
const newLabel = 'Advertise here';
const nextHeader: Edit = {
  file: 'mortgage-domain/src/menus/marketingMenus.ts',
  from: "text: 'Advertise',",
  to: `text: '${newLabel}',`,
};
/** In a browser alone: what breaks when it is rendered for the stamp is refused there. */
const brokenHeader: Edit = {
  file: 'header-remote/src/Header.tsx',
  from: "const tracking = useLinkTracking('Header');",
  to: "const tracking = useLinkTracking('Header');\n  if (element) throw new Error('broken');",
};

let demo: ReleaseDemo;
const checkouts: Checkout[] = [];
function checkOutWith(...edits: readonly Edit[]): string {
  const checkout = checkOut(edits);
  checkouts.push(checkout);
  return checkout.folder;
}
const canary = (words: readonly string[], folder?: string) =>
  demo.run(['canary', 'header-remote', ...words], folder);
const registered = () => demo.registryOf('header-remote');

test.describe.configure({ mode: 'serial' });
test.use({ reuseContext: false });
test.beforeAll(async () => {
  test.setTimeout(240_000);
  demo = await startReleaseDemo(ports.canaryDemo, { METRICS_PORT: String(ports.canaryFigures) });
});
// What has not been started cannot be stopped.
test.afterAll(() => demo.stop());
test.afterAll(() => checkouts.forEach((checkout) => checkout.remove()));

/** Visitors who get the canary that lies on the target, or do not, by the number that their browser keeps. */
async function visitorsOf(isTaken: boolean): Promise<readonly string[]> {
  const [port] = [ports.canaryDemo + 1];
  const answer = await fetch(`http://127.0.0.1:${port}/header-remote/embed.json`);
  const stamp = (await answer.json()) as Stamp;
  return Array.from({ length: 10_000 }, (_, number) => String(number)).filter((number) => {
    const localStorage = { getItem: () => number, setItem: () => undefined };
    return takesCanary({ localStorage }, stamp.canary!, undefined) === isTaken;
  });
}

/** A browser that has kept that number, with a tab. */
async function openAs(browser: Browser, number: string): Promise<Page> {
  const context = await browser.newContext();
  await context.addInitScript(
    ([key, kept]) => {
      if (localStorage.getItem(key) === null) localStorage.setItem(key, kept);
    },
    [channelKey, number] as const,
  );
  return context.newPage();
}

const entriesOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .flatMap(({ name }) => /header-remote\/([^/]+)\/entry\.js/.exec(name)?.[1] ?? []),
  );

/** What is drawn of the header, frame by frame from its first one on, and how far anything of the page was moved. */
interface Watched {
  readonly heights: readonly number[];
  readonly texts: readonly number[];
  readonly shift: number;
}
const watchFrames = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const watched = { heights: [] as number[], texts: [] as number[], shift: 0 };
    Object.assign(window, { watched });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        watched.shift += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
    const look = (): void => {
      const element = document.querySelector('#site-header');
      const length = element?.shadowRoot?.textContent.trim().length ?? 0;
      if (element && (length > 0 || watched.texts.length > 0)) {
        watched.heights.push(element.getBoundingClientRect().height);
        watched.texts.push(length);
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
const readFrames = (page: Page): Promise<Watched> =>
  page.evaluate(() => (window as unknown as { watched: Watched }).watched);

/** The demo's page, by another server, whose tag of the header asks for a channel. */
const serveAsking = (channel: string): Promise<HostServer> =>
  serveHost(0, async (url) => {
    const response = await fetch(new URL(url, demo.url));
    const body = Buffer.from(await response.arrayBuffer());
    const type = response.headers.get('content-type') ?? 'text/plain';
    if (url !== rates) return { status: response.status, type, body };
    const tag = 'header-remote/embed.js"';
    return {
      type,
      body: Buffer.from(body.toString().replace(tag, `${tag} data-channel="${channel}"`)),
    };
  });

test('a canary for nobody is had by a page that asks, and takes the place of the view without a flash', async ({
  browser,
}) => {
  test.setTimeout(240_000);
  const begun = await canary(['--share', '0'], checkOutWith(nextHeader));
  expect(begun, begun.output).toMatchObject({ code: 0 });
  expect(begun.output).toContain('goes to 0 visits of a hundred');
  const { current, canary: tried } = registered();
  expect(tried!.version).not.toBe(current);

  const usual = await openAs(browser, '1');
  await usual.goto(demo.url + rates);
  await hydrated(usual, '#site-header');
  await expect(menuButton(usual, 'Advertise')).toBeVisible();
  expect(await entriesOf(usual)).toEqual([current]);
  await usual.context().close();

  const asking = await openAs(browser, '1');
  const host = await serveAsking('next');
  await watchFrames(asking);
  await asking.goto(host.url + rates);
  await expect(menuButton(asking, newLabel)).toBeVisible();
  await hydrated(asking, '#site-header');
  expect(await entriesOf(asking)).toEqual([tried!.version]);
  const { heights, texts, shift } = await readFrames(asking);
  expect(Math.min(...texts)).toBeGreaterThan(100);
  expect(new Set(heights.map(Math.round)).size, heights.join(' ')).toBe(1);
  expect(shift).toBe(0);
  await asking.context().close();
  await host.close();
  expect(await canary(['--stop'])).toMatchObject({ code: 0 });
});

test('I2 F12: a broken header is released to a tenth of the visits: each page takes the current one, and then all do', async ({
  browser,
}) => {
  test.setTimeout(300_000);
  const folder = checkOutWith(brokenHeader);
  const words = ['--share', '10', '--counts', '/demo/release-counts'];
  const begun = await canary(words, folder);
  expect(begun, begun.output).toMatchObject({ code: 0 });
  const { current, canary: tried } = registered();
  const [chosen, others] = [await visitorsOf(true), await visitorsOf(false)];
  expect(chosen.length).toBeGreaterThan(900);
  expect(chosen.length).toBeLessThan(1100);

  await test.step('who gets it has the current header on the same page, live', async () => {
    const page = await openAs(browser, chosen[0]!);
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(String(error)));
    await page.addInitScript(() => {
      const said: string[] = [];
      Object.assign(window, { said });
      for (const name of ['remoteFailed', 'remoteReady'])
        document.addEventListener(`mortgage:${name}`, (event) => {
          const { remote, reason } = (event as CustomEvent<{ remote: string; reason?: string }>)
            .detail;
          if (remote === 'header-remote') said.push(reason ?? name);
        });
    });
    await page.goto(demo.url + rates);
    await page.waitForFunction(() => {
      const { said } = window as unknown as { said: readonly string[] };
      return said.includes('viewBroke') && said.at(-1) === 'remoteReady';
    });
    await hydrated(page, '#site-header');
    await header(page).getByRole('button', { name: 'Buy' }).click();
    await expect(header(page).getByRole('link', { name: 'Homes for sale' })).toBeVisible();
    expect(await entriesOf(page)).toEqual([tried!.version, current]);
    expect(errors).toEqual([]);
    await page.reload();
    await hydrated(page, '#site-header');
    expect(await entriesOf(page)).toEqual([current]);
    await page.context().close();
  });

  await test.step('starts and failures are counted', async () => {
    const visit = async (number: string) => {
      const page = await openAs(browser, number);
      const counted = page.waitForRequest(/release-counts\?.*outcome=/);
      await page.goto(demo.url + rates);
      await counted;
      await hydrated(page, '#site-header');
      await page.context().close();
    };
    for (const number of [...chosen.slice(1, 7), ...others.slice(0, 20)]) await visit(number);
    const read = async () =>
      (await (await fetch(`${counts}?since=2020-01-01T00:00:00Z`)).json()) as unknown;
    await expect.poll(read).toMatchObject({
      [`header-remote@${tried!.version}`]: { started: 7, failed: 7 },
      // The page that was loaded anew, and those of the others.
      [`header-remote@${current}`]: { started: 21, failed: 0 },
    });
  });

  await test.step('the watch stops it, says why, and ends with 2', async () => {
    const watched = await canary(['--watch', counts, '--every', '1', '--for', '1']);
    expect(watched, watched.output).toMatchObject({ code: 2 });
    expect(watched.output).toMatch(/is stopped: it failed on 7 of 7 visits, .* on 0 of 21 visits/);
    expect(registered().canary).toBeUndefined();
    const page = await openAs(browser, chosen.at(-1)!);
    await page.goto(demo.url + rates);
    await hydrated(page, '#site-header');
    expect(await entriesOf(page)).toEqual([current]);
    await page.context().close();
  });
});
