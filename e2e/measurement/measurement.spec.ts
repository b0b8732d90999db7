/** What a page says of itself once its visitor has agreed, and what staff see of it. */
import type { Page } from '@playwright/test';
import { consentKey, markPrefix } from 'embed/hand-overs';
import { visitAs } from '../accounts/signIn';
import { form, lenderPage } from '../lead/leadForm';
import { expect, test } from '../visit/test';
import { hydrated } from '../visit/views';

// What the browser has noted of the tests before would be there too.
test.use({ reuseContext: false });

const measuringChunk = '**/session-shared/*/measurement.*.js';

const agree = (page: Page) =>
  page.addInitScript((key) => localStorage.setItem(key, 'analytics'), consentKey);

/** What staff see of a page, once what was said of it is kept: the browser's tools do not tell when a page that is left sends something. */
async function readRow(page: Page, path: string): Promise<readonly string[]> {
  await page.unrouteAll();
  const row = page.getByRole('row').filter({ has: page.getByText(path, { exact: true }) });
  await expect(async () => {
    await visitAs(page, 'viewer', { path: '/mortgage/admin/page-speed/' });
    await expect(row).toHaveCount(1);
  }).toPass();
  return row.getByRole('cell').allInnerTexts();
}

test('S10 S11: a page that somebody has agreed to be measured on is one row, sent when it is left', async ({
  page,
}) => {
  await agree(page);
  const measures = page.waitForResponse(measuringChunk);
  await page.goto('/lender-profile/L-1001/?email=ada@lender.example.com');
  await hydrated(page, '#site-header');
  await measures;
  await page.goto('/healthz');
  const [place, visits, visible, shown] = await readRow(page, '/lender-profile/*');
  expect(place).toMatch(/^\/lender-profile\/\*\s+\d[\w.-]+\s+maplehearth$/);
  expect(visits).toBe('1');
  expect(visible).toMatch(/^[\d,]+ ms/);
  expect(shown).toMatch(/^[\d,]+ ms/);
});

test('S10 ERR-13: so is how far somebody came with the form, and which file was lost on the way', async ({
  page,
}) => {
  await agree(page);
  let lost = 0;
  await page.route('**/lender-advertising-remote/*/entry.js*', (route) => {
    lost += 1;
    return lost === 1
      ? route.fulfill({ status: 503, headers: { 'access-control-allow-origin': '*' } })
      : route.continue();
  });
  const measures = page.waitForResponse(measuringChunk);
  await page.goto(lenderPage);
  await hydrated(page, '#lender-onboarding');
  await form(page).getByLabel('Role').selectOption('BranchManager');
  await form(page).scrollIntoViewIfNeeded();
  await measures;
  await page.waitForFunction(
    (name) => performance.getEntriesByName(name).length > 0,
    `${markPrefix}lead.seen`,
  );
  await page.goto('/healthz');
  const cells = await readRow(page, '/advertising/*');
  expect(cells.at(-2)).toBe('1');
  expect(cells.at(-1)?.replace(/\s+/g, ' ')).toBe('1 seen 1 begun 0 refused 0 sent');
});

test('S11: without consent the code that measures does not even come', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (/\/measurement\./.test(request.url())) fetched.push(request.url());
  });
  await page.goto('/mortgage-rates/');
  await hydrated(page, '#site-header');
  await page.waitForLoadState('networkidle');
  expect(fetched).toEqual([]);
  // It comes with the agreement.
  const measures = page.waitForResponse(measuringChunk);
  await page.evaluate(() =>
    window.dispatchEvent(new CustomEvent('mortgage:consent', { detail: { analytics: true } })),
  );
  await measures;
});
