import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import { releasedWorkspaces } from 'embed/remotes';
import { promote } from './promote';
import { publishSites } from './publishSites';
import { readRegistry } from '../registry/registry';
import { release } from './release';
import { writeSampleBuild } from '../testing/sampleBuild';
import { SampleTargets } from '../testing/sampleTargets';
import type { MemoryTarget } from '../testing/memoryTarget';

const samples = new SampleTargets();
const urlOf = (workspace: string) => `https://live.example/${workspace}/`;

/** Every file of a version, without what stamping adds to it. */
const versionFiles = (
  { files }: MemoryTarget,
  folder: string,
): Record<string, string> =>
  Object.fromEntries(
    [...files]
      .map(
        ([file, bytes]) =>
          [file.replace(`${folder}/`, ''), bytes.toString('latin1')] as const,
      )
      .filter(([name]) =>
        /^(entry|mount|stamp|release|shell\.css|mf-manifest|@mf)/.test(name),
      ),
  );

describe('promoting', () => {
  let from: MemoryTarget;
  let to: MemoryTarget;
  const sites = () => assert.fail('the sites of the checkout');
  const settings = (more: object = {}) => ({
    from,
    target: to,
    urlOf,
    sites,
    ...more,
  });
  const releaseNext = async (name: string, version: string, contract = 1) => {
    writeSampleBuild(samples.root, name, { version, text: version, contract });
    const origin = () => ({
      commit: 'c0ffee',
      isClean: true,
      releasedBy: 'Ada',
    });
    await release(samples.settings(from, { origin }), name);
  };
  beforeEach(async () => {
    from = await samples.openReleased();
    to = samples.open();
  });
  const promoteAll = async () => {
    for (const name of releasedWorkspaces) {
      await promote(settings(), name);
    }
  };

  it('S12: the very files go, and become current there; the registry keeps their commit, and who promoted them', async () => {
    await releaseNext('header-remote', '1.1.0-bbbb');
    await publishSites(
      { target: from },
      { sites: [{ slug: 'birch', first: true }] },
    );
    await promoteAll();
    const { sites = [] } = await readRegistry(to);
    const slugs = sites.map(({ slug }) => slug);
    assert.deepEqual(
      slugs,
      ['sample', 'birch'],
      'an empty target takes the sites, in their order',
    );
    await releaseNext('header-remote', '1.2.0-cccc');
    const now = () => new Date('2026-03-01T00:00:00.000Z');
    const origin = () => ({ commit: 'of this checkout', releasedBy: 'Grace' });
    assert.deepEqual(
      await promote(settings({ now, origin }), 'header-remote'),
      {
        version: '1.2.0-cccc',
        url: urlOf('header-remote'),
        isNew: true,
        removed: [],
      },
    );
    const files = versionFiles(to, 'header-remote/1.2.0-cccc');
    assert.deepEqual(files, versionFiles(from, 'header-remote/1.2.0-cccc'));
    assert.ok(Object.keys(files).includes('entry.js.br'));
    const { current, url, versions } = (await readRegistry(to)).workspaces[
      'header-remote'
    ]!;
    assert.deepEqual([current, url], ['1.2.0-cccc', urlOf('header-remote')]);
    assert.deepEqual(versions[0], {
      version: '1.2.0-cccc',
      releasedAt: '2026-03-01T00:00:00.000Z',
      contract: 1,
      commit: 'c0ffee',
      isClean: true,
      releasedBy: 'Grace',
      pinned: { embed: '1.0.0-aaaa', 'session-shared': '1.0.0-aaaa' },
    });
    const loader = (await to.read('header-remote/embed.js'))!.toString();
    assert.ok(
      loader.includes('https://live.example/session-shared/1.0.0-aaaa/'),
    );
    assert.ok(!loader.includes('static.example'));
  });

  it('F13: the command promotes the version it is given, also one that is not current; a version on the target is only made current', async () => {
    await promoteAll();
    await releaseNext('header-remote', '1.1.0-bbbb');
    await promote(settings(), 'header-remote');
    const again = await promote(settings(), 'header-remote', '1.0.0-aaaa');
    assert.deepEqual([again.version, again.isNew], ['1.0.0-aaaa', false]);
    assert.match(
      (await to.read('header-remote/embed.js'))!.toString(),
      /"\.\/1\.0\.0-aaaa\/"/,
    );
  });

  it('F13: is refused, with nothing copied, where the session that it needs is missing', async () => {
    await promoteAll();
    await releaseNext('session-shared', '2.0.0-dddd', 2);
    await releaseNext('header-remote', '2.0.0-dddd', 2);
    const before = [...to.files.keys()];
    await assert.rejects(
      promote(settings(), 'header-remote'),
      /built for major 2 of the session's contract, and no session-shared on .* keeps that\. Run npm run promote -- session-shared --from .* --to .* first/,
    );
    assert.deepEqual([...to.files.keys()], before);
    await promote(settings(), 'session-shared');
    await promote(settings(), 'header-remote');
    assert.match(
      (await to.read('header-remote/embed.js'))!.toString(),
      /session-shared@2/,
    );
  });

  it('S12: is refused where a file is not what was released, or is gone', async () => {
    await promoteAll();
    await releaseNext('header-remote', '1.1.0-bbbb');
    const before = (await to.read('registry.json'))!.toString();
    await from.replace(
      'header-remote/1.1.0-bbbb/mount.1.js',
      Buffer.from('tampered'),
    );
    await assert.rejects(
      promote(settings(), 'header-remote'),
      /header-remote\/1\.1\.0-bbbb\/mount\.1\.js was changed after its release/,
    );
    from.files.delete('header-remote/1.1.0-bbbb/mount.1.js');
    await assert.rejects(
      promote(settings(), 'header-remote'),
      /mount\.1\.js is missing/,
    );
    assert.equal((await to.read('registry.json'))!.toString(), before);
    assert.equal(
      await to.read('header-remote/1.1.0-bbbb/release.json'),
      undefined,
    );
  });

  it('the error names the missing version and lists the known ones', async () => {
    const ask = (name: string, version?: string, more: object = {}) =>
      promote(settings(more), name, version);
    await assert.rejects(
      ask('header-remote'),
      /cannot run without embed, .* promote -- embed --from/,
    );
    await assert.rejects(
      ask('header-remote', '0.9.0'),
      /header-remote 0\.9\.0 is not on .*\. There are:\n {2}1\.0\.0-aaaa \(current\)/,
    );
    await assert.rejects(
      ask('embed', undefined, { urlOf: () => undefined }),
      /once.*: --url /,
    );
    await assert.rejects(
      ask('embed', undefined, { from: to }),
      /cannot be promoted from .* to itself/,
    );
    await assert.rejects(
      ask('embed', undefined, { from: samples.open() }),
      /embed has never been released to /,
    );
  });
});
