/** Layouts of a page's own: slots that are no plain blocks, open floats, and layers over the page. */
import type { Locator, Page } from '@playwright/test';
import { shellAttribute } from 'embed/hand-overs';
import { alterPage } from '../hosts/alteredFiles';
import { lenderPage } from '../lead/leadForm';
import { expect, test } from '../visit/test';
import { boxOf, footer, header, live, placeOf, visit } from '../visit/views';

test.use({ bypassCSP: true });

const view = (place: Locator): Locator => place.locator(`[${shellAttribute}]`);
const withCss = (css: string) => (html: string) =>
  html.replace('</head>', `<style>${css}</style></head>`);
/** The page has this before each element of ours. */
const withBefore = (markup: string) => (html: string) =>
  html.replace(/<div id="(site-|lender-)/g, `${markup}$&`);

async function visitBoth(page: Page, change: (html: string) => string) {
  await alterPage(page, change);
  await visit(page);
  await live(page, placeOf('footer-remote'));
}

const slots = '#site-header, #site-footer';

for (const [layout, css, tag] of [
  ['a flex box', `${slots} { display: flex }`, []],
  [
    'a column that centres',
    `${slots} { display: flex; flex-direction: column; align-items: center }`,
    ['@all'],
  ],
  [
    'a grid of three columns that centres',
    `${slots} { display: grid; grid-template-columns: 1fr 1fr 1fr; place-items: center }`,
    ['@all'],
  ],
  ['in three columns', `${slots} { columns: 3 }`, []],
  ['in a body of two columns', 'body { columns: 2 }', ['@all']],
] as const) {
  test(
    `a view whose element is ${layout} is as wide as the page (F79)`,
    { tag: [...tag] },
    async ({ page }) => {
      await visitBoth(page, withCss(css));
      const room = await page.evaluate(() => document.body.clientWidth);
      for (const place of [header(page), footer(page)]) {
        const { x, width } = await boxOf(view(place));
        expect(x).toBe(0);
        expect(width).toBeCloseTo(room, 0);
      }
    },
  );
}

test('header and footer are below the open floats of the page (F79)', async ({
  page,
}) => {
  const float = '<div style="float: left; width: 400px; height: 90px"></div>';
  await visitBoth(page, withBefore(float));
  for (const place of [header(page), footer(page)]) {
    const { x, width } = await boxOf(view(place).getByRole('link').last());
    expect(x + width).toBeGreaterThan(0);
    const inner = view(place).locator('header > div, footer > div').first();
    expect((await boxOf(inner)).x).toBe(0);
  }
});

test(
  'the lender page is beside an open float of the page, not under it (F79)',
  { tag: '@all' },
  async ({ page }) => {
    const float =
      '<div style="float: left; width: 300px; height: 900px"></div>';
    await alterPage(page, withBefore(float));
    await page.goto(lenderPage);
    const place = placeOf('lender-advertising-remote');
    await live(page, place);
    const { x, width } = await boxOf(view(page.locator(place)));
    expect(x).toBe(300);
    expect(width).toBeLessThanOrEqual(980);
  },
);

/** Points of our view at which the visitor does not see the page's layer. */
const holesOver = (page: Page, place: string): Promise<readonly string[]> =>
  page.evaluate((selector) => {
    const element = document.querySelector(selector)!;
    element.scrollIntoView({ block: 'end' });
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const holes: string[] = [];
    for (let x = left + 4; x < right; x += 12) {
      for (let y = Math.max(top, 0) + 4; y < bottom; y += 6) {
        if (document.elementFromPoint(x, y)?.className !== 'layer') {
          holes.push(`${x} ${y}`);
        }
      }
    }
    return holes;
  }, place);

test('a layer of the page covers header and footer as a whole, wherever it is in the page (F79)', async ({
  page,
}) => {
  const layer =
    '<div class="layer" style="position: fixed; inset: 0; background: #fff"></div>';
  await visitBoth(page, withBefore(layer));
  expect(await holesOver(page, '#site-header')).toEqual([]);
  expect(await holesOver(page, '#site-footer')).toEqual([]);
});

test('in a column of 650 px the lender page has one column (OPN-83)', async ({
  page,
}) => {
  const place = placeOf('lender-advertising-remote');
  await alterPage(page, withCss(`${place} { width: 650px }`));
  await page.goto(lenderPage);
  await live(page, place);
  const title = await boxOf(page.locator(place).locator('#hero-title'));
  const form = await boxOf(page.locator(place).locator('form'));
  expect(title.width).toBeGreaterThan(550);
  expect(form.width).toBeGreaterThan(550);
});
