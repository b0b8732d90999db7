/** A broken canary: its visitors get the current header on the same page, and all others never see it. */
import type { Browser, Page } from '@playwright/test';
import { channelKey } from 'embed/hand-overs';
import { releaseCanary } from 'publishing/canary';
import { readRegistry } from 'publishing/registry';
import { header, hydrated } from '../visit/views';
import { expect, test } from '../visit/test';
import { copyTarget, type CopiedTarget } from './copiedTarget';

const rates = '/mortgage-rates/';
let copy: CopiedTarget;
test.use({ reuseContext: false });
test.beforeAll(() => {
  copy = copyTarget();
});
test.afterAll(() => copy.remove());

/** A tab of a new visitor, whose bucket is kept already. */
async function openAs(browser: Browser, bucket: string): Promise<Page> {
  const context = await browser.newContext();
  await copy.serve(context);
  await context.addInitScript(
    ([key, kept]) => {
      if (localStorage.getItem(key) === null) localStorage.setItem(key, kept);
    },
    [channelKey, bucket] as const,
  );
  return context.newPage();
}

const entriesOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .flatMap(({ name }) => /header-remote\/([^/]+)\/entry\.js/.exec(name)?.[1] ?? []),
  );

test('I2 F12: a visitor with a broken canary gets the current header on the same page, and from then on', async ({
  browser,
}) => {
  const current = copy.versionOf('header-remote');
  // In browsers only: a view that breaks in its stamp program is never published.
  copy.editBuild('header-remote', 'broken', (program) =>
    program.replace(
      /\w+\("mainMenus"\)/,
      '(()=>{if("object"==typeof document)throw Error("broken")})()',
    ),
  );
  await releaseCanary(copy.settings, 'header-remote', 50);
  const { canary } = (await readRegistry(copy.target)).workspaces['header-remote']!;
  const tried: string[] = [];
  for (let bucket = 0; tried.length < 2; bucket += 1) {
    const page = await openAs(browser, String(bucket));
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(String(error)));
    await page.goto(rates);
    await hydrated(page, '#site-header');
    const [first] = await entriesOf(page);
    if (first && !tried.includes(first)) tried.push(first);
    if (first === canary!.version) {
      await header(page).getByRole('button', { name: 'Buy' }).click();
      await expect(header(page).getByRole('link', { name: 'Homes for sale' })).toBeVisible();
      expect(await entriesOf(page)).toEqual([canary!.version, current]);
      await page.reload();
      await hydrated(page, '#site-header');
      expect(await entriesOf(page)).toEqual([current]);
    }
    expect(errors).toEqual([]);
    await page.context().close();
  }
  expect(new Set(tried)).toEqual(new Set([canary!.version, current]));
});
