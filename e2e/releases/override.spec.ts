import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { overrideParameter } from 'embed/hand-overs';
import type { Stamp } from 'embed/release';
import { serve } from 'host-kit/testing/servers';
import { violations } from '../accessibility/violations';
import { dataDir } from '../demo/address';
import { fromDemo, serveHost } from '../hosts/hostServer';
import { boxOf, live, resizeTo } from '../visit/views';
import { test, expect } from '../visit/test';

const rates = '/mortgage-rates/';
const released = path.join(dataDir, 'static/header-remote');
const asked: string[] = [];
let server: Awaited<ReturnType<typeof serve>>;

/** The header that is released, and a line that shows that it ran. */
function answer(address: string): string {
  const entry = (version: string) =>
    `globalThis.isOverridden=true;${readFileSync(path.join(released, version, 'entry.js'), 'utf8')}`;
  if (address.endsWith('/entry.js')) {
    return entry(address.split('/').at(-2)!);
  }
  const file = readFileSync(
    path.join(released, address.replace('/header-remote/', '')),
    'utf8',
  );
  if (!address.endsWith('embed.json')) {
    return file;
  }
  const stamp = JSON.parse(file) as Stamp;
  const releases = stamp.releases.map((release) => {
    if (release.name !== 'header-remote') {
      return release;
    }
    const hash = createHash('sha256')
      .update(entry(release.version))
      .digest('base64');
    return {
      ...release,
      files: { ...release.files, 'entry.js': `sha256-${hash}` },
    };
  });
  return JSON.stringify({ ...stamp, releases });
}

test.beforeAll(async () => {
  server = await serve(({ url = '' }, response) => {
    asked.push(url);
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader(
      'content-type',
      url.endsWith('.js') ? 'text/javascript' : 'application/json',
    );
    response.end(answer(url));
  });
});
test.afterAll(() => server.close());

/** The page as a server sends it that allows the origin. */
async function withPage(
  run: (address: string) => Promise<void>,
): Promise<void> {
  const attribute = ` data-override-origins="${server.origin}"`;
  const host = await serveHost(async (url) => {
    const answer = await fromDemo(url);
    if (!url.startsWith(rates)) {
      return answer;
    }
    const html = answer.body
      .toString()
      .replace(/(header-remote\/embed\.js")/, `$1${attribute}`);
    return { ...answer, body: Buffer.from(html) };
  });
  await run(host.url + rates);
  await host.close();
}
const isOverridden = (page: Page) =>
  page.evaluate(() => 'isOverridden' in window);
const badge = (page: Page) =>
  page.getByRole('complementary', { name: 'Override' });

test('S23: shows the remote of the other origin, says so, and leads out', async ({
  page,
}) => {
  await withPage(async (address) => {
    const { origin } = server;
    await page.goto(
      `${address}?utm_source=a&${overrideParameter}=header-remote@${origin}`,
    );
    await live(page, '#site-header');
    await expect(badge(page)).toContainText(
      `header-remote comes from ${origin}, on this page alone.`,
    );
    expect(await isOverridden(page)).toBe(true);
    expect(asked[0]).toBe('/header-remote/embed.json');
    expect(await violations(page)).toEqual([]);
    for (const width of [320, 1280]) {
      await resizeTo(page, width, 800);
      const box = await boxOf(badge(page));
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(width);
    }
    const way = badge(page).getByRole('link', {
      name: 'Show the released version',
    });
    expect((await boxOf(way)).height).toBeGreaterThanOrEqual(44);
    await way.click();
    await page.waitForURL(`${address}?utm_source=a`);
    await live(page, '#site-header');
    expect(await isOverridden(page)).toBe(false);
    await expect(badge(page)).toHaveCount(0);
  });
});
