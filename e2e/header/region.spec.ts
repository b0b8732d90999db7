/** The place that a visitor looks at, and what the header makes of it. */
import type { Page } from '@playwright/test';
import { expect, test } from '../visit/test';
import { menuButton, placeOf, visit } from '../visit/views';

/** Calls about places, and the page frame's region, in the order in which they were sent. */
function recordCalls(page: Page): readonly string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    const name = pathname.split('/').at(-1)!;
    const keys = ['locationRef.location', 'locationRef.zipCode', 'locationRef.regionId'];
    const key = keys.find((one) => searchParams.has(one));
    if (key) calls.push(`${name} ${key.split('.')[1]}=${searchParams.get(key)}`);
    if (searchParams.has('topnav')) calls.push(`${name} ${searchParams.get('regionId')}`);
  });
  return calls;
}

/** An option on the header's tag, set before the tag's script runs. */
const passOption = (page: Page, name: string, value: string) =>
  page.addInitScript(
    ([place, option, text]) => {
      new MutationObserver((_records, observer) => {
        const tag = document.querySelector<HTMLScriptElement>(`script[data-target="${place}"]`);
        if (!tag) return;
        observer.disconnect();
        tag.dataset[option] = text;
      }).observe(document, { childList: true, subtree: true });
    },
    [placeOf('header-remote'), name, value] as const,
  );

const sessionRegion = (page: Page) =>
  page.evaluate(() => {
    interface Held {
      readonly store: { getState(): { config: { region?: { stateName: string } } } };
    }
    const session = Reflect.get(window, Symbol.for('mortgage.session')) as Held | undefined;
    return session?.store.getState().config.region?.stateName;
  });

test('CAL-5 CAL-6 CAL-14 OPN-27 OPN-28 OPN-46: the city of the path is asked for, its number goes with the page frame, and the session learns what it is', async ({
  page,
}) => {
  const calls = recordCalls(page);
  await visit(page, '/mortgage-rates/ca/los-angeles/');
  await expect(menuButton(page, 'Los Angeles')).toBeVisible();
  await expect.poll(() => sessionRegion(page)).toBe('California');
  expect(calls[0]).toBe('getZIPCodeLocation location=Los Angeles, CA');
  const number = calls.find((call) => call.startsWith('getRegionInformation'))!.split('=')[1];
  expect([...calls].sort()).toEqual([
    `PageFrame.htm ${number}`,
    `getRegionInformation regionId=${number}`,
    'getZIPCodeLocation location=Los Angeles, CA',
  ]);
});

test('CAL-5 ENT-4 OPN-91: a ZIP code that the page passes in gives the menu of its state', async ({
  page,
}) => {
  const calls = recordCalls(page);
  await passOption(page, 'zipCode', '90001');
  await visit(page, '/help/');
  await expect(menuButton(page, 'California')).toBeVisible();
  expect(calls[0]).toBe('getZIPCodeLocation zipCode=90001');
});

test('ERR-14: where both lookups fail the menus are the default ones', async ({ page }) => {
  await page.route(/getZIPCodeLocation|getRegionInformation/, (route) => route.abort());
  const calls = recordCalls(page);
  await visit(page, '/mortgage-rates/ca/los-angeles/');
  await expect.poll(() => calls.at(-1)).toBe('PageFrame.htm null');
  await expect(menuButton(page, 'Home Loans')).toBeVisible();
  expect(await sessionRegion(page)).toBeUndefined();
});
