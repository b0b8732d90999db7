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

/** All that this browser sends, whichever of its pages does it. */
function watchBeacons(page: Page): readonly string[] {
  const sent: string[] = [];
  page.context().on('request', (request) => {
    if (request.url().endsWith('/demo/measurements')) sent.push(request.method());
  });
  return sent;
}
const agree = (page: Page): Promise<void> =>
  page.addInitScript((key) => localStorage.setItem(key, 'analytics'), consentKey);

/** Leaves the page once it measures itself, and waits until what it said is kept. */
async function leave(page: Page): Promise<void> {
  const kept = page
    .context()
    .waitForEvent('response', (one) => one.url().includes('/demo/measurements'));
  await page.goto('/healthz');
  expect((await kept).status()).toBe(204);
}

async function readRow(page: Page, path: string): Promise<readonly string[]> {
  await page.unrouteAll();
  await visitAs(page, 'viewer', { path: '/mortgage/admin/page-speed/' });
  const row = page.getByRole('row').filter({ has: page.getByText(path, { exact: true }) });
  await expect(row).toHaveCount(1);
  return row.getByRole('cell').allInnerTexts();
}

test('S10 S11: a page that somebody has agreed to be measured on is one row, sent when it is left', async ({
  page,
}) => {
  const sent = watchBeacons(page);
  await agree(page);
  const measures = page.waitForResponse(measuringChunk);
  await page.goto('/refinance/ca/?email=ada@lender.example.com');
  await hydrated(page, '#site-header');
  await measures;
  expect(sent).toEqual([]);
  await leave(page);
  const [path, release, visits, visible, shown] = await readRow(page, '/refinance/*');
  expect(path).toContain('maplehearth');
  expect(release).toMatch(/^[\w.-]+$/);
  expect(visits).toBe('1');
  expect(visible).toMatch(/^[\d,]+ ms/);
  expect(shown).toMatch(/^[\d,]+ ms/);
});

test('S10 ERR-13: so is how far somebody came with the form, and which file was lost on the way', async ({
  page,
}) => {
  await agree(page);
  let lost = 0;
  await page.route('**/lender-advertising-remote/*/mount.*.js*', (route) => {
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
  await leave(page);
  const cells = await readRow(page, '/advertising/*');
  expect(cells.at(-2)).toBe('1');
  expect(cells.at(-1)?.replace(/\s+/g, ' ')).toBe('1 seen 1 begun 0 refused 0 sent');
});

test('S11: without consent nothing is fetched for it and nothing is sent', async ({ page }) => {
  const sent = watchBeacons(page);
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (/\/measurement\./.test(request.url())) fetched.push(request.url());
  });
  await page.goto('/mortgage-rates/');
  await hydrated(page, '#site-header');
  await page.waitForLoadState('networkidle');
  await page.goto('/healthz');
  expect([sent, fetched]).toEqual([[], []]);
  // The door is there: an agreement a moment later opens it.
  await page.goto('/mortgage-rates/');
  await hydrated(page, '#site-header');
  const measures = page.waitForResponse(measuringChunk);
  await page.evaluate(() =>
    window.dispatchEvent(new CustomEvent('mortgage:consent', { detail: { analytics: true } })),
  );
  await measures;
});
