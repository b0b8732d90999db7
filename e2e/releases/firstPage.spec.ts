/** Another header, deployed and rolled back from the demo's first page, while it is open: the real build, release and rollback (OPN-92, F13). */
import type { FrameLocator, Page } from '@playwright/test';
import { ports } from '../demo/address';
import { expect, test } from '../visit/test';
import { hydrated } from '../visit/views';
import { startReleaseDemo, type ReleaseDemo } from './releaseDemo';

let demo: ReleaseDemo;
test.use({ reuseContext: false });
test.beforeAll(async () => {
  test.setTimeout(240_000);
  demo = await startReleaseDemo(ports.pressedDemo);
});
// What has not been started cannot be stopped.
test.afterAll(() => demo.stop());

const headerOn = (place: Page | FrameLocator) => place.locator('#site-header');
const menu = (place: Page | FrameLocator, name: string) =>
  headerOn(place).getByRole('button', { name, exact: true });

test('OPN-92 F13: a header that is deployed while the first page is open comes with the next visit, and goes when it is rolled back', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const { current: first } = demo.registryOf('header-remote');
  await page.goto(demo.url);
  await hydrated(page, '#site-header');
  const stage = page.frameLocator('iframe[data-stage]');
  const log = page.getByRole('log');
  const press = (name: RegExp) => page.getByRole('button', { name });
  await expect(menu(stage, 'Advertise')).toBeVisible();
  await expect(press(/Roll the header back/)).toHaveAttribute('aria-disabled', 'true');

  await press(/Deploy another header/).click();
  await expect(press(/Deploy another header/)).toHaveAttribute('aria-busy', 'true');
  await expect(log).toContainText('Another team changes a menu');
  await expect(log).toContainText('is current. The page on the stage works on', {
    timeout: 180_000,
  });
  const { current: next } = demo.registryOf('header-remote');
  expect(next).not.toBe(first);
  await expect(log).toContainText(next);

  // The open pages work on with the header that they began with.
  await menu(stage, 'Advertise').click();
  await expect(stage.getByRole('link', { name: 'Advertise with us' })).toBeVisible();
  await expect(menu(page, 'Advertise')).toBeVisible();

  await page.getByRole('button', { name: 'Load again' }).click();
  await expect(menu(stage, 'Advertise here')).toBeVisible();

  await press(/Roll the header back/).click();
  await expect(log).toContainText(`header-remote ${first} is current`, { timeout: 60_000 });
  expect(demo.registryOf('header-remote').current).toBe(first);
  await expect(menu(stage, 'Advertise here')).toBeVisible();
  await page.getByRole('button', { name: 'Load again' }).click();
  await expect(menu(stage, 'Advertise')).toBeVisible();
});
