import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import { Rehearsal } from './rehearsal';
import { release, rollback } from '../commands/release';
import { publishSites } from '../commands/publishSites';
import { writeSampleBuild } from '../testing/sampleBuild';
import { SampleTargets } from '../testing/sampleTargets';
import type { ReleaseTarget } from './target';

const samples = new SampleTargets();

const refuse = (): never => {
  throw new Error('a dry run writes nothing');
};
const readOnly = (real: ReleaseTarget): ReleaseTarget => ({
  name: real.name,
  read: (file) => real.read(file),
  addFolder: refuse,
  removeFolder: refuse,
  replace: refuse,
  change: refuse,
});

describe('a dry run', () => {
  let real: ReleaseTarget;
  const rehearsed = () => new Rehearsal(readOnly(real));
  const releaseNext = () =>
    writeSampleBuild(samples.root, 'header-remote', { version: '1.1.0-bbbb', text: 'next' });
  beforeEach(async () => {
    real = await samples.openReleased();
  });

  it('of a release lists every file that would change', async () => {
    releaseNext();
    const now = () => new Date('2026-03-01T00:00:00.000Z');
    const target = rehearsed();
    await release(samples.settings(target, { now }), 'header-remote');
    const { added, changed, removedFolders } = await target.findChanges();
    const stable = [
      'embed.js',
      'embed.json',
      'mf-manifest.json',
      'remoteEntry.js',
      'shell.html',
      'version.json',
    ];
    assert.deepEqual(changed, [
      'header-remote/csp.json',
      ...stable.slice(0, 4).map((file) => `header-remote/${file}`),
      'header-remote/sample/csp.json',
      ...stable.map((file) => `header-remote/sample/${file}`),
      ...stable.slice(4).map((file) => `header-remote/${file}`),
      'registry.json',
    ]);
    const version = [
      ...['@mf-types.zip', 'csp.json', 'embed.js', 'embed.json', 'entry.js', 'mf-manifest.json'],
      ...['mount.1.js', 'pin.json', 'release.json'],
      ...['csp.json', 'embed.js', 'embed.json', 'pin.json', 'shell.html'].map(
        (file) => `sample/${file}`,
      ),
      ...['shell.css', 'shell.html', 'stamp.cjs'],
    ];
    assert.deepEqual(
      added,
      version.map((file) => `header-remote/1.1.0-bbbb/${file}`),
    );
    assert.deepEqual(removedFolders, []);
    // The real release changes the same files.
    await release(samples.settings(real, { now }), 'header-remote');
    for (const file of [...added, ...changed])
      assert.deepEqual(await real.read(file), await target.read(file), file);
    assert.deepEqual(await real.read('registry.json'), await target.read('registry.json'));
  });

  it('lists nothing where nothing would change, and is refused as the command would be', async () => {
    const target = rehearsed();
    await publishSites({ target }, { sites: [] });
    assert.deepEqual(await target.findChanges(), { added: [], changed: [], removedFolders: [] });
    await assert.rejects(rollback({ target }, 'header-remote', '0.9.0'), /is not on the target/);
  });
});
