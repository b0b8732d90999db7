import type { Page } from '@playwright/test';
import { footerContent } from 'mortgage-domain/footer/footerContent';
import { mainContentHref } from 'mortgage-domain/links/link';
import { defaultSiteConfig } from 'mortgage-domain/site/siteConfig';
import { fillNames } from 'mortgage-domain/site/fillNames';
import { boxOf, footer, live, sidewaysScroll } from '../visit/views';
import { expect, test, plainTest } from '../visit/test';

async function visit(page: Page) {
  await page.goto('/mortgage-rates/');
  await live(page, '#site-footer');
}

test('every link is large enough to touch; every notice is shown (FTR-1 FTR-2 FTR-3 FTR-4 FTR-5 FTR-6 FTR-7 FTR-8)', async ({
  page,
}) => {
  await visit(page);
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
  const { links, brands, social, apps, legal, notices } =
    footerContent(defaultSiteConfig);
  const ours = [...links, ...brands, ...social, ...apps, ...legal].map(
    ({ href }) => href,
  );
  expect(hrefs).toEqual(expect.arrayContaining([...ours, mainContentHref]));
  for (const notice of fillNames(notices, defaultSiteConfig)) {
    await expect(footer(page).getByText(notice)).toBeVisible();
  }
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

// The broken script's own error reaches the page.
plainTest(
  'the footer and the page stay when footer.js writes and throws (F45)',
  async ({ page }) => {
    const answered = page.waitForResponse('**/static/footer.js');
    const body =
      'document.write("<h1>gone</h1>"); throw new Error("footer.js")';
    await page.route('**/static/footer.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body }),
    );
    await visit(page);
    await answered;
    await expect(
      footer(page).getByRole('link', { name: 'Careers' }),
    ).toBeVisible();
    await expect(
      page.getByRole('heading', { name: 'Mortgage rates' }),
    ).toBeVisible();
  },
);

test("neither the footer nor the page's load event waits for a footer.js that hangs (F45)", async ({
  page,
}) => {
  await page.route('**/static/footer.js', () => undefined);
  await visit(page);
  await expect(
    footer(page).getByRole('link', { name: 'Careers' }),
  ).toBeVisible();
});
