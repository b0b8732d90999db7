/** The stories of the workshop, over the remotes that the demo serves. */
import type { Page } from '@playwright/test';
import { startWorkshop } from 'workshop/server';
import { stories, type Story } from 'workshop/stories';
import { remoteUrl } from '../demo/address';
import { expect, test as base } from '../visit/test';

export { expect, stories, type Story };

/** With the workshop's address; one server for all tests of a worker. */
export const test = base.extend<object, { workshop: string }>({
  workshop: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures off this pattern.
    async ({}, use) => {
      const { origin, close } = await startWorkshop({ port: 0, remoteUrl });
      await use(origin);
      await close();
    },
    { scope: 'worker' },
  ],
});

/** Opens a story and waits until its state has come about. `query`: what is chosen for it, such as `scheme=dark`. */
export async function openStory(page: Page, address: string, query = ''): Promise<void> {
  await page.goto(`${address}?${query}`);
  await expect(page.locator('html')).not.toHaveAttribute('data-story-state', 'playing', {
    timeout: 50_000,
  });
  await expect(page.locator('html')).toHaveAttribute('data-story-state', 'ready');
}
