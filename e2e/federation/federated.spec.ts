import { execFile } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { shareScopeSymbol } from 'embed/hand-overs';
import { startFederatedHost, type HostKind } from './federatedHost';
import type { HostServer } from '../hosts/hostServer';
import { header, live, menuWorks, signInLink } from '../visit/views';
import { remoteUrl } from '../demo/address';
import { test, expect } from '../visit/test';

/** Which React the header uses, and what the host's own share scope holds. */
const readSharing = (shareScope: string) => {
  const host = window as unknown as {
    hostReact: { version: string; useState: unknown };
  };
  const ours = (
    window as unknown as Record<
      symbol,
      Record<string, Record<string, { lib?: () => { useState: unknown } }>>
    >
  )[Symbol.for(shareScope)]!;
  const hostScope = (
    window as unknown as {
      __FEDERATION__: {
        __INSTANCES__: {
          name: string;
          shareScopeMap: Record<string, Record<string, object>>;
        }[];
      };
    }
  ).__FEDERATION__.__INSTANCES__.find(({ name }) => name.endsWith('_host'))!
    .shareScopeMap.default!;
  return {
    hostVersion: host.hostReact.version,
    ourVersions: Object.keys(ours.react!),
    isOneCopy: Object.values(ours.react!).some(
      ({ lib }) => lib?.().useState === host.hostReact.useState,
    ),
    inHostScope: Object.fromEntries(
      Object.entries(hostScope).map(([name, versions]) => [
        name,
        Object.keys(versions),
      ]),
    ),
  };
};

/** The compiler's output for a program that mounts a remote of these types. */
async function checkTypes(types: string, options: string): Promise<string> {
  const file = path.join(types, 'consumer.ts');
  writeFileSync(
    file,
    `import { mount } from './mount';\nmount(document.body, ${options}).unmount();\n`,
  );
  const compiler = path.resolve(
    import.meta.dirname,
    '../../node_modules/typescript7/bin/tsc',
  );
  const rules =
    '--ignoreConfig --noEmit --strict --lib es2022,dom --module esnext';
  const args = [
    ...rules.split(' '),
    '--moduleResolution',
    'bundler',
    '--types',
    '',
    file,
  ];
  return promisify(execFile)(process.execPath, [compiler, ...args])
    .then(
      () => 'no error',
      (error: unknown) => (error as { stdout: string }).stdout,
    )
    .finally(() => rmSync(file));
}

const footerTag = `${remoteUrl('footer-remote')}embed.js`;

for (const [kind, version] of [
  ['webpack', '19.3.1'],
  ['rspack', '19.2.9'],
] as const satisfies readonly (readonly [HostKind, string])[]) {
  test.describe(
    `a ${kind} host with React ${version}`,
    { tag: kind === 'rspack' ? '@all' : [] },
    () => {
      test.describe.configure({ mode: 'serial' });
      let host: HostServer;
      test.beforeAll(async () => {
        test.setTimeout(120_000);
        host = await startFederatedHost(kind);
      });
      test.afterAll(() => host.close());

      for (const { title, held, until = '#site-header' } of [
        { title: 'shows a working header' },
        {
          title: 'and an embed tag that comes later show working views',
          held: '**/footer-remote/embed.js',
          until: '#site-header',
        },
        {
          title: 'that comes after an embed tag shows a working header',
          held: '**/main.js',
          until: '#site-footer',
        },
      ]) {
        test(`${title}; the host keeps its own React (F15)`, async ({
          page,
        }) => {
          const tag = held ? `/?embed=${encodeURIComponent(footerTag)}` : '';
          if (held) {
            await page.route(held, async (route) => {
              await live(page, until);
              await route.continue();
            });
          }
          await page.goto(host.url + tag, { waitUntil: 'commit' });
          await live(page, '#site-header');
          await menuWorks(page);
          if (held) {
            await live(page, '#site-footer');
          }
          await page.locator('#app button').click();
          await expect(page.locator('#app')).toContainText(
            `Clicked 1 times with React ${version}`,
          );
          const sharing = await page.evaluate(readSharing, shareScopeSymbol);
          expect(sharing).toMatchObject({
            hostVersion: version,
            ourVersions: ['19.3.1'],
          });
          // The first to load brings React, and a host with our version shares its own.
          if (until !== '#site-footer') {
            expect(sharing.isOneCopy).toBe(version === '19.3.1');
          }
          expect(sharing.inHostScope).toEqual({
            react: [version],
            'react-dom': [version],
          });
        });
      }

      if (kind === 'webpack') {
        test('its build brings the types of the header', async () => {
          const types = path.join(
            import.meta.dirname,
            '../federated-host/@mf-types/header_remote',
          );
          expect(await checkTypes(types, "{ theme: 'refreshed' }")).toBe(
            'no error',
          );
          expect(await checkTypes(types, "{ theme: 'neon' }")).toContain(
            'neon',
          );
        });
      }

      test('the lightbox opens, and unmount takes the header away', async ({
        page,
      }) => {
        await page.goto(host.url);
        await live(page, '#site-header');
        await signInLink(page).click();
        await expect(
          page.getByRole('dialog').getByLabel('Email'),
        ).toBeVisible();
        await page.keyboard.press('Escape');
        await page.evaluate(() =>
          (
            window as unknown as { headerHandle: { unmount(): void } }
          ).headerHandle.unmount(),
        );
        await expect(
          header(page).getByRole('link', { name: 'Sign In' }),
        ).toHaveCount(0);
      });
    },
  );
}
