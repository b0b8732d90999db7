/** F85: a frame of the page forbids submissions. */
import { remoteUrl } from '../demo/address';
import { fromDemo, serveHost } from '../hosts/hostServer';
import { expect, test } from '../visit/test';
import { placeOf } from '../visit/views';
import { isLive } from './hostState';

const framed = `<!doctype html><html lang="en"><title>Framed</title>
<div id="site-header" style="min-height: 64px"></div>
<script async src="${remoteUrl('header-remote')}embed.js"></script>`;

const around = `<!doctype html><html lang="en"><title>Home</title>
<iframe title="Header" src="/framed" sandbox="allow-scripts allow-same-origin" width="1200" height="700"></iframe>`;

const pages = new Map([
  ['/framed', framed],
  ['/around', around],
]);

test(
  'sends a sign-in from a frame that forbids submissions (F85)',
  { tag: '@all' },
  async ({ page }) => {
    const host = await serveHost(async (url) => {
      const html = pages.get(url);
      return html
        ? { type: 'text/html', body: Buffer.from(html) }
        : fromDemo(url);
    });
    await page.goto(`${host.url}/around`);
    const frame = page.frameLocator('iframe');
    await expect.poll(() => isLive(frame, placeOf('header-remote'))).toBe(true);
    await frame.getByRole('link', { name: 'Sign In' }).first().click();
    const dialog = frame.getByRole('dialog');
    await dialog.getByLabel('Email').fill('nobody@example.test');
    await dialog.getByLabel('Password').fill('not-the-password');
    const sent = page.waitForRequest(
      (request) =>
        request.method() === 'POST' && request.url().includes('/login/'),
    );
    await dialog.getByLabel('Password').press('Enter');
    await sent;
    // This host has no accounts.
    await expect(
      frame.getByRole('button', { name: 'Try again' }),
    ).toBeVisible();
    await host.close();
  },
);
