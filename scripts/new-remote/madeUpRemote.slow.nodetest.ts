import assert from 'node:assert/strict';
import { execFile, execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { promisify } from 'node:util';
import { checkOut, type Checkout } from 'build/testing';
import type { Stamp } from 'embed/release';
import {
  chromiumArguments,
  findInstalledChromium,
} from 'host-kit/installedChromium';
import { serve } from 'host-kit/testing/servers';
import { chromium } from 'playwright-core';

const name = 'rates-teaser';
const element = '#rates';
const view = `${name}/src/RatesTeaser.tsx`;
const shown = 'Sign in, and this will know you.';

describe('a new remote, made by one command,', () => {
  let checkout: Checkout;
  let made: string;
  let server: Awaited<ReturnType<typeof serve>>;
  const release: Record<string, string> = {};
  const inCheckout = (...parts: readonly string[]): string =>
    path.join(checkout.folder, ...parts);
  const published = (file: string): string =>
    readFileSync(inCheckout('target', name, file), 'utf8');
  const git = (...words: readonly string[]): string =>
    execFileSync('git', words, { cwd: checkout.folder, encoding: 'utf8' });
  const run = async (...args: readonly string[]): Promise<string> => {
    const options = {
      cwd: checkout.folder,
      env: { ...process.env, ...release },
      maxBuffer: 2 ** 26,
    };
    const { stdout } = await promisify(execFile)(
      process.execPath,
      args,
      options,
    );
    return stdout;
  };
  const makeRemote = (...words: readonly string[]) =>
    run('scripts/run.mjs', 'newRemote', ...words);

  before(async () => {
    checkout = checkOut();
    git('init', '--quiet');
    git('add', '--all');
    const author = [
      '-c',
      'user.name=Test',
      '-c',
      'user.email=test@example.test',
    ];
    git(...author, 'commit', '--quiet', '--message', 'As it was');
    // Without npm the last step fails.
    release.PATH = '';
    await assert.rejects(makeRemote(name), {
      code: 1,
      stderr: /^\S+ is not made, and all is as/,
    });
    delete release.PATH;
    assert.equal(git('status', '--porcelain'), '');
    made = await makeRemote(name, '--target', element);
    server = await serve(filesOf(inCheckout('target')));
    release.RELEASE_URL = `${server.origin}/{workspace}/`;
    release.RELEASE_TARGET = inCheckout('target');
    release.RELEASE_MAPS = inCheckout('maps');
  });
  after(async () => {
    await server.close();
    checkout.remove();
  });

  it('prints the next steps, and changes only three lists and its folder', () => {
    assert.match(made, /npm run dev/);
    assert.deepEqual(git('status', '--porcelain').trimEnd().split('\n'), [
      ' M embed/src/contract/remotes.js',
      ' M package-lock.json',
      ' M package.json',
      `?? ${name}/`,
    ]);
    const changed = git('diff', '--numstat').trimEnd().split('\n');
    assert.ok(
      changed.every((line) => /\t0\t/.test(line)),
      `only additions: ${changed.join()}`,
    );
  });

  it('is refused when it exists, with nothing changed', async () => {
    const before = git('status', '--porcelain') + git('diff');
    await assert.rejects(makeRemote(name), {
      code: 1,
      stderr: /npm run new-remote/,
    });
    assert.equal(git('status', '--porcelain') + git('diff'), before);
  });

  it('has the lockfile entry that npm would write', async () => {
    const options = { cwd: checkout.folder, encoding: 'utf8' } as const;
    const words = ['ls', name, '--package-lock-only', '--json'];
    const { dependencies } = JSON.parse(
      execFileSync('npm', words, options),
    ) as {
      readonly dependencies: Readonly<Record<string, object>>;
    };
    assert.ok(dependencies[name]);
  });

  it('is formatted', async () => {
    const files = [name, 'package.json', 'embed/src/contract/remotes.js'];
    await run('node_modules/oxfmt/bin/oxfmt', '--check', ...files);
  });

  it("is typed, by the contract's names, passes the lint, and may not import another remote", async () => {
    await run('node_modules/oxlint/bin/oxlint', name);
    checkout.write(
      `${name}/src/forbidden.ts`,
      `export { mount } from 'header-remote/mount';\n`,
    );
    const cruiser = 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs';
    const settings = [
      '--config',
      '.dependency-cruiser.mjs',
      '--output-type',
      'err',
    ];
    await assert.rejects(
      run(cruiser, ...settings, name),
      ({ stdout }: { stdout: string }) => stdout.includes(`arrows-of-${name}`),
    );
    git('clean', '--quiet', '--force', `${name}/src/forbidden.ts`);
  });

  it("passes its own tests and the repository's", async () => {
    const house = 'scripts/house/(commands|links|packages)';
    await run('node_modules/jest/bin/jest.js', name, house, 'remote-kit/test');
  });

  it('is built and released, with its element', async () => {
    const said = await run(
      'scripts/run.mjs',
      'release',
      'embed',
      'session-shared',
      name,
    );
    const address = (release.RELEASE_URL ?? '').replace('{workspace}', name);
    assert.match(said, new RegExp(`for pages: ${address}embed\\.js`));
    const stamp = readStamp();
    assert.deepEqual([stamp.remote, stamp.element], [name, element]);
    assert.ok(stamp.shell.html.includes(shown));
    assert.ok(published('embed.js').includes(`"element":"${element}"`));
    assert.ok(published('shell.html').includes(shown));
    assert.match(published('remoteEntry.js'), /rates_teaser/);
  });
  const readStamp = (): Stamp => JSON.parse(published('embed.json')) as Stamp;

  it(
    'appears on a page and starts',
    { skip: findInstalledChromium() ? false : 'no Chromium is installed' },
    async () => {
      const executablePath = findInstalledChromium() ?? '';
      const browser = await chromium.launch({
        executablePath,
        args: chromiumArguments(),
      });
      try {
        const page = await browser.newPage();
        await page.goto(server.origin);
        await page.getByText(shown).waitFor();
        const handle = `mortgageEmbed.ready('${name}').then(({ remote }) => remote)`;
        assert.equal(await page.evaluate(handle), name);
      } finally {
        await browser.close();
      }
    },
  );

  it('S21: a reported stack is explained with lines of its sources', async () => {
    const { version = '' } = readStamp().releases.at(-1) ?? {};
    const script = published(`${version}/view.js`);
    const before = script.slice(0, script.indexOf(shown)).split('\n');
    const place = `${before.length}:${(before.at(-1)?.length ?? 0) + 1}`;
    const report = `Error: oops\n    at View (https://static.example/${name}/${version}/view.js:${place})\n`;
    writeFileSync(inCheckout('report.txt'), report);
    const explained = await run('scripts/run.mjs', 'where', 'report.txt');
    const line =
      readFileSync(inCheckout(view), 'utf8')
        .split('\n')
        .findIndex((one) => one.includes(shown)) + 1;
    assert.ok(explained.includes(`${view}:${line}:`), explained);
  });

  it('S21: a release that would publish its maps is refused', async () => {
    const { RELEASE_MAPS = '' } = release;
    release.RELEASE_MAPS = inCheckout('target', 'maps');
    await assert.rejects(run('scripts/run.mjs', 'release', name), {
      code: 1,
      stderr: /is on the public target/,
    });
    release.RELEASE_MAPS = RELEASE_MAPS;
    assert.ok(!existsSync(inCheckout('target', 'maps')));
  });

  it('can be removed: its folder and three lines', async () => {
    git('checkout', '--quiet', '.');
    git('clean', '--quiet', '--force', '-d', name);
    assert.equal(
      git('status', '--porcelain', '--', name, 'embed', 'package.json'),
      '',
    );
    await assert.rejects(run('scripts/run.mjs', 'release', name), {
      stderr: /is not a workspace/,
    });
  });
});

/** A page with the remote's tag, and the target's folder. */
function filesOf(target: string): RequestListener {
  const page = `<!doctype html><title>A page</title><div id="${element.slice(1)}"></div><script async src="/${name}/embed.js"></script>`;
  return ({ url = '' }, response) => {
    const file = path.join(target, url);
    if (url === '/') {
      response.setHeader('content-type', 'text/html').end(page);
    } else if (!existsSync(file) || !url.includes('.')) {
      response.writeHead(404).end();
    } else {
      const type = url.endsWith('.js') ? 'text/javascript' : 'application/json';
      response.setHeader('content-type', type).end(readFileSync(file));
    }
  };
}
