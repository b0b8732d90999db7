/** The footer as a person meets it, and its script from the server. */
import type { Page } from '@playwright/test';
import { footerContent } from 'mortgage-domain/footer/footerContent';
import { mainContentHref } from 'mortgage-domain/links/link';
import { defaultSiteConfig } from 'mortgage-domain/site/siteConfig';
import { withProductName } from 'mortgage-domain/site/withProductName';
import { footerScriptAttribute } from 'embed/hand-overs';
import { footer, hydrated, boxOf, sidewaysScroll } from '../visit/views';
import { expect, test, plainTest } from '../visit/test';

const frame = '**/ajax/nav/PageFrame.htm?footer=*';
const footerScript = (page: Page) => page.locator(`script[${footerScriptAttribute}]`);

async function visit(page: Page, path = '/mortgage-rates/') {
  await page.goto(path);
  await hydrated(page, '#site-footer');
}

test('FTR-1 FTR-2 FTR-3 FTR-4 FTR-5 FTR-6 FTR-7 FTR-8: every link is to be seen, has a name, is big enough to touch, and leads to a page', async ({
  page,
}) => {
  test.slow();
  await visit(page);
  const { links, brands, social, apps, legal, notices } = footerContent(defaultSiteConfig);
  const named = (text: string) => withProductName(text, defaultSiteConfig.productName);
  // The server has another brand in the place of this one.
  const ownBrands = brands.filter(({ href }) => href !== '/rental-manager/');
  const skipLink = { text: 'Skip to main content', href: mainContentHref };
  for (const link of [...links, ...ownBrands, ...social, ...apps, ...legal, skipLink]) {
    const { href } = link;
    const text = named(link.text);
    const shown = footer(page)
      .locator(`a[href="${href}"]`)
      .filter({ hasText: text })
      .or(footer(page).getByRole('link', { name: text, exact: true }))
      .first();
    await expect(shown, text).toBeVisible();
    expect((await boxOf(shown)).height, text).toBeGreaterThanOrEqual(44);
    if (!href.startsWith('#')) expect((await page.request.get(href)).status(), href).toBe(200);
  }
  for (const notice of notices) await expect(footer(page).getByText(named(notice))).toBeVisible();
});

test('ENT-18 OPN-79: a brand of the server, and what the page itself says, are shown', async ({
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

test('FTR-9: the copyright line runs from 2006 to the year of the visit', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2031-03-01T12:00:00Z'));
  await visit(page);
  await expect(footer(page).getByText('© 2006-2031 Maplehearth')).toBeVisible();
});

for (const [search, shown] of [
  ['', true],
  ['?fromApp=false', true],
  ['?fromApp=TRUE', true],
  ['?fromApp=true', false],
] as const) {
  test(`FTR-10 OPN-26: app badges with "${search}": ${shown}`, async ({ page }) => {
    await visit(page, `/mortgage-rates/${search}`);
    await expect(footer(page).getByRole('link', { name: 'Get it on Google Play' })).toHaveCount(
      shown ? 1 : 0,
    );
  });
}

test("CON-14: the footer's content is at most 1280 px wide, in the middle; nothing scrolls sideways down to 320 px", async ({
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

test('CON-15 OPN-86: the logo has the size of its theme', async ({ page }) => {
  await visit(page);
  const sizeOf = async () => {
    const { width, height } = await boxOf(footer(page).getByRole('img', { name: 'Maplehearth' }));
    return [width, height];
  };
  expect(await sizeOf()).toEqual([152, 32]);
  await page.evaluate(() => window.mortgageEmbed!.update('footer-remote', { theme: 'refreshed' }));
  await expect.poll(sizeOf).toEqual([80, 18]);
});

test('FTR-11 CAL-15: footer.js is appended to the footer once, and loads the consent script', async ({
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

for (const js of [
  'https://evil.example/footer.js',
  '//evil.example/footer.js',
  'javascript:document.title="evil"',
  'data:text/javascript,document.title="evil"',
  '<script>document.title="evil"</script>',
]) {
  test(`FTR-11 OPN-110 S11: the script address ${js} is refused`, async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    const answered = page.waitForResponse(frame);
    await page.route(frame, (route) => route.fulfill({ json: { footer: { js } } }));
    await visit(page);
    await answered;
    await page.evaluate(
      () =>
        new Promise((resolve) => {
          requestAnimationFrame(() => requestAnimationFrame(resolve));
        }),
    );
    // At most a path of our own host, where nothing is found.
    expect(
      asked.filter((url) => url.includes('evil.example') || url.startsWith('data:text')),
    ).toEqual([]);
    await expect(page).not.toHaveTitle('evil');
    await expect(footer(page).getByRole('link', { name: 'Careers' })).toBeVisible();
  });
}

for (const [what, fulfil] of [
  ['throws', { contentType: 'text/javascript', body: 'throw new Error("footer.js is broken")' }],
  [
    'writes into the document',
    { contentType: 'text/javascript', body: 'document.write("<h1>gone</h1>")' },
  ],
  ['is not there', { status: 404, body: 'no' }],
] as const) {
  // The broken script's own error is its own.
  plainTest(`F45: when footer.js ${what}, the footer and the page stay`, async ({ page }) => {
    const answered = page.waitForResponse('**/static/footer.js');
    await page.route('**/static/footer.js', (route) => route.fulfill(fulfil));
    await visit(page);
    await answered;
    await expect(footer(page).getByRole('link', { name: 'Careers' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Mortgage rates' })).toBeVisible();
  });
}

test("F45: when footer.js never comes, the footer and the page's load event do not wait for it", async ({
  page,
}) => {
  await page.route('**/static/footer.js', () => undefined);
  await visit(page);
  await expect(footer(page).getByRole('link', { name: 'Careers' })).toBeVisible();
});

test('F25 CAL-15: when the call fails there is no script, and the footer stays', async ({
  page,
}) => {
  await page.route(frame, (route) => route.fulfill({ status: 503, body: '' }));
  await visit(page);
  await expect(footer(page).getByRole('link', { name: 'Careers' })).toBeVisible();
  await expect(footerScript(page)).toHaveCount(0);
});
