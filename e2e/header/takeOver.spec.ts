import type { JSHandle, Page } from '@playwright/test';
import { rename } from '../visit/renamed';
import { expect, test } from '../visit/test';
import { header, menuButton, openPopup, resizeTo, visit } from '../visit/views';

const place = '#site-header';
const isNamed = (page: Page) =>
  expect(header(page).getByRole('img', { name: 'Oakhouse' })).toBeVisible();

/** The header's toggle events from now on. */
const watchToggles = (page: Page): Promise<JSHandle<string[]>> =>
  page.evaluateHandle((target) => {
    const seen: string[] = [];
    const root = document.querySelector(target)!.shadowRoot!;
    root.addEventListener('toggle', ({ type }) => void seen.push(type), true);
    return seen;
  }, place);

/** The returned function names the selectors whose node was replaced since. */
async function keepNodes(page: Page, selectors: readonly string[]) {
  const find = ([target, wanted]: readonly [string, readonly string[]]) =>
    wanted.map((one) =>
      document.querySelector(target)!.shadowRoot!.querySelector(one),
    );
  const nodes = await page.evaluateHandle(find, [place, selectors] as const);
  return () =>
    nodes.evaluate(
      (list, wanted) =>
        wanted.filter(
          (one, at) => !list[at]?.matches(one) || !list[at].isConnected,
        ),
      selectors,
    );
}

test('an open menu and the focus in it stay: same nodes, no further toggle event', async ({
  page,
}) => {
  await visit(page);
  const toggles = await watchToggles(page);
  await menuButton(page, 'Buy').click();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect.poll(() => toggles.jsonValue()).toHaveLength(1);
  const findLost = await keepNodes(page, [
    ':popover-open',
    ':focus',
    'header',
    '#menu-rent',
  ]);
  await rename(page, [place]);
  await isNamed(page);
  expect(await findLost()).toEqual([]);
  expect(await toggles.jsonValue()).toHaveLength(1);
  await expect(openPopup(page)).toHaveId('menu-buy');
});

test('an open section of the mobile menu stays', async ({ page }) => {
  await resizeTo(page, 390, 800);
  await visit(page);
  const toggles = await watchToggles(page);
  await menuButton(page, 'Menu').click();
  await header(page).locator('summary').filter({ hasText: 'Sell' }).click();
  await expect.poll(() => toggles.jsonValue()).toHaveLength(2);
  const findLost = await keepNodes(page, [
    ':popover-open',
    'details[open]',
    'header',
  ]);
  await rename(page, [place]);
  await isNamed(page);
  expect(await findLost()).toEqual([]);
  expect(await toggles.jsonValue()).toHaveLength(2);
});
