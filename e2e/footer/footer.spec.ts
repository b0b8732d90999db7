/** The footer as a visitor sees it, and its script from the server. */
import type { Page } from '@playwright/test';
import { footerContent } from 'mortgage-domain/footer/footerContent';
import { mainContentHref } from 'mortgage-domain/links/link';
import { defaultSiteConfig } from 'mortgage-domain/site/siteConfig';
import { withProductName } from 'mortgage-domain/site/withProductName';
import { footerScriptAttribute } from 'embed/hand-overs';
import { boxOf, footer, hydrated, nextFrame, sidewaysScroll } from '../visit/views';
import { expect, test, plainTest } from '../visit/test';

const frame = '**/ajax/nav/PageFrame.htm?footer=*';
const footerScript = (page: Page) => page.locator(`script[${footerScriptAttribute}]`);

async function visit(page: Page, path = '/mortgage-rates/') {
  await page.goto(path);
  await hydrated(page, '#site-footer');
}

test('every link is large enough to touch and leads to a page; every notice is shown (FTR-1 FTR-2 FTR-3 FTR-4 FTR-5 FTR-6 FTR-7 FTR-8)', async ({
  page,
}) => {
  await visit(page);
  // The server's brand has replaced another by now.
  await expect(footer(page).getByRole('link', { name: 'Maplehearth Closing' })).toBeVisible();
  const shown = await footer(page)
    .locator('a')
    .evaluateAll((links) =>
      links.map((link) => ({
        href: link.getAttribute('href')!,
        height: link.getBoundingClientRect().height,
      })),
    );
  expect(shown.filter(({ height }) => height < 44)).toEqual([]);
  const hrefs = shown.map(({ href }) => href);
  const { links, brands, social, apps, legal, notices } = footerContent(defaultSiteConfig);
  const ownBrands = brands.filter(({ href }) => href !== '/rental-manager/');
  const ours = [...links, ...ownBrands, ...social, ...apps, ...legal].map(({ href }) => href);
  expect(hrefs).toEqual(expect.arrayContaining([...ours, mainContentHref]));
  for (const href of new Set(hrefs.filter((one) => !one.startsWith('#'))))
    expect((await page.request.get(href)).status(), href).toBe(200);
  for (const notice of notices)
    await expect(
      footer(page).getByText(withProductName(notice, defaultSiteConfig.productName)),
    ).toBeVisible();
});

test('a brand from the server and the options of the page are shown (ENT-18 OPN-79)', async ({
  page,
}) => {
  await visit(page);
  await expect(footer(page).getByRole('link', { name: 'Maplehearth Closing' })).toBeVisible();
  await page.evaluate(() =>
    window.mortgageEmbed!.update('footer-remote', {
      footer: {
        links: [{ text: 'Press room', href: '/press/' }],
        social: [{ text: 'Us on instagram', href: 'https://instagram.example/us' }],
        notices: ['{productName} Lending, NMLS 200009'],
        apps: [],
      },
    }),
  );
  await expect(footer(page).getByRole('link', { name: 'Press room' })).toBeVisible();
  await expect(footer(page).getByRole('link', { name: 'Us on instagram' })).toBeVisible();
  await expect(footer(page).getByText('Maplehearth Lending, NMLS 200009')).toBeVisible();
  await expect(footer(page).getByRole('link', { name: 'Maplehearth Closing' })).toBeVisible();
  for (const name of ['Careers', 'Maplehearth on facebook', 'Get it on Google Play'])
    await expect(footer(page).getByRole('link', { name })).toHaveCount(0);
});

test("the footer's content is at most 1280 px wide, centred; nothing scrolls sideways down to 320 px (CON-14)", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1920, height: 800 });
  await visit(page);
  const inner = footer(page).locator('footer > div');
  const { x, width } = await boxOf(inner);
  expect([x, width]).toEqual([320, 1280]);
  for (const narrow of [1280, 890, 320]) {
    await page.setViewportSize({ width: narrow, height: 800 });
    expect((await boxOf(inner)).width).toBe(narrow);
    expect(await sidewaysScroll(page)).toBe(0);
  }
});

test('the logo has the size of its theme (CON-15 OPN-86)', async ({ page }) => {
  await visit(page);
  const sizeOf = async () => {
    const { width, height } = await boxOf(footer(page).getByRole('img', { name: 'Maplehearth' }));
    return [width, height];
  };
  expect(await sizeOf()).toEqual([152, 32]);
  await page.evaluate(() => window.mortgageEmbed!.update('footer-remote', { theme: 'refreshed' }));
  await expect.poll(sizeOf).toEqual([80, 18]);
});

test('footer.js is appended to the footer once, and loads the consent script (FTR-11 CAL-15)', async ({
  page,
}) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  await visit(page);
  await expect(footerScript(page)).toHaveAttribute('src', /\/static\/footer\.js$/);
  expect(await footerScript(page).evaluate((script) => script.parentElement!.id)).toBe(
    'site-footer',
  );
  await expect.poll(() => loaded.filter((path) => path === '/static/consent.js')).toHaveLength(1);
  const asked = page.waitForResponse(frame);
  await page.evaluate(async () => {
    await window.mortgageEmbed!.unmount('footer-remote');
    const container = (
      window as unknown as {
        footer_remote: { get(door: string): Promise<() => { mount(element: Element): unknown }> };
      }
    ).footer_remote;
    const element = document
      .querySelector('#site-footer')!
      .insertAdjacentElement('afterend', document.createElement('div'))!;
    (await container.get('./mount'))().mount(element);
    while (!element.shadowRoot?.querySelector('footer'))
      await new Promise((resolve) => {
        requestAnimationFrame(resolve);
      });
  });
  await asked;
  await expect(footerScript(page)).toHaveCount(1);
  expect(loaded.filter((path) => path === '/static/footer.js')).toHaveLength(1);
});

test('a script address of another host is refused (FTR-11 OPN-110 S11)', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const answered = page.waitForResponse(frame);
  const js = 'https://evil.example/footer.js';
  await page.route(frame, (route) => route.fulfill({ json: { footer: { js } } }));
  await visit(page);
  await answered;
  await nextFrame(page);
  expect(asked.filter((url) => url.includes('evil.example'))).toEqual([]);
  await expect(footer(page).getByRole('link', { name: 'Careers' })).toBeVisible();
});

// The broken script's own error reaches the page.
plainTest(
  'the footer and the page stay when footer.js writes and throws (F45)',
  async ({ page }) => {
    const answered = page.waitForResponse('**/static/footer.js');
    const body = 'document.write("<h1>gone</h1>"); throw new Error("footer.js")';
    await page.route('**/static/footer.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body }),
    );
    await visit(page);
    await answered;
    await expect(footer(page).getByRole('link', { name: 'Careers' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Mortgage rates' })).toBeVisible();
  },
);

test("neither the footer nor the page's load event waits for a footer.js that hangs (F45)", async ({
  page,
}) => {
  await page.route('**/static/footer.js', () => undefined);
  await visit(page);
  await expect(footer(page).getByRole('link', { name: 'Careers' })).toBeVisible();
});

test('when the call fails there is no script, and the footer stays (F25 CAL-15)', async ({
  page,
}) => {
  await page.route(frame, (route) => route.fulfill({ status: 503, body: '' }));
  await visit(page);
  await expect(footer(page).getByRole('link', { name: 'Careers' })).toBeVisible();
  await expect(footerScript(page)).toHaveCount(0);
});
