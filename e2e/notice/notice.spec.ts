/** What operations tell every visitor: on open pages within a minute, over the page, dismissible. docs/decisions/0017-notices.md */
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { noticeFile } from 'embed/hand-overs';
import type { Notice } from 'embed/notice';
import { violations } from '../accessibility/violations';
import { dataDir, root } from '../demo/address';
import { runCommand } from '../releases/checkout';
import { expect, test } from '../visit/test';
import { watchShift } from '../visit/layoutShift';
import {
  boxOf,
  header,
  hydrated,
  menuButton,
  sidewaysScroll,
  signInLink,
  visit,
} from '../visit/views';

const notice: Notice = {
  id: '1a2b3c4d',
  level: 'info',
  text: 'Our offices are closed on Thursday, December 24. We answer again on Monday.',
  link: 'https://status.example/',
  language: 'en-US',
  more: 'Learn more',
  dismiss: 'Dismiss notice',
};
/** What pages ask for it every so often. */
const period = 46_000;

/** The notice file of the demo's origins as the test has it; gives how often it was asked for. */
async function serveNotice(page: Page, answer: () => object): Promise<{ readonly asked: number }> {
  const count = { asked: 0 };
  await page.route(`**/${noticeFile}`, (route) => {
    count.asked += 1;
    return route.fulfill({
      json: answer(),
      headers: { 'access-control-allow-origin': '*' },
    });
  });
  return count;
}

const shown = (page: Page, text = notice.text): Locator => header(page).getByText(text);
const dismissal = (page: Page): Locator =>
  header(page).getByRole('button', { name: notice.dismiss });

test('what operations say by the command is on an open page within a minute, and goes as it came', async ({
  page,
}) => {
  // A target with the demo's own releases, so that no other test sees it.
  const target = mkdtempSync(path.join(tmpdir(), 'notice-'));
  for (const file of ['registry.json', 'embed'])
    cpSync(path.join(dataDir, 'static', file), path.join(target, file), { recursive: true });
  const tell = async (...args: readonly string[]): Promise<void> => {
    const { code, output } = await runCommand(root, ['notice', '--target', target, ...args]);
    expect(code, output).toBe(0);
  };
  await tell('--clear');
  const read = (): object =>
    JSON.parse(readFileSync(path.join(target, 'header-remote', noticeFile), 'utf8')) as object;
  const file = await serveNotice(page, read);
  await page.clock.install();
  await visit(page);
  await expect.poll(() => file.asked).toBe(1);
  await tell('--text', notice.text, '--level', 'warning', '--link', 'https://status.example/');
  await page.clock.runFor(period);
  await expect.poll(() => file.asked).toBe(2);
  await expect(dismissal(page)).toBeVisible();
  await page.clock.runFor(100);
  await expect(shown(page)).toBeVisible();
  await expect(shown(page).getByRole('link')).toHaveAttribute('href', 'https://status.example/');
  await tell('--clear');
  await page.clock.runFor(period);
  await expect(dismissal(page)).toHaveCount(0);
  rmSync(target, { recursive: true });
});

for (const level of ['info', 'warning', 'outage'] as const)
  test(`an open page shows a new ${level} within a minute, and nothing of it moves`, async ({
    page,
  }) => {
    let current: object = {};
    const file = await serveNotice(page, () => current);
    const shiftOf = await watchShift(page);
    await page.clock.install();
    await visit(page);
    await expect.poll(() => file.asked).toBe(1);
    await expect(dismissal(page)).toHaveCount(0);
    const scripts = page.waitForRequest(/\/embed\/[^/]+\/notice\.js$/);
    current = { ...notice, level };
    await page.clock.runFor(period);
    await scripts;
    await page.clock.runFor(100);
    await expect(shown(page)).toBeVisible();
    await expect(
      header(page)
        .getByRole(level === 'outage' ? 'alert' : 'status')
        .filter({ hasText: notice.text }),
    ).toBeVisible();
    expect(await shiftOf()).toBe(0);
    expect(await violations(page, '#site-header')).toEqual([]);
    current = {};
    await page.clock.runFor(period);
    await expect(shown(page)).toHaveCount(0);
    expect(await shiftOf()).toBe(0);
  });

for (const width of [320, 1280])
  test(`at ${width} px it lies below the header, in the window, with a target of 44 px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await serveNotice(page, () => ({ ...notice, text: `${notice.text} `.repeat(3).trim() }));
    await visit(page);
    await expect(dismissal(page)).toBeVisible();
    const [bar, place, button] = [
      await boxOf(header(page).locator('[popover=manual]')),
      await boxOf(header(page)),
      await boxOf(dismissal(page)),
    ];
    expect(bar.y).toBeGreaterThanOrEqual(place.y + place.height);
    expect(bar.y).toBeLessThan(place.y + place.height + 16);
    expect(bar.x).toBeGreaterThanOrEqual(4);
    expect(bar.x + bar.width).toBeLessThanOrEqual(width - 4);
    expect(bar.y + bar.height).toBeLessThan(800);
    expect(button.width).toBeGreaterThanOrEqual(44);
    expect(button.height).toBeGreaterThanOrEqual(44);
    expect(await sidewaysScroll(page)).toBe(0);
  });

test('it is put away by keyboard, on this page and the next, until it says something else', async ({
  page,
}) => {
  let current: object = notice;
  await serveNotice(page, () => current);
  await visit(page);
  await expect(shown(page)).toBeVisible();
  await dismissal(page).focus();
  await page.keyboard.press('Enter');
  await expect(shown(page)).toHaveCount(0);

  const asked = page.waitForResponse(new RegExp(noticeFile));
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await visit(page, '/refinance/');
  await asked;
  await expect(dismissal(page)).toHaveCount(0);
  expect(scripts.filter((url) => url.endsWith('/notice.js'))).toEqual([]);

  current = { ...notice, id: 'another', text: 'We are open again.' };
  await visit(page);
  await expect(shown(page, 'We are open again.')).toBeVisible();
});

test('menus open over it, and it goes on where it was', async ({ page }) => {
  await serveNotice(page, () => notice);
  await visit(page);
  await expect(shown(page)).toBeVisible();
  await menuButton(page, 'Buy').click();
  // What a click would hit is the menu, where they lie over each other.
  const links = await header(page).locator('#menu-buy').getByRole('link').all();
  expect(links.length).toBeGreaterThan(3);
  for (const link of links) await link.click({ trial: true });
  await page.keyboard.press('Escape');
  await expect(shown(page)).toBeVisible();
  await dismissal(page).click();
  await expect(shown(page)).toHaveCount(0);
});

test('it waits for the end of a dialog, which it could not be reached over', async ({ page }) => {
  let current: object = {};
  const file = await serveNotice(page, () => current);
  await page.clock.install();
  await visit(page);
  await expect.poll(() => file.asked).toBe(1);
  await signInLink(page).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  current = notice;
  await page.clock.runFor(period);
  await expect.poll(() => file.asked).toBe(2);
  await expect(dismissal(page)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.clock.runFor(period);
  await page.clock.runFor(100);
  await expect(shown(page)).toBeVisible();
});

test('a page without a header shows it at its upper edge', async ({ page }) => {
  await serveNotice(page, () => notice);
  await page.route('**/header-remote/**/embed.js', (route) => route.abort());
  await page.route('**/header-remote/embed.js', (route) => route.abort());
  await page.goto('/mortgage-rates/');
  await hydrated(page, '#site-footer');
  const bar = page.locator('#site-footer [popover=manual]');
  await expect(bar.getByText(notice.text)).toBeVisible();
  expect((await boxOf(bar)).y).toBeLessThan(16);
});
