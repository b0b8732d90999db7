/** The stories of the workshop, over the remotes that the demo serves. */
import type { Page } from '@playwright/test';
import { startWorkshop } from 'workshop/server';
import { stories, type Story } from 'workshop/stories';
import { remoteUrl } from '../demo/address';
import { expect, test as base } from '../visit/test';

export { expect, stories, type Story };

/** Adds the workshop's address; all tests of a worker share one server. */
export const test = base.extend<object, { workshop: string }>({
  workshop: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures off this pattern.
    async ({}, use) => {
      const { origin, close } = await startWorkshop({ port: 0, remoteUrl });
      await use(origin);
      await close();
    },
    { scope: 'worker' },
  ],
});

const ready = (page: Page, timeout: number): Promise<void> =>
  expect(page.locator('html')).toHaveAttribute('data-story-state', 'ready', {
    timeout,
  });

/** Opens a story by its address and waits until its state has come about. */
export async function openStory(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.locator('html')).not.toHaveAttribute(
    'data-story-state',
    'playing',
    {
      timeout: 50_000,
    },
  );
  await ready(page, 100);
}

/** The same for a story that comes about by waiting: the page's clock runs ahead. */
export async function comeAbout(page: Page, address: string): Promise<void> {
  await page.clock.install();
  const known = page.waitForResponse(/WhoAmI/);
  await page.goto(address);
  await known;
  await expect(async () => {
    await page.clock.runFor(5000);
    await ready(page, 500);
  }).toPass();
}
