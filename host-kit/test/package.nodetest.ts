import assert from 'node:assert/strict';
import { execFile, execFileSync } from 'node:child_process';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { promisify } from 'node:util';
import { findInstalledChromium } from 'host-kit/installedChromium';
import { openFolder } from '../src/testing/folder';
import { serve } from '../src/testing/servers';

const root = path.resolve(import.meta.dirname, '../..');
const readManifest = (folder: string) =>
  JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8')) as {
    readonly name: string;
    readonly version: string;
    readonly dependencies: Readonly<Record<string, string>>;
  };
const { name, version, dependencies } = readManifest('host-kit/package');

describe('host-kit outside of the checkout', () => {
  const folder = openFolder('host-kit');
  let server: Awaited<ReturnType<typeof serve>>;
  const run = (command: string, ...words: readonly string[]) =>
    promisify(execFile)(
      path.join(folder, 'node_modules/.bin', command),
      words,
      { cwd: folder },
    );
  const inFolder = (file: string): string => path.join(folder, file);

  before(async () => {
    const packing = execFileSync(
      process.execPath,
      ['scripts/run.mjs', 'packHostKit'],
      {
        cwd: root,
        encoding: 'utf8',
      },
    );
    // Of the checkout, so that nothing has to be fetched.
    const ownPackages = Object.keys(dependencies).map((one) =>
      path.join(root, 'node_modules', one),
    );
    const settings = [
      '--offline',
      '--no-audit',
      '--no-fund',
      '--loglevel=error',
    ];
    const packed = path.join(root, packing.trim());
    execFileSync('npm', ['install', ...settings, packed, ...ownPackages], {
      cwd: folder,
    });
    server = await serve(({ url = '' }, response) => {
      const type = url.endsWith('.js') ? 'text/javascript' : 'text/html';
      response
        .writeHead(200, { 'content-type': type })
        .end('<!doctype html><p>A page.');
    });
  });
  after(() => server.close());

  for (const command of ['embed-doctor', 'embed-csp', 'embed-conformance']) {
    it(`${command} prints its usage`, async () => {
      const { stdout } = await run(command, '--help');
      assert.ok(stdout.startsWith(`Usage: ${command} `), stdout);
    });
  }

  it("F48: embed-csp makes a page's policy of a file", async () => {
    const needs = { directives: { 'script-src': ['https://static.example/'] } };
    writeFileSync(inFolder('csp.json'), JSON.stringify(needs));
    const { stdout } = await run(
      'embed-csp',
      'csp.json',
      '--own',
      "script-src 'self'",
    );
    assert.equal(
      stdout,
      "Content-Security-Policy: script-src 'self' https://static.example/\n",
    );
  });

  it('embed-conformance contains the contract, and tests by it', async () => {
    await assert.rejects(
      run(
        'embed-conformance',
        server.origin,
        '--only=whoAmIByCookie',
        '--json',
      ),
      (error) => {
        const { code, stdout } = error as { code: number; stdout: string };
        assert.equal(code, 1);
        const { results } = JSON.parse(stdout) as {
          results: readonly { outcome: string }[];
        };
        return results.some(({ outcome }) => outcome === 'failed');
      },
    );
    const refused: readonly (readonly [stderr: RegExp, ...args: string[]])[] = [
      [/has no call "noSuchCall"/, server.origin, '--only=noSuchCall'],
      [/either --level or --only/, server.origin, '--level=1', '--only=signIn'],
      [/cannot be reached/, 'http://127.0.0.1:1', '--json'],
      [
        /--fixtures=csp\.json: .*directives/,
        server.origin,
        '--fixtures=csp.json',
      ],
    ];
    for (const [stderr, ...args] of refused) {
      await assert.rejects(run('embed-conformance', ...args), {
        code: 2,
        stderr,
      });
    }
  });

  it(
    'embed-doctor opens a page and reports a missing tag, but no script',
    { skip: findInstalledChromium() ? false : 'no Chromium is installed' },
    async () => {
      const asked = run('embed-doctor', server.origin);
      const { stdout } = await asked.catch(
        (error: unknown) => error as { stdout: string },
      );
      assert.match(stdout, /embed\.js/);
      // As npx runs it when --verify is before the address: npm keeps that word.
      const script = run('embed-doctor', `${server.origin}/embed.js`);
      await assert.rejects(script, {
        code: 2,
        stderr: /is a script\. Write --verify after it/,
      });
    },
  );

  it('its module for servers is there', async () => {
    writeFileSync(
      inFolder('server.mjs'),
      `import { toContentSecurityPolicy } from '${name}/csp';
       console.log(toContentSecurityPolicy([], "img-src *"));`,
    );
    const { stdout } = await promisify(execFile)(process.execPath, [
      inFolder('server.mjs'),
    ]);
    assert.equal(stdout, 'img-src *\n');
  });

  it('each of its modules has types that need nothing else, also by the resolution of Node', async () => {
    writeFileSync(
      inFolder('typed.mts'),
      `import { toContentSecurityPolicy, type CspNeeds } from '${name}/csp';
       import { readContract, readFixtures, runConformance } from '${name}/conformance';
       export const policy: string = toContentSecurityPolicy([] as CspNeeds[]);
       const contract = readContract('openapi.json');
       const host = { base: new URL(policy), contract, fixtures: readFixtures({}), answerLimitMs: 1 };
       for (const { outcome } of await runConformance(host)) outcome satisfies 'passed' | 'failed' | 'skipped';
       // @ts-expect-error -- a host is more than its address.
       void runConformance({ base: new URL(policy) });`,
    );
    const settings = [
      '--noEmit',
      '--strict',
      '--module',
      'nodenext',
      '--target',
      'es2022',
    ];
    const compiler = path.join(root, 'node_modules/typescript7/bin/tsc');
    const checked = promisify(execFile)(
      process.execPath,
      [
        compiler,
        '--ignoreConfig',
        ...settings,
        '--lib',
        'es2022,dom',
        'typed.mts',
      ],
      { cwd: folder },
    );
    const { stdout } = await checked.catch(
      (error: unknown) => error as { stdout: string },
    );
    assert.equal(stdout, '');
  });

  it('contains its licence, changes and notices, and no source file', () => {
    const files = readdirSync(inFolder(`node_modules/${name}`), {
      recursive: true,
      encoding: 'utf8',
    });
    for (const file of [
      'LICENSE',
      'CHANGELOG.md',
      'README.md',
      'notices.txt',
    ]) {
      assert.ok(files.includes(file), file);
    }
    assert.match(
      readFileSync(inFolder(`node_modules/${name}/notices.txt`), 'utf8'),
      /^ajv \d/m,
    );
    assert.deepEqual(
      files.filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts')),
      [],
    );
  });

  it('has the version and the dependencies of the checkout', () => {
    const checkout = readManifest('host-kit');
    assert.equal(version, checkout.version);
    for (const [one, exact] of Object.entries(dependencies)) {
      assert.equal(exact, checkout.dependencies[one], one);
    }
  });
});
