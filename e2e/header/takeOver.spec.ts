import type { Page } from '@playwright/test';
import { rename } from '../visit/renamed';
import { expect, test } from '../visit/test';
import { header, menuButton, openPopup, resizeTo, visit } from '../visit/views';

const place = '#site-header';
const isNamed = (page: Page) =>
  expect(header(page).getByRole('img', { name: 'Oakhouse' })).toBeVisible();

interface Watched {
  nodes: (Element | null)[];
  toggles: number;
}

const countToggles = (page: Page): Promise<void> =>
  page.evaluate((target) => {
    const watched: Watched = { nodes: [], toggles: 0 };
    const count = () => (watched.toggles += 1);
    document.querySelector(target)!.shadowRoot!.addEventListener('toggle', count, true);
    Object.assign(window, { watched });
  }, place);

/** Keeps the nodes that match, once the browser has sent the toggle events of what the test has opened. */
async function keepNodes(page: Page, selectors: readonly string[], opened: number): Promise<void> {
  const toggles = () =>
    page.evaluate(() => (window as unknown as { watched: Watched }).watched.toggles);
  await expect.poll(toggles).toBe(opened);
  await page.evaluate(
    ([target, wanted]) => {
      const root = document.querySelector(target)!.shadowRoot!;
      const { watched } = window as unknown as { watched: Watched };
      watched.nodes = wanted.map((selector) => root.querySelector(selector));
    },
    [place, selectors] as const,
  );
}

/** Which of the kept nodes are still there, and the toggle events so far. */
const stillThere = (page: Page, selectors: readonly string[]) =>
  page.evaluate(
    ([target, wanted]) => {
      const root = document.querySelector(target)!.shadowRoot!;
      const { watched } = window as unknown as { watched: Watched };
      const same = wanted.map((selector, at) => root.querySelector(selector) === watched.nodes[at]);
      return { same, toggles: watched.toggles };
    },
    [place, selectors] as const,
  );

test('an open menu and the focus in it stay: same nodes, no further toggle event', async ({
  page,
}) => {
  await visit(page);
  await countToggles(page);
  await menuButton(page, 'Buy').click();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  const selectors = [':popover-open', ':focus', 'header', '#menu-rent'];
  await keepNodes(page, selectors, 1);
  await rename(page, [place]);
  await isNamed(page);
  expect(await stillThere(page, selectors)).toEqual({ same: [true, true, true, true], toggles: 1 });
  await expect(openPopup(page)).toHaveId('menu-buy');
});

test('an open section of the mobile menu stays', async ({ page }) => {
  await resizeTo(page, 390, 800);
  await visit(page);
  await countToggles(page);
  await menuButton(page, 'Menu').click();
  await header(page).locator('summary').filter({ hasText: 'Sell' }).click();
  const selectors = [':popover-open', 'details[open]', 'header'];
  await keepNodes(page, selectors, 2);
  await rename(page, [place]);
  await isNamed(page);
  expect(await stillThere(page, selectors)).toEqual({ same: [true, true, true], toggles: 2 });
});
