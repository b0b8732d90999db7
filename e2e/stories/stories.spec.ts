import type { Page } from '@playwright/test';
import { lightboxAttribute } from 'embed/hand-overs';
import { violations } from '../accessibility/violations';
import { placeOf } from '../visit/views';
import { expect, openStory, stories, test, type Story } from './openStory';

/** Our views and dialogs: the page around them is somebody else's. */
async function placesOf(page: Page, { remotes }: Story): Promise<readonly string[]> {
  const dialog = `[${lightboxAttribute}]`;
  const hasDialog = (await page.locator(dialog).count()) > 0;
  return [...remotes.map(placeOf), ...(hasDialog ? [dialog] : [])];
}

for (const story of stories) {
  const { id, title, widths = [1280] } = story;
  test(`axe finds nothing in ${id}, light and dark: ${title}`, async ({ page, workshop }) => {
    await page.setViewportSize({ width: widths[0]!, height: 900 });
    for (const scheme of ['light', 'dark']) {
      await openStory(page, `${workshop}/story/${id}`, `scheme=${scheme}`);
      expect(await violations(page, ...(await placesOf(page, story))), scheme).toEqual([]);
    }
  });
}

test('OPN-86: dark as the system wishes is dark from the first paint on, without a program of ours, and not on paper', async ({
  page,
  workshop,
}) => {
  await page.route('**/host.js*', (route) => route.abort());
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(`${workshop}/story/header/signed-out?scheme=auto`);
  const bar = page.locator('#site-header header');
  const ground = () => bar.evaluate((element) => getComputedStyle(element).backgroundColor);
  await expect(bar).toBeVisible();
  expect(await ground()).toBe('rgb(18, 26, 25)');
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await ground()).toBe('rgb(255, 255, 255)');
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
  expect(await ground()).toBe('rgb(255, 255, 255)');
});

test('OPN-86: a page that wishes nothing has light views, whatever its visitor wishes; a word of it changes all of them', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/mortgage-rates/');
  const groundOf = (place: string) =>
    page.locator(place).evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(await groundOf('#site-header header')).toBe('rgb(255, 255, 255)');
  await page.evaluate(() => window.mortgageEmbed!.update('header-remote', { scheme: 'dark' }));
  await expect.poll(() => groundOf('#site-header header')).toBe('rgb(18, 26, 25)');
  await expect.poll(() => groundOf('#site-footer footer')).toBe('rgb(28, 39, 37)');
});
