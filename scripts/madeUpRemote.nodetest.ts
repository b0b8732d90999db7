/** One list of remotes: a remote that is added to it, and to the workspaces, is known everywhere. */
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { promisify } from 'node:util';
import { checkOut, type Checkout } from 'build/testing';
import { build } from 'esbuild';
import type { Stamp } from 'embed/release';

const name = 'sample-remote';
const element = '#sample';

/** The smallest remote there can be. */
const files: Readonly<Record<string, string>> = {
  'package.json': JSON.stringify({
    name,
    version: '0.1.0',
    private: true,
    type: 'module',
    exports: { './mount': './src/mount.ts' },
  }),
  'tsconfig.json': JSON.stringify({
    extends: '../tsconfig.base.json',
    compilerOptions: { lib: ['ES2023', 'DOM', 'DOM.Iterable'] },
    include: ['src/**/*.ts', 'src/**/*.tsx', '../styles.d.ts'],
  }),
  'tsconfig.mount.json': JSON.stringify({
    extends: './tsconfig.json',
    include: ['src/mount.ts', '../styles.d.ts'],
  }),
  'src/remote.tsx': `import type { RemoteDefinition } from 'remote-kit/remote';
export const remote: RemoteDefinition = { name: '${name}', View: () => <p>a made-up view</p> };
`,
  'src/mount.ts': `import { defineMount } from 'remote-kit/mount';
import { remote } from './remote';
export const mount = defineMount(remote, () => import('./styles'));
`,
  'src/styles.ts': `export const styles: readonly unknown[] = [];\n`,
  'src/mount.test.ts': `it('mounts', () => undefined);\n`,
  'src/forbidden.ts': `export { mount } from 'header-remote/mount';\n`,
};

describe('a made-up remote, one line in the list and one in the workspaces,', () => {
  let checkout: Checkout;
  const run = async (...args: readonly string[]): Promise<string> => {
    const options = {
      cwd: checkout.folder,
      env: { ...process.env, ...release },
      maxBuffer: 2 ** 26,
    };
    const { stdout } = await promisify(execFile)(process.execPath, args, options);
    return stdout;
  };
  const release: Record<string, string> = { RELEASE_URL: 'https://static.example/{workspace}/' };
  const published = (file: string): string =>
    readFileSync(path.join(checkout.folder, 'target', name, file), 'utf8');

  before(() => {
    checkout = checkOut();
    for (const [file, text] of Object.entries(files)) checkout.write(`${name}/${file}`, text);
    checkout.edit(
      'package.json',
      '"access-denied-remote",',
      `"access-denied-remote",\n    "${name}",`,
    );
    checkout.edit(
      listOfRemotes(checkout),
      '\n]);',
      `\n  { name: '${name}', element: '${element}' },\n]);`,
    );
    checkout.linkWorkspaces();
    release.RELEASE_TARGET = path.join(checkout.folder, 'target');
  });
  after(() => {
    checkout.remove();
  });

  it("is one of the contract's names", async () => {
    await run('node_modules/typescript7/bin/tsc', '-p', `${name}/tsconfig.mount.json`);
  });

  it('may not import another remote', async () => {
    const lint = run('node_modules/eslint/bin/eslint.js', `${name}/src/forbidden.ts`);
    await assert.rejects(lint, ({ stdout }: { stdout: string }) =>
      stdout.includes(`${name} may import only`),
    );
  });

  it('has its unit tests run, in a page', async () => {
    const tests = await run(
      'node_modules/jest/bin/jest.js',
      '--listTests',
      '--selectProjects=browser',
    );
    assert.match(tests, /sample-remote[\\/]src[\\/]mount\.test\.ts/);
  });

  it('is built and published, with its element', async () => {
    await run('scripts/run.mjs', 'release', 'embed', 'session-shared', name);
    const stamp = JSON.parse(published('embed.json')) as Stamp;
    assert.deepEqual([stamp.remote, stamp.element], [name, element]);
    assert.equal(stamp.shell.html, '<div lang="en-US"><p>a made-up view</p></div>');
    assert.ok(published('embed.js').includes(`"element":"${element}"`));
    assert.ok(published('shell.html').includes('<p>a made-up view</p>'));
    assert.match(published('remoteEntry.js'), /sample_remote/);
  });

  it('has a static origin of its own in the demo', async () => {
    const program = `import('host-demo/origins').then(({ originOffsets }) => console.log(JSON.stringify(originOffsets)))`;
    const offsets = JSON.parse(await run('--import', 'tsx', '-e', program)) as Record<
      string,
      number
    >;
    assert.ok(offsets[name]);
    assert.equal(new Set(Object.values(offsets)).size, Object.keys(offsets).length);
  });

  it('is seen by the doctor', async () => {
    const { outputFiles } = await build({
      absWorkingDir: checkout.folder,
      entryPoints: ['host-kit/src/doctorMain.ts'],
      bundle: true,
      write: false,
      platform: 'node',
      format: 'esm',
      external: ['playwright-core', 'esbuild'],
    });
    assert.ok(outputFiles.some(({ text }) => text.includes(element)));
  });
});

function listOfRemotes({ folder }: Checkout): string {
  const manifest = JSON.parse(readFileSync(path.join(folder, 'embed/package.json'), 'utf8')) as {
    readonly exports: Readonly<Record<string, string>>;
  };
  return path.posix.join('embed', manifest.exports['./remotes'] ?? '');
}
