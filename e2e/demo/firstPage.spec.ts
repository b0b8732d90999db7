/** The demo's first page: the stage, what happens on it, and what the page on it is told (OPN-92). */
import type { FrameLocator, Page } from '@playwright/test';
import { lenderAdvertisingPath, reviewModerationPath } from 'mortgage-domain/lenders/lenderPaths';
import { violations } from '../accessibility/violations';
import { signInAs } from '../accounts/signIn';
import { emailOf } from '../accounts/roles';
import { demoUrl } from './address';
import { expect, test } from '../visit/test';
import { hydrated, sidewaysScroll } from '../visit/views';

const stageOf = (page: Page): FrameLocator => page.frameLocator('iframe[data-stage]');
const onStage = (page: Page, name: string) =>
  stageOf(page).locator('#site-header').getByRole('button', { name, exact: true });
const logOf = (page: Page) => page.getByRole('log');

/** Opens it with the header alive on the stage. */
async function open(page: Page): Promise<void> {
  await page.goto('/');
  await hydrated(page, '#site-header');
  await expect(logOf(page)).toContainText('header-remote runs');
}

const remoteButton = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Take a remote down' }).getByRole('button', { name });

test('OPN-92 F01: a header that is taken down stays, opens its menus, and starts when it is back', async ({
  page,
}) => {
  await open(page);
  await remoteButton(page, 'Header').click();
  await expect(logOf(page)).toContainText('header-remote could not start');
  await expect(page.locator('#site-header').getByRole('link', { name: 'Sign In' })).toBeVisible();
  await onStage(page, 'Buy').click();
  await expect(stageOf(page).getByRole('link', { name: 'Homes for sale' })).toBeVisible();
  await page.keyboard.press('Escape');
  const runs = logOf(page).getByText('remoteReady: header-remote runs');
  const before = await runs.count();
  await expect(remoteButton(page, 'Header')).toHaveAttribute('aria-pressed', 'true');
  await remoteButton(page, 'Header').click();
  await expect(runs).toHaveCount(before + 1);
  await expect(remoteButton(page, 'Header')).toHaveAttribute('aria-pressed', 'false');
});

for (const [name, remote, text, path] of [
  ['Footer', 'footer-remote', 'Equal Housing Opportunity', '/refinance/'],
  ['Lender page', 'lender-advertising-remote', 'How much does it cost?', lenderAdvertisingPath],
  ['Gate', 'access-denied-remote', 'Checking your access', reviewModerationPath],
] as const)
  test(`OPN-92 F01: ${remote} is taken down alone, where it is to be seen, and starts when it is back`, async ({
    page,
  }) => {
    await open(page);
    await remoteButton(page, name).click();
    await expect(logOf(page)).toContainText(`${remote} could not start`);
    await expect(page.locator('[data-address]')).toContainText(path);
    await expect(stageOf(page).getByText(text).first()).toBeVisible();
    const since = logOf(page).locator('li.new').last().locator('~ li');
    await expect(since.filter({ hasText: 'header-remote runs' })).toHaveCount(1);
    await expect(since.filter({ hasText: `${remote} runs` })).toHaveCount(0);
    await remoteButton(page, name).click();
    await expect(since.filter({ hasText: `${remote} runs` })).toHaveCount(1);
  });

test('OPN-92: on a slow network the included view is there long before the header runs', async ({
  page,
}) => {
  await open(page);
  const runs = logOf(page).locator('li', { hasText: 'header-remote runs' });
  await expect(runs).toHaveCount(1);
  await page.getByRole('button', { name: /Slow network/ }).click();
  await expect(page.getByRole('button', { name: /Usual network/ })).toBeVisible();
  await expect(onStage(page, 'Buy')).toBeVisible();
  await expect(logOf(page).locator('li.new').last()).toContainText('/refinance/');
  await expect(runs).toHaveCount(2);
  const seconds = await runs.last().locator('time').textContent();
  expect(Number.parseFloat(seconds ?? '')).toBeGreaterThan(0.9);
});

test('OPN-92: each page comes onto the stage, another company and language among them', async ({
  page,
}) => {
  await open(page);
  const views = page.locator('[data-view]');
  const count = await views.count();
  expect(count).toBeGreaterThan(5);
  for (let index = 0; index < count; index += 1) {
    const view = views.nth(index);
    const path = (await view.getAttribute('data-view'))!;
    await view.click();
    await expect(page.locator('[data-address]')).toHaveText(path);
    await expect(view).toHaveAttribute('aria-current', 'true');
    await expect(
      logOf(page).locator(`li.new:has-text("${path} is opened") ~ li.good`).last(),
    ).toContainText('runs');
  }
  await expect(stageOf(page).locator('#site-header')).toContainText('Cedarline');
});

test('OPN-92 RTC-3: a live message is counted in both headers, and one press signs in for it', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('button', { name: /Sign in for live messages/ }).click();
  await expect(page.getByText(`Signed in as ${emailOf('consumer')}.`)).toBeVisible();
  await expect(logOf(page)).toContainText('somebody is signed in');
  const inbox = (place: Page | FrameLocator) => place.getByRole('link', { name: /^Inbox/ });
  const openMenu = (place: Page | FrameLocator) =>
    place
      .locator('#site-header')
      .getByRole('button', { name: 'Your account', exact: true })
      .click();
  await openMenu(stageOf(page));
  const before = (await inbox(stageOf(page)).textContent())!;
  await page.getByRole('button', { name: /Push a live message/ }).click();
  await expect(logOf(page)).toContainText('A message is sent');
  for (const place of [stageOf(page), page]) {
    if (!(await inbox(place).isVisible())) await openMenu(place);
    await expect(inbox(place)).not.toHaveText(before);
  }
});

for (const role of [undefined, 'consumer'] as const)
  test(`OPN-92: the first page holds at every width, has targets for fingers, and axe finds nothing, ${role ?? 'signed out'}`, async ({
    page,
  }) => {
    if (role) await signInAs(page, role);
    for (const width of [320, 768, 889, 890, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await open(page);
      expect(await sidewaysScroll(page), `${width} px`).toBe(0);
    }
    expect(await violations(page, '[data-demo]')).toEqual([]);
    const small = await page
      .locator('[data-demo] :is(button:not(.plain), .button, .link, .tool, li > a)')
      .evaluateAll((elements) =>
        elements
          .filter((element) => {
            const { height, width } = element.getBoundingClientRect();
            return width > 0 && height < 44;
          })
          .map((element) => element.outerHTML),
      );
    expect(small).toEqual([]);
  });

test('OPN-34: each sample account is signed in by one press, and out by another', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Customer support', exact: true }).click();
  await expect(page.getByText(`Signed in as ${emailOf('moderator')}.`)).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByText('Nobody is signed in.')).toBeVisible();
});

test('OPN-92: without script the same is done by links and forms', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(demoUrl);
  await page.getByRole('link', { name: /Script tags alone/ }).click();
  await remoteButton(page, 'Header').click();
  await expect(remoteButton(page, 'Header')).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('iframe[data-stage]')).toHaveAttribute('src', /^\/mortgage-rates\//);
  await context.close();
});
