/** An operator's notice on a page: docs/decisions/0017-notices.md. */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { hiddenStops } from '../accessibility/hiddenStops';
import { violations } from '../accessibility/violations';
import { dataDir, root } from '../demo/address';
import { runCommand } from '../releases/runCommand';
import { watchShift } from '../visit/layoutShift';
import { expect, test } from '../visit/test';
import {
  boxOf,
  header,
  menuButton,
  openPopup,
  sidewaysScroll,
  visit,
} from '../visit/views';

const text = `Our offices are closed on December 24.${' Please call.'.repeat(18)}`;

test('the operator writes a notice; it covers the page below the header until the visitor dismisses it', async ({
  page,
}) => {
  // A copy, so that no other test has the notice.
  const target = mkdtempSync(path.join(tmpdir(), 'notice-'));
  cpSync(path.join(dataDir, 'static'), target, { recursive: true });
  const { code, output } = await runCommand(root, [
    'notice',
    '--target',
    target,
    '--text',
    text,
  ]);
  expect(code, output).toBe(0);
  await page.route('**/header-remote/embed.js', (route) =>
    route.fulfill({ path: path.join(target, 'header-remote/embed.js') }),
  );
  await page.setViewportSize({ width: 320, height: 800 });
  const shiftOf = await watchShift(page);
  await visit(page);
  const dismissal = header(page).getByRole('button', {
    name: 'Dismiss notice',
  });
  await expect(header(page).getByRole('status').getByText(text)).toBeVisible();
  const notice = header(page).locator('[popover=manual]');
  const [bar, place] = [await boxOf(notice), await boxOf(header(page))];
  expect(bar.y).toBeGreaterThanOrEqual(place.y + place.height);
  expect([await shiftOf(), await sidewaysScroll(page)]).toEqual([0, 0]);
  expect(await violations(page, '#site-header')).toEqual([]);
  // 400 % of 1280 x 1024.
  await page.setViewportSize({ width: 320, height: 256 });
  await expect(notice).toBeInViewport({ ratio: 1 });
  expect(await hiddenStops(notice)).toEqual([]);
  // Below a banner of the page that is higher than the window.
  await header(page).evaluate((element) => (element.style.marginTop = '900px'));
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(notice).toBeInViewport({ ratio: 1 });
  await page.mouse.wheel(0, 2000);
  await expect.poll(async () => (await boxOf(notice)).y).toBe(8);
  await menuButton(page, 'Buy').hover();
  await expect(openPopup(page)).toHaveCount(2);
  await dismissal.press('Enter');
  await page.keyboard.press('Tab');
  await expect(
    page.getByRole('link', { name: 'Compare lenders near you' }),
  ).toBeFocused();
  await visit(page, '/refinance/');
  await expect(dismissal).toHaveCount(0);
  rmSync(target, { recursive: true });
});
