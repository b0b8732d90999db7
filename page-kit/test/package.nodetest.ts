import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { gzipSync } from 'node:zlib';
import { buildSync } from 'esbuild';

const root = path.resolve(import.meta.dirname, '../..');
const name = '@mortgage-page-shell/page-kit';

describe('page-kit outside of the checkout', () => {
  let folder: string;
  const run = (file: string, ...words: readonly string[]) =>
    execFileSync(file, words, { cwd: folder, encoding: 'utf8' });
  const write = (file: string, text: string): string => {
    writeFileSync(path.join(folder, file), text);
    return file;
  };

  before(() => {
    const packed = execFileSync(
      process.execPath,
      ['scripts/run.mjs', 'packPageKit'],
      {
        cwd: root,
        encoding: 'utf8',
      },
    );
    folder = mkdtempSync(path.join(tmpdir(), 'page-kit-'));
    write('package.json', '{ "private": true }');
    const settings = [
      '--offline',
      '--no-audit',
      '--no-fund',
      '--loglevel=error',
    ];
    const react = ['react', '@types/react'].map((one) =>
      path.join(root, 'node_modules', one),
    );
    run(
      'npm',
      'install',
      ...settings,
      path.join(root, packed.trim()),
      ...react,
    );
  });
  after(() => rmSync(folder, { recursive: true, force: true }));

  it('a server imports every module', () => {
    const modules = ['', '/elements', '/react', '/server', '/testing'].map(
      (one) => name + one,
    );
    const file = write(
      'server.mjs',
      `const [, , react, server, testing] = await Promise.all(${JSON.stringify(modules)}.map((one) => import(one)));
       const shell = await server.fetchShell('header-remote', { origin: 'http://127.0.0.1:9' });
       console.log(JSON.stringify([shell, typeof react.SiteHeader, testing.stubScript().slice(0, 10)]));`,
    );
    assert.equal(run(process.execPath, file), '["","function","(function "]\n');
  });

  it('a page with types compiles against it, also by the resolution of Node, and a mistake is found', () => {
    const file = write(
      'page.tsx',
      `import type { MortgageEmbed, PageConfig } from '${name}';
       import { SiteHeader } from '${name}/react';
       import { stubEmbed } from '${name}/testing';
       const options: PageConfig = { account: 'none', mode: 'slim' };
       export const header = <SiteHeader origin="https://s.example" options={options} />;
       export const tell = (page: MortgageEmbed) => page.setVisitor({ displayName: 'Ada' });
       export const stub = (page: Parameters<typeof stubEmbed>[0]) => stubEmbed(page, { visitor: null });
       // @ts-expect-error -- no such mode.
       export const wrong: PageConfig = { mode: 'tiny' };`,
    );
    const compiler = path.join(root, 'node_modules/typescript7/bin/tsc');
    const settings = [
      '--ignoreConfig',
      '--noEmit',
      '--strict',
      '--jsx',
      'react-jsx',
    ];
    const kinds = [
      '--target',
      'es2022',
      '--lib',
      'es2023,dom',
      file,
      '--module',
    ];
    for (const resolution of ['preserve', 'nodenext']) {
      assert.equal(
        run(process.execPath, compiler, ...settings, ...kinds, resolution),
        '',
      );
    }
  });

  it('its elements cost a page at most 1.5 KB, and its files name no workspace', () => {
    const { outputFiles } = buildSync({
      entryPoints: [path.join(folder, 'node_modules', name, 'elements.js')],
      define: { 'process.env.NODE_ENV': '"production"' },
      bundle: true,
      minify: true,
      write: false,
    });
    assert.ok(gzipSync(outputFiles[0]!.contents).length <= 1536);
    const { dependencies } = JSON.parse(
      readFileSync(
        path.join(folder, 'node_modules', name, 'package.json'),
        'utf8',
      ),
    ) as { readonly dependencies?: object };
    assert.equal(dependencies, undefined);
  });
});
