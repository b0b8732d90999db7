/** Where the links of the header lead. */
import type { Page } from '@playwright/test';
import { visitorCookie } from 'embed/hand-overs';
import { expect, test } from '../visit/test';
import { header, visit } from '../visit/views';
import { visitAs } from '../accounts/signIn';
import { demoUrl } from '../demo/address';

const hrefsOf = async (page: Page) => [
  ...new Set(
    await header(page)
      .locator('a[href]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')!)),
  ),
];

/** What consumers look for, and the link to it. */
const consumerNeeds: Readonly<Record<string, string>> = {
  'browse homes to buy': '/homes/',
  'browse homes to rent': '/homes/for_rent/',
  sell: '/sell/',
  'compare mortgage products': '/homeloans/',
  'compare lenders': '/lender-directory/',
  'request quotes': '/homeloans/eligibility/',
  'use mortgage tools': '/mortgage-calculator/',
  'see rates': '/mortgage-rates/',
  'read reviews of professionals': '/professionals/real-estate-agent-reviews',
};

test('the header links everything that consumers look for (MISC-2)', async ({ page }) => {
  await visit(page, '/mortgage-rates/ca/los-angeles/');
  await expect(header(page).getByRole('button', { name: 'Los Angeles' })).toBeVisible();
  const hrefs = await hrefsOf(page);
  const paths = hrefs.map((href) => href.split(/[?#]/)[0]);
  for (const [need, path] of Object.entries(consumerNeeds)) expect(paths, need).toContain(path);
  expect(hrefs.length).toBeGreaterThan(60);
});

test('Home Loans links carry the campaign; eligibility and refinance links also the visitor ids (NAV-14 NAV-17 NAV-18)', async ({
  page,
}) => {
  await visitAs(page, 'consumer');
  const guid = decodeURIComponent(
    (await page.context().cookies()).find(({ name }) => name === visitorCookie)!.value,
  ).split('$')[1];
  const panel = header(page).locator('#menu-home-loans');
  await expect
    .poll(() =>
      panel
        .getByRole('link', { name: 'Get pre-qualified', includeHidden: true })
        .getAttribute('href'),
    )
    .toContain('zga_z_guid=');
  for (const link of await panel.locator('a').all()) {
    const { pathname, searchParams } = new URL((await link.getAttribute('href'))!, demoUrl);
    for (const name of ['utm_source', 'utm_medium', 'utm_campaign', 'source', 'channel'])
      expect(searchParams.get(name), pathname).toBeTruthy();
    const isIdentified = ['/homeloans/eligibility/', '/homeloans/refinance/'].includes(pathname);
    expect(searchParams.get('zga_z_guid'), pathname).toBe(isIdentified ? guid : null);
    // The encoded id, never the account's own.
    expect(searchParams.get('zga_z_uid') ?? '', pathname).toMatch(
      isIdentified ? /^(?!.*consumer).+$/ : /^$/,
    );
  }
});
