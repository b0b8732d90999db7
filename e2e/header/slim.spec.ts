import type { Page } from '@playwright/test';
import { visitAs } from '../accounts/signIn';
import { remoteUrl } from '../demo/address';
import { alterPage } from '../hosts/alteredFiles';
import { watchShift } from '../visit/layoutShift';
import {
  boxOf,
  header,
  menuButton,
  placeOf,
  resizeTo,
  sidewaysScroll,
  signInLink,
  visit,
} from '../visit/views';
import { expect, test } from '../visit/test';

test.use({ bypassCSP: true });

const widths = [320, 375, 768, 889, 890, 1280, 1920];
const help = (page: Page) =>
  header(page).getByRole('link', { name: 'Help', exact: true });

const slimTag = (html: string): string =>
  html.replace(
    `data-target="${placeOf('header-remote')}"`,
    (target) => `${target} data-mode="slim"`,
  );

/** The page includes `shell-slim.html`, and its tag has no option. */
async function includeSlimShell(page: Page): Promise<void> {
  const answer = await page.request.get(
    `${remoteUrl('header-remote')}shell-slim.html`,
  );
  const shell = await answer.text();
  await alterPage(page, (html) =>
    html.replace(
      /<template shadowrootmode="open">.*?<\/template>/s,
      () => shell,
    ),
  );
}

async function expectSlim(page: Page): Promise<void> {
  await expect(help(page)).toBeVisible();
  await expect(
    header(page).getByRole('img', { name: 'Maplehearth' }),
  ).toBeVisible();
  await expect(menuButton(page, 'Menu')).toBeHidden();
  for (const menu of ['Buy', 'Home Loans']) {
    await expect(menuButton(page, menu)).toBeHidden();
  }
  expect((await boxOf(header(page))).height).toBe(64);
  expect(await sidewaysScroll(page)).toBe(0);
}

for (const [how, path, mostShift, prepare] of [
  [
    'by its tag',
    '/mortgage-rates/',
    0,
    (page: Page) => alterPage(page, slimTag),
  ],
  // A browser may paint an included shell before it has read all of it.
  ['included', '/refinance/', 0.005, (page: Page) => includeSlimShell(page)],
] as const) {
  test(`${how}, the slim header has brand, help and account at every width, and nothing moves (EXT-2)`, async ({
    page,
  }) => {
    const shiftOf = await watchShift(page);
    await prepare(page);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      await visit(page, path);
      await expect(signInLink(page)).toBeVisible();
      await expectSlim(page);
      expect(await shiftOf(), `${width} px`).toBeLessThanOrEqual(mostShift);
    }
  });
}

test('a signed-in visitor has their account in it; an update shows the menus and takes them back', async ({
  page,
}) => {
  await alterPage(page, slimTag);
  await visitAs(page, 'consumer');
  await expectSlim(page);
  await resizeTo(page, 1280, 800);
  await page.evaluate(() =>
    window.mortgageEmbed!.update('header-remote', { mode: 'full' }),
  );
  await expect(menuButton(page, 'Buy')).toBeVisible();
  await page.evaluate(() =>
    window.mortgageEmbed!.update('header-remote', { mode: null }),
  );
  await expectSlim(page);
});
