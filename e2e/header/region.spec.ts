/** The region of a page: lookups, menus and the session. */
import type { Page } from '@playwright/test';
import { expect, test } from '../visit/test';
import { menuButton, visit } from '../visit/views';

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

const sessionRegion = (page: Page) =>
  page.evaluate(() => {
    interface Held {
      readonly store: { getState(): { config: { region?: { stateName: string } } } };
    }
    const session = Reflect.get(window, Symbol.for('mortgage.session')) as Held | undefined;
    return session?.store.getState().config.region?.stateName;
  });

test('the city of the path is looked up, its number goes to the page frame, and the session keeps the region (CAL-5 CAL-6 CAL-14 OPN-27 OPN-28 OPN-46)', async ({
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
