/** A style sheet that follows the first frame must not start a transition: its arrival counts as a change. */
import type { Page } from '@playwright/test';
import { signInAs } from '../accounts/signIn';
import { hold } from '../visit/hold';
import { expect, test } from '../visit/test';
import { accountButton, live, nextFrame, placeOf } from '../visit/views';
import { areMenusSettled, readPopups, watchPopups } from '../visit/watchPopups';

const place = placeOf('header-remote');

/** Opens the page. The session comes when the menus' styles have been there for some frames. */
async function openSlowly(page: Page, path: string): Promise<void> {
  const session = hold();
  await page.addInitScript(watchPopups);
  await page.route(/session-shared/, async (route) => {
    await session.released;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  await page.waitForFunction(areMenusSettled, place);
  await nextFrame(page);
  session.release();
  await live(page, place);
  await page.waitForFunction(areMenusSettled, place);
}

async function expectNoneShown(page: Page): Promise<void> {
  const { frames, shown } = await page.evaluate(readPopups);
  expect(frames).toBeGreaterThan(3);
  expect(shown, 'menus and dialogs that nobody has opened').toEqual([]);
}

const pages = [
  ['by its tag', '/mortgage-rates/', []],
  ['included', '/refinance/', ['@all']],
  ['by its tag in Spanish', '/sites/cedarline/mortgage-rates/', ['@all']],
  ['included in Spanish', '/sites/cedarline/refinance/', ['@all']],
] as const;

for (const [how, path, tag] of pages) {
  test(
    `a header ${how} shows a guest no menu unasked (HDR-11 F77)`,
    { tag: [...tag] },
    async ({ page }) => {
      await openSlowly(page, path);
      await expectNoneShown(page);
    },
  );

  test(
    `a header ${how} shows a signed-in visitor no menu unasked (HDR-11 F77)`,
    { tag: '@all' },
    async ({ page }) => {
      await signInAs(page, 'consumer');
      await openSlowly(page, path);
      await expect(
        path.includes('cedarline')
          ? page.locator(`${place} [popovertarget=account-menu]`)
          : accountButton(page),
      ).toBeVisible();
      await page.waitForFunction(areMenusSettled, place);
      await expectNoneShown(page);
    },
  );
}
