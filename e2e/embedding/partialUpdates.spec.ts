import type { Page } from '@playwright/test';
import { visitAs } from '../accounts/signIn';
import { expect, test } from '../visit/test';
import {
  accountButton,
  footer,
  header,
  live,
  menuButton,
  openPopup,
  signInLink,
  visit,
} from '../visit/views';

test.use({ bypassCSP: true });

/** Each runs in the page. */
const changes: readonly (readonly [what: string, change: () => void])[] = [
  [
    'the body is rewritten',
    () => void (document.body.innerHTML += '<!-- more -->'),
  ],
  [
    'the elements are replaced by empty ones',
    () => {
      for (const element of document.querySelectorAll(
        '#site-header, #site-footer',
      )) {
        element.replaceWith(element.cloneNode());
      }
    },
  ],
  [
    'the shadow roots are emptied',
    () => {
      for (const { shadowRoot } of document.querySelectorAll(
        '#site-header, #site-footer',
      )) {
        shadowRoot!.innerHTML = '';
      }
    },
  ],
];

const areDrawn = (page: Page): Promise<boolean> =>
  page.evaluate(() =>
    ['#site-header', '#site-footer'].every((place) => {
      const view = document.querySelector(place)?.shadowRoot?.lastElementChild;
      return Boolean(view && view.getBoundingClientRect().height > 20);
    }),
  );

/** One of each kind: elements that are replaced, and shadow roots that are emptied. */
const daily = [
  '/mortgage-rates/ the body is rewritten',
  '/refinance/ the shadow roots are emptied',
];

for (const [what, change] of changes) {
  for (const path of ['/mortgage-rates/', '/refinance/']) {
    test(
      `${path}: ${what}: header and footer return at once, live, and follow the session`,
      { tag: daily.includes(`${path} ${what}`) ? [] : '@all' },
      async ({ page, context }) => {
        await visitAs(page, 'consumer', { path, alone: true });
        await live(page, '#site-footer');
        await page.evaluate(change);
        expect(await areDrawn(page)).toBe(true);
        await live(page, '#site-header');
        await live(page, '#site-footer');
        await expect(page.locator('#site-header')).toHaveCount(1);
        await expect(accountButton(page)).toBeVisible();
        await menuButton(page, 'Buy').click();
        await expect(
          openPopup(page).getByRole('link', { name: 'Homes for sale' }),
        ).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(
          footer(page).getByRole('link', { name: 'About', exact: true }),
        ).toBeVisible();

        // Signed out in another tab.
        const other = await context.newPage();
        await visit(other);
        await accountButton(other).click();
        await header(other).getByRole('link', { name: 'Sign out' }).click();
        await expect(signInLink(page)).toBeVisible();
      },
    );
  }
}

const replaceHeader = (page: Page, times: number): Promise<void> =>
  page.evaluate(async (count) => {
    for (let time = 0; time < count; time += 1) {
      const element = document.querySelector('#site-header');
      element?.replaceWith(element.cloneNode());
      await new Promise(requestAnimationFrame);
    }
  }, times);

test(
  'views that the page replaces while React takes them over do not add up, and report nothing',
  { tag: '@all' },
  async ({ page }) => {
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    await visitAs(page, 'consumer');
    const devTools = await page.context().newCDPSession(page);
    await devTools.send('Performance.enable');
    const count = async () => {
      await devTools.send('HeapProfiler.collectGarbage');
      const { metrics } = await devTools.send('Performance.getMetrics');
      const valueOf = (name: string) =>
        metrics.find((metric) => metric.name === name)!.value;
      return {
        nodes: valueOf('Nodes'),
        listeners: valueOf('JSEventListeners'),
      };
    };
    const replaced = async (times: number) => {
      await replaceHeader(page, times);
      await live(page, '#site-header');
      await expect(accountButton(page)).toBeVisible();
    };
    const before = await count();
    await replaced(80);
    // Of eighty views, one that has gone may remain.
    await expect
      .poll(async () => (await count()).nodes)
      .toBeLessThan(3 * before.nodes);
    await expect
      .poll(async () => (await count()).listeners)
      .toBeLessThan(3 * before.listeners);
    expect(said).toEqual([]);
  },
);
