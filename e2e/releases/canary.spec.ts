import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { channelKey } from 'embed/hand-overs';
import { releaseCanary } from 'publishing/canary';
import { DirectoryTarget } from 'publishing/targets/directoryTarget';
import { dataDir, remoteUrl } from '../demo/address';
import { expect, plainTest as test } from '../visit/test';
import { header, live, openPopup } from '../visit/views';

const remote = 'header-remote';
const broken = '9.9.9-broken';
const folder = mkdtempSync(path.join(tmpdir(), 'canary-'));
const target = path.join(folder, 'target');
const dist = path.join(folder, remote, 'dist');

test.use({ bypassCSP: true });
test.beforeAll(async () => {
  cpSync(path.join(dataDir, 'static'), target, { recursive: true });
  const stable = readFileSync(
    path.join(target, remote, 'version.json'),
    'utf8',
  );
  const { version } = JSON.parse(stable) as { readonly version: string };
  const isOfBuild = (file: string) => !/\.(br|gz)$|\/pin\.json$/.test(file);
  cpSync(path.join(target, remote, version), dist, {
    recursive: true,
    filter: isOfBuild,
  });
  const facts = readFileSync(path.join(dist, 'release.json'), 'utf8');
  writeFileSync(
    path.join(dist, 'release.json'),
    facts.replaceAll(version, broken),
  );
  writeFileSync(path.join(dist, 'entry.js'), "throw new TypeError('broken');");
  const settings = {
    root: folder,
    target: new DirectoryTarget(target),
    isQuick: true,
  };
  await releaseCanary({ ...settings, urlOf: () => undefined }, remote, 50);
});
test.afterAll(() => rmSync(folder, { recursive: true }));

test('a canary that breaks gives way to the current release at once, and this visitor does not get it again', async ({
  page,
}) => {
  let asked = 0;
  let documents = 0;
  page.on('request', (request) => {
    asked += Number(request.url().includes(`/${broken}/`));
    documents += Number(request.isNavigationRequest());
  });
  await page.route(`${remoteUrl(remote)}**`, (route) => {
    const file = path.join(target, new URL(route.request().url()).pathname);
    const headers = { 'access-control-allow-origin': '*' };
    return existsSync(file)
      ? route.fulfill({ path: file, headers })
      : route.abort();
  });
  await page.addInitScript(() => {
    addEventListener(
      'mortgage:remoteFailed',
      ({ detail }: CustomEventInit<object>) => {
        Object.assign(window, { failed: detail });
      },
    );
  });
  const visitIn = async (bucket: number): Promise<void> => {
    await page.goto('/healthz');
    await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
      channelKey,
      String(bucket),
    ] as const);
    await page.goto('/mortgage-rates/');
    await live(page, '#site-header');
  };
  // Half of all visitors get the canary: one of the first buckets does.
  let bucket = 0;
  while (asked === 0) {
    await visitIn((bucket += 1));
  }

  expect(
    await page.evaluate(() => (window as { failed?: object }).failed),
  ).toMatchObject({
    remote,
    version: broken,
  });
  await header(page).getByRole('button', { name: 'Buy' }).click();
  await expect(
    openPopup(page).getByRole('link', { name: 'Homes for sale' }),
  ).toBeVisible();
  expect(documents).toBe(2 * bucket);

  asked = 0;
  await page.goto('/mortgage-rates/');
  await live(page, '#site-header');
  expect(asked).toBe(0);
});
