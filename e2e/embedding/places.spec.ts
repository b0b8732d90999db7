import { expect, test } from '../visit/test';
import { alterPage } from '../hosts/alteredFiles';
import { watchShift } from '../visit/layoutShift';
import {
  boxOf,
  footer,
  header,
  live,
  menuButton,
  placeOf,
  sidewaysScroll,
  visit,
} from '../visit/views';

test.use({ bypassCSP: true });

const withCss = (css: string) => (html: string) =>
  html.replace('</head>', `<style>${css}</style></head>`);
const withoutPlaces = (html: string): string =>
  html
    .replace(/ id="site-(header|footer)"/g, '')
    .replace(/data-target="#site-\w+"/g, '');

for (const path of ['/mortgage-rates/', '/refinance/']) {
  test(`in a column of 416 px the header is the mobile one: ${path} (CON-9)`, async ({
    page,
  }) => {
    const shiftOf = await watchShift(page);
    await alterPage(page, withCss('#site-header { width: 416px }'));
    await visit(page, path);
    await expect(menuButton(page, 'Menu')).toBeVisible();
    await expect(menuButton(page, 'Buy')).toBeHidden();
    const place = await boxOf(header(page));
    const hasRoom = await header(page).evaluate(
      (element) =>
        element.shadowRoot!.querySelector('header')!.scrollWidth <=
        element.clientWidth,
    );
    expect([place.width, place.height, hasRoom]).toEqual([416, 64, true]);
    expect(await shiftOf()).toBeLessThan(0.01);
    await menuButton(page, 'Menu').click();
    await expect(
      header(page).locator('summary', { hasText: 'Home Loans' }),
    ).toBeVisible();
    await page.keyboard.press('Escape');
    // The place grows, not the window.
    await page.addStyleTag({
      content: '#site-header { width: 890px !important }',
    });
    await expect(menuButton(page, 'Buy')).toBeVisible();
    await expect(menuButton(page, 'Menu')).toBeHidden();
  });
}

for (const [layout, css] of [
  [
    'a column, its children centred',
    'body { display: flex; flex-direction: column; align-items: center }',
  ],
  [
    'a grid of two columns',
    'body { display: grid; grid-template-columns: 200px 1fr }',
  ],
  ['a block with floats', 'body > * { float: left }'],
] as const) {
  test(`on a page whose body is ${layout}, header and footer are as wide as the page`, async ({
    page,
  }) => {
    await alterPage(page, (html) => withCss(css)(withoutPlaces(html)));
    await visit(page);
    await live(page, placeOf('footer-remote'));
    const room = await page.evaluate(() => document.body.clientWidth);
    for (const place of [header(page), footer(page)]) {
      expect((await boxOf(place)).width, layout).toBe(room);
    }
    await expect(menuButton(page, 'Buy')).toBeVisible();
    expect(await sidewaysScroll(page)).toBe(0);
  });
}

test('on a page whose body is a row, header and footer leave room for their neighbours', async ({
  page,
}) => {
  await alterPage(page, (html) =>
    withCss('body { display: flex }')(withoutPlaces(html)),
  );
  await visit(page);
  await live(page, placeOf('footer-remote'));
  for (const place of [header(page), footer(page)]) {
    const { x, width } = await boxOf(place);
    expect(width).toBeGreaterThanOrEqual(320);
    expect(x + width).toBeLessThanOrEqual(1280);
  }
  expect(await sidewaysScroll(page)).toBe(0);
});

test('in a cell of a table without a width the header has its bar', async ({
  page,
}) => {
  await alterPage(page, (html) =>
    withCss('#site-header { min-height: 64px }')(html).replace(
      /<div id="site-header"[^>]*><\/div>/,
      '<table><tr><td>$&</td></tr></table>',
    ),
  );
  await visit(page);
  await expect(menuButton(page, 'Buy')).toBeVisible();
  expect((await boxOf(header(page))).width).toBeGreaterThanOrEqual(890);
});

test('shows a lender page whose element comes after the load (F94)', async ({
  page,
}) => {
  await alterPage(page, (html) =>
    html.replace('id="lender-onboarding"', 'id="later"'),
  );
  await visit(page, '/advertising/Mortgage.htm');
  await page.waitForLoadState();
  await live(page, placeOf('header-remote'));
  await page.evaluate(() => {
    document.querySelector('#later')!.outerHTML =
      '<p>Our lenders</p><div id="lender-onboarding"></div>';
  });
  await live(page, '#lender-onboarding');
});

test('does not push the footer of a page that a script draws (F65)', async ({
  page,
}) => {
  const shiftOf = await watchShift(page);
  await alterPage(page, (html) =>
    html.replace(/<main[^]*<\/main>/, '<div id="root"></div>').replace(
      '</body>',
      `<script>
          addEventListener('load', () => setTimeout(() => {
            root.innerHTML = '<p style="height: 2000px">Drawn</p>';
          }, 200));
        </script></body>`,
    ),
  );
  await visit(page);
  await live(page, placeOf('footer-remote'));
  await expect(page.getByText('Drawn')).toBeVisible();
  expect(await shiftOf()).toBeLessThan(0.05);
});

for (const path of [
  '/mortgage-rates/',
  '/advertising/Mortgage.htm',
  '/refinance/',
]) {
  test(`at 400 % of 1024 px nothing scrolls sideways: ${path}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 256, height: 192 });
    await visit(page, path);
    await live(page, placeOf('footer-remote'));
    expect(await sidewaysScroll(page)).toBe(0);
    await menuButton(page, 'Menu').click();
    await expect(header(page).locator('#mobile-menu')).toBeVisible();
    await page.keyboard.press('Escape');
    await header(page).getByRole('link', { name: 'Sign In' }).first().click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByLabel('Email')).toBeVisible();
    expect((await boxOf(dialog)).width).toBeLessThanOrEqual(256);
    expect(
      await dialog.evaluate((open) => open.scrollWidth - open.clientWidth),
    ).toBe(0);
    expect(await sidewaysScroll(page)).toBe(0);
  });
}
