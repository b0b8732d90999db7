import assert from 'node:assert/strict';
import path from 'node:path';
import { beforeEach, describe, it } from 'node:test';
import { brotliDecompressSync } from 'node:zlib';
import { releasedWorkspaces } from 'embed/remotes';
import { readRegistry } from '../registry/registry';
import type { ReleaseTarget } from '../targets/target';
import { writeSampleBuild, writeSampleBuilds } from '../testing/sampleBuild';
import { SampleTargets } from '../testing/sampleTargets';
import { assertCanary } from './canary';
import { assertReleasable, release, rollback, stamp } from './release';

const samples = new SampleTargets();
const { root } = samples;

describe('a release', () => {
  let target: ReleaseTarget;
  const text = async (file: string) => (await target.read(file))?.toString();
  const releaseAll = async () => {
    for (const name of releasedWorkspaces) {
      await release(samples.settings(target), name);
    }
  };
  beforeEach(() => {
    target = samples.open();
    writeSampleBuilds(root);
  });

  it('S12 S21: has version folders and stable files that name each other, with the hash of every script and no source map', async () => {
    await releaseAll();
    const embed = await text('header-remote/embed.js');
    for (const part of [
      'https://static.example/embed/1.0.0-aaaa/',
      'https://static.example/session-shared/1.0.0-aaaa/',
      '"./1.0.0-aaaa/"',
      '<p>first</p>',
    ]) {
      assert.ok(embed?.includes(part), part);
    }
    assert.equal(embed?.match(/sha256-/g)?.length, 5);
    assert.match(
      (await text('header-remote/mf-manifest.json'))!,
      /"name": "remoteEntry.js"/,
    );
    assert.match(
      (await text('header-remote/remoteEntry.js'))!,
      /first entry of header-remote/,
    );
    assert.equal(
      brotliDecompressSync(
        (await target.read('header-remote/embed.js.br'))!,
      ).toString(),
      embed,
    );
    const csp = JSON.parse((await text('header-remote/csp.json'))!) as {
      scripts: object;
    };
    assert.deepEqual(
      Object.values(csp.scripts).filter(
        (hash) => !/^sha256-/.test(String(hash)),
      ),
      [],
    );
    assert.equal(
      await target.read('header-remote/1.0.0-aaaa/mount.1.js.map'),
      undefined,
      'S21: no source map',
    );
  });

  it('of a session is stamped into every remote, and so is its rollback; old versions stay', async () => {
    await releaseAll();
    writeSampleBuild(root, 'session-shared', {
      version: '1.1.0-bbbb',
      text: 'second',
    });
    await release(samples.settings(target), 'session-shared');
    for (const name of ['header-remote', 'footer-remote']) {
      assert.match(
        (await text(`${name}/embed.js`))!,
        /session-shared\/1\.1\.0-bbbb/,
      );
    }
    await rollback({ target }, 'session-shared', '1.0.0-aaaa');
    assert.match(
      (await text('header-remote/embed.js'))!,
      /session-shared\/1\.0\.0-aaaa/,
    );
    assert.ok(await target.read('session-shared/1.1.0-bbbb/entry.js'));
  });

  it('stamps and pins a remote of another checkout too, while its folder is there; a missing folder of the checkout is an error', async () => {
    await releaseAll();
    writeSampleBuild(root, 'rates-teaser');
    await release(samples.settings(target), 'rates-teaser');
    const releaseSession = async (version: string) => {
      writeSampleBuild(root, 'session-shared', { version, text: version });
      await release(samples.settings(target), 'session-shared');
    };
    await releaseSession('1.1.0-bbbb');
    assert.match(
      (await text('rates-teaser/embed.js'))!,
      /session-shared\/1\.1\.0-bbbb/,
    );
    assert.ok(await text('rates-teaser/1.0.0-aaaa/sample/pin.json'));
    await target.removeFolder('rates-teaser');
    await releaseSession('1.2.0-cccc');
    assert.equal(await text('rates-teaser/embed.js'), undefined);
    await target.removeFolder('footer-remote');
    await assert.rejects(
      releaseSession('1.3.0-dddd'),
      /footer-remote\/.+json is missing, though/,
    );
  });

  it('cannot change a released version', async () => {
    await releaseAll();
    const before = await text('header-remote/embed.js');
    writeSampleBuild(root, 'header-remote', { text: 'other' });
    await assert.rejects(
      release(samples.settings(target), 'header-remote'),
      /is released already, with other content \(entry\.js, mount\.1\.js, stamp\.cjs\).*raise the version in header-remote\/package\.json/s,
    );
    assert.equal(await text('header-remote/embed.js'), before);
    assert.match(
      (await text('header-remote/1.0.0-aaaa/entry.js'))!,
      /first entry/,
    );
  });

  it('keeps the last ten versions, the current one, and the session that a current remote needs', async () => {
    await releaseAll();
    for (let number = 1; number <= 12; number += 1) {
      writeSampleBuild(root, 'session-shared', {
        version: `2.0.${number}`,
        contract: 2,
      });
      await release(samples.settings(target), 'session-shared');
    }
    const kept = [
      ...Array.from({ length: 10 }, (_, index) => `2.0.${12 - index}`),
      '1.0.0-aaaa',
    ];
    const { versions } = (await readRegistry(target)).workspaces[
      'session-shared'
    ]!;
    // The remotes still run with the session of the old contract.
    const known = versions.map(({ version }) => version);
    const facts = JSON.parse((await text('session-shared/version.json'))!) as {
      versions: unknown;
    };
    assert.deepEqual([known, facts.versions], [kept, kept]);
    assert.equal(await target.read('session-shared/2.0.2/entry.js'), undefined);
    assert.equal(
      await target.read('session-shared/2.0.2/release.json'),
      undefined,
    );
    assert.ok(await target.read('session-shared/2.0.3/entry.js'));
    assert.match(
      (await text('header-remote/embed.js'))!,
      /session-shared\/1\.0\.0-aaaa/,
    );
  });

  it('of a remote of another major needs a session of that major', async () => {
    await releaseAll();
    writeSampleBuild(root, 'header-remote', {
      version: '2.0.0-cccc',
      contract: 2,
    });
    const before = await text('registry.json');
    await assert.rejects(
      release(samples.settings(target), 'header-remote'),
      /major 2 of the session's contract.*npm run release -w session-shared/s,
    );
    assert.equal(await text('registry.json'), before);
    writeSampleBuild(root, 'session-shared', {
      version: '2.0.0-cccc',
      contract: 2,
    });
    await release(samples.settings(target), 'session-shared');
    await release(samples.settings(target), 'header-remote');
    assert.match(
      (await text('header-remote/embed.js'))!,
      /"session":"session-shared@2"/,
    );
    assert.match(
      (await text('footer-remote/embed.js'))!,
      /session-shared\/1\.0\.0-aaaa/,
    );
  });

  it('is refused with advice', async () => {
    await releaseAll();
    await assert.rejects(
      rollback({ target }, 'header-remote', '0.9.0'),
      /header-remote 0\.9\.0 is not on the target\. There are:\n {2}1\.0\.0-aaaa \(current\)/,
    );
    await assert.rejects(
      rollback({ target }, 'header-remote', '1.0.0-aaaa'),
      /is the current version already/,
    );
    await assert.rejects(
      rollback({ target: samples.open() }, 'header-remote', '1.0.0-aaaa'),
      /has never been released/,
    );
    await assert.rejects(
      release(
        samples.settings(target, { root: path.join(root, 'nowhere') }),
        'header-remote',
      ),
      /not built.*npm run build -w header-remote/s,
    );
    await assert.rejects(
      release(
        { root, target: samples.open(), urlOf: () => undefined },
        'embed',
      ),
      /Give it once, and the registry remembers it: --url 'https:/,
    );
  });

  it('is refused before the build, too', async () => {
    const unbuilt = samples.settings(target, {
      root: path.join(root, 'nowhere'),
    });
    await assert.rejects(
      assertReleasable(unbuilt, ['header-remote']),
      /cannot run without embed/,
    );
    await assertReleasable(unbuilt, [
      'embed',
      'session-shared',
      'header-remote',
    ]);
    const noAddress = { ...unbuilt, urlOf: () => undefined };
    await assert.rejects(
      assertReleasable(noAddress, ['embed']),
      /No public address of embed/,
    );
    const badSite = () => assert.fail('a mistake in a site');
    const withBadSite = { ...unbuilt, sites: badSite };
    await assert.rejects(
      assertReleasable(withBadSite, ['embed']),
      /a mistake in a site/,
    );
    await releaseAll();
    await assertReleasable({ ...noAddress, sites: badSite }, ['header-remote']);
    await assert.rejects(
      assertCanary(unbuilt, 'header-remote', 90),
      /--share 90 cannot be used/,
    );
    await assertCanary(unbuilt, 'header-remote', 10);
  });

  it('that was interrupted is repaired by a stamp', async () => {
    await releaseAll();
    const whole = await text('footer-remote/embed.js');
    await target.replace('footer-remote/embed.js', Buffer.from('half a fi'));
    await stamp({ target });
    assert.equal(await text('footer-remote/embed.js'), whole);
  });

  it('refuses a broken registry', async () => {
    await target.replace('registry.json', Buffer.from('<html>'));
    await assert.rejects(
      release(samples.settings(target), 'embed'),
      /registry\.json is not a release registry/,
    );
  });
});
