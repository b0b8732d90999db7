/** Where the links of the header lead. */
import type { Page } from '@playwright/test';
import { visitorCookie } from 'embed/hand-overs';
import { expect, test } from '../visit/test';
import { header, visit, openPopup } from '../visit/views';
import { visitAs } from '../accounts/signIn';
import { demoUrl } from '../demo/address';

const hrefsOf = async (page: Page) => [
  ...new Set(
    await header(page)
      .locator('a[href]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')!)),
  ),
];

/** What consumers come for (MISC-2), and the link that takes them there. */
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

test('MISC-2: the header reaches everything consumers come for, and no link of it ends nowhere', async ({
  page,
}) => {
  await visit(page, '/mortgage-rates/ca/los-angeles/');
  await expect(header(page).getByRole('button', { name: 'Los Angeles' })).toBeVisible();
  const hrefs = await hrefsOf(page);
  const paths = hrefs.map((href) => href.split(/[?#]/)[0]);
  for (const [need, path] of Object.entries(consumerNeeds)) expect(paths, need).toContain(path);
  expect(hrefs.length).toBeGreaterThan(60);
  await Promise.all(
    hrefs
      .filter((one) => one !== '#main-content')
      .map(async (href) => expect((await page.request.get(href)).status(), href).toBe(200)),
  );
});

test('NAV-14 NAV-17 NAV-18: Home Loans links carry the campaign, eligibility and refinance links also who visits', async ({
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

test('S01: links of the server that run script or leave the site are not shown; its text is never HTML', async ({
  page,
}) => {
  const warnings: string[] = [];
  page.on('console', (message) => warnings.push(message.text()));
  page.on('dialog', () => {
    throw new Error('a script of the navigation ran');
  });
  const link = (text: string, href: string) => ({ text, href });
  await page.route('**/ajax/nav/PageFrame.htm?topnav=*', (route) =>
    route.fulfill({
      json: {
        topnav: {
          json: {
            sections: [
              {
                key: 'evil',
                link: link('<img src=x onerror=alert(1)>', '/help/'),
                subsections: [
                  {
                    title: '',
                    links: [
                      link('One', 'javascript:alert(1)'),
                      link('Two', 'java\nscript:alert(1)'),
                      link('Three', '//evil.example/'),
                      link('Four', 'https://evil.example/'),
                      link('Good', '/research/'),
                    ],
                  },
                ],
              },
            ],
          },
        },
      },
    }),
  );
  await page.goto('/mortgage-rates/');
  await header(page).getByRole('button', { name: '<img src=x onerror=alert(1)>' }).click();
  expect(await openPopup(page).locator('li a').allInnerTexts()).toEqual(['Good']);
  await expect(header(page).locator('img')).toHaveCount(0);
  await expect
    .poll(() => warnings.some((text) => text.includes('NavigationLinksRefused')))
    .toBe(true);
  expect(warnings.join()).not.toContain('evil.example');
});
