/** Hosts built by other people with stock settings consume our header. */
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import AdmZip from 'adm-zip';
import { shareScopeSymbol } from 'embed/hand-overs';
import { startFederatedHost, type HostKind } from './federatedHost';
import type { HostServer } from './hostServer';
import { header, hydrated, signInLink } from '../visit/views';
import { remoteUrl } from '../demo/address';
import { test, expect } from '../visit/test';

const headerUrl = remoteUrl('header-remote');

/** What runs on the page: whose React the header uses, and what the host's own share scope holds. */
const readSharing = (shareScope: string) => {
  const host = window as unknown as { hostReact: { version: string; useState: unknown } };
  const ours = (
    window as unknown as Record<
      symbol,
      Record<string, Record<string, { lib?: () => { useState: unknown } }>>
    >
  )[Symbol.for(shareScope)]!;
  const hostScope = (
    window as unknown as {
      __FEDERATION__: {
        __INSTANCES__: { name: string; shareScopeMap: Record<string, Record<string, object>> }[];
      };
    }
  ).__FEDERATION__.__INSTANCES__.find(({ name }) => name.endsWith('_host'))!.shareScopeMap.default!;
  return {
    hostVersion: host.hostReact.version,
    ourVersions: Object.keys(ours.react!),
    isOneCopy: Object.values(ours.react!).some(
      ({ lib }) => lib?.().useState === host.hostReact.useState,
    ),
    inHostScope: Object.fromEntries(
      Object.entries(hostScope).map(([name, versions]) => [name, Object.keys(versions)]),
    ),
  };
};

for (const [kind, version] of [
  ['webpack', '19.3.1'],
  ['rspack', '19.2.9'],
] as const satisfies readonly (readonly [HostKind, string])[]) {
  test.describe(`a ${kind} host with React ${version}`, () => {
    test.describe.configure({ mode: 'serial' });
    let host: HostServer;
    test.beforeAll(async () => {
      test.setTimeout(120_000);
      host = await startFederatedHost(kind);
    });
    test.afterAll(() => host.close());

    for (const withEmbedTag of [false, true]) {
      test(`F15: shows a working header${withEmbedTag ? ' beside an embed tag' : ''}; the host keeps its own React`, async ({
        page,
      }) => {
        await page.goto(
          withEmbedTag
            ? `${host.url}/?embed=${encodeURIComponent(`${remoteUrl('footer-remote')}embed.js`)}`
            : host.url,
        );
        await hydrated(page, '#site-header');
        await header(page).getByRole('button', { name: 'Buy' }).click();
        await expect(header(page).getByRole('link', { name: 'Homes for sale' })).toBeVisible();
        if (withEmbedTag) await hydrated(page, '#site-footer');
        await page.locator('#app button').click();
        await expect(page.locator('#app')).toContainText(`Clicked 1 times with React ${version}`);
        const sharing = await page.evaluate(readSharing, shareScopeSymbol);
        expect(sharing).toMatchObject({ hostVersion: version, ourVersions: ['19.3.1'] });
        // Beside an embed tag whoever comes first brings React; alone, a host with our very version shares its own.
        if (!withEmbedTag) expect(sharing.isOneCopy).toBe(version === '19.3.1');
        expect(sharing.inHostScope).toEqual({ react: [version], 'react-dom': [version] });
      });
    }

    test('the header works: the session answers, the lightbox opens, unmount gives everything back', async ({
      page,
    }) => {
      await page.goto(host.url);
      await hydrated(page, '#site-header');
      await signInLink(page).click();
      await expect(page.getByRole('dialog').getByLabel('Email')).toBeVisible();
      await page.keyboard.press('Escape');
      await page.evaluate(() =>
        (window as unknown as { headerHandle: { unmount(): void } }).headerHandle.unmount(),
      );
      await expect(header(page).getByRole('link', { name: 'Sign In' })).toHaveCount(0);
    });
  });
}

test('the manifest leads to types that a consumer can be checked against', async ({ request }) => {
  const manifest = (await (await request.get(`${headerUrl}mf-manifest.json`)).json()) as {
    metaData: { remoteEntry: { name: string }; types: { zip: string } };
  };
  expect(manifest.metaData.remoteEntry.name).toBe('remoteEntry.js');
  const folder = mkdtempSync(path.join(tmpdir(), 'consumer-'));
  try {
    new AdmZip(
      await (await request.get(headerUrl + manifest.metaData.types.zip)).body(),
    ).extractAllTo(path.join(folder, '@mf-types/header_remote'));
    const check = async (options: string) => {
      writeFileSync(
        path.join(folder, 'consumer.ts'),
        `import { mount } from './@mf-types/header_remote/mount';\nmount(document.body, ${options}).unmount();\n`,
      );
      const compiler = path.resolve(import.meta.dirname, '../../node_modules/typescript7/bin/tsc');
      const run = promisify(execFile)(
        process.execPath,
        [
          compiler,
          '--ignoreConfig',
          '--noEmit',
          '--strict',
          '--lib',
          'es2022,dom',
          '--module',
          'esnext',
          '--moduleResolution',
          'bundler',
          '--types',
          '',
          'consumer.ts',
        ],
        { cwd: folder },
      );
      return run.then(
        () => 'no error',
        (error: unknown) => (error as { stdout: string }).stdout,
      );
    };
    expect(await check("{ theme: 'refreshed' }")).toBe('no error');
    expect(await check("{ theme: 'neon' }")).toContain('neon');
  } finally {
    rmSync(folder, { recursive: true });
  }
});
