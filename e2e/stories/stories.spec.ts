import type { Page } from '@playwright/test';
import { lightboxAttribute } from 'embed/hand-overs';
import { joinedNames } from '../accessibility/joinedNames';
import { contrastViolations, violations } from '../accessibility/violations';
import { nextFrame, placeOf } from '../visit/views';
import {
  comeAbout,
  expect,
  openStory,
  stories,
  test,
  type Story,
} from './openStory';

/** Our views and dialogs: the page around them belongs to its owner. */
async function placesOf(
  page: Page,
  { remotes }: Story,
): Promise<readonly string[]> {
  const dialog = `[${lightboxAttribute}]`;
  const hasDialog = (await page.locator(dialog).count()) > 0;
  return [...remotes.map(placeOf), ...(hasDialog ? [dialog] : [])];
}

/** One story of each structure, daily: the others have other links, another language or another person. */
const daily = [
  ...[
    'header/signed-out',
    'header/menu-home-loans',
    'header/mobile-section',
    'header/refreshed',
  ],
  ...[
    'account/lender-admin',
    'account/unread',
    'account/acted',
    'footer/usual',
    'footer/refreshed',
  ],
  ...[
    'lender-page/question-open',
    'lender-page/errors',
    'lender-page/found',
    'lender-page/failed',
  ],
  ...[
    'gate/signed-out',
    'gate/not-permitted',
    'dialogs/join',
    'dialogs/sign-in-errors',
  ],
  ...['dialogs/questionnaire', 'dialogs/session-ends'],
];

for (const story of stories) {
  const { id, title, widths = [1280] } = story;
  const tag = daily.includes(id) ? [] : '@all';
  test(
    `axe finds nothing in ${id}, light and dark: ${title}`,
    { tag },
    async ({ page, workshop }) => {
      await page.setViewportSize({ width: widths[0]!, height: 900 });
      // A sent lead leads there after two seconds: an answer without content keeps the page.
      await page.route('**/lender-resources/**', (route) =>
        route.fulfill({ status: 204 }),
      );
      await page.emulateMedia({
        colorScheme: 'light',
        reducedMotion: 'reduce',
      });
      const address = `${workshop}/story/${id}?scheme=auto`;
      await (id === 'dialogs/session-ends'
        ? comeAbout(page, address)
        : openStory(page, address));
      const places = await placesOf(page, story);
      expect(await violations(page, ...places), 'light').toEqual([]);
      expect(await joinedNames(page), 'spoken as one word').toEqual([]);
      await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
      await nextFrame(page);
      expect(await contrastViolations(page, ...places), 'dark').toEqual([]);
    },
  );
}

test('scheme auto is dark from the first paint, before our scripts run, and light on paper (OPN-86)', async ({
  page,
  workshop,
}) => {
  await page.route('**/host.js*', (route) => route.abort());
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(`${workshop}/story/header/signed-out?scheme=auto`);
  const bar = page.locator('#site-header header');
  const ground = () =>
    bar.evaluate((element) => getComputedStyle(element).backgroundColor);
  await expect(bar).toBeVisible();
  expect(await ground()).toBe('rgb(18, 26, 25)');
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await ground()).toBe('rgb(255, 255, 255)');
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
  expect(await ground()).toBe('rgb(255, 255, 255)');
});

test('without a scheme option views are light in a dark system; an update changes all of them (OPN-86)', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/legacy/clean');
  const groundOf = (place: string) =>
    page
      .locator(place)
      .evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(await groundOf('#site-header header')).toBe('rgb(255, 255, 255)');
  await page.evaluate(() =>
    window.mortgageEmbed!.update('header-remote', { scheme: 'dark' }),
  );
  await expect
    .poll(() => groundOf('#site-header header'))
    .toBe('rgb(18, 26, 25)');
  await expect
    .poll(() => groundOf('#site-footer footer'))
    .toBe('rgb(28, 39, 37)');
});
