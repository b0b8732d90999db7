/** Dry runs: the very programs, on a target that throws when something is written. */
import assert from 'node:assert/strict';
import { after, beforeEach, describe, it } from 'node:test';
import { promote } from '../commands/promote';
import { rehearse } from './rehearsal';
import { release, rollback } from '../commands/release';
import { publishSites } from '../commands/publishSites';
import { writeSampleBuild } from '../testing/sampleBuild';
import { SampleTargets } from '../testing/sampleTargets';
import type { ReleaseTarget } from './target';

const samples = new SampleTargets();
after(() => samples.remove());

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
  const rehearsed = () => rehearse(readOnly(real));
  const releaseNext = () =>
    writeSampleBuild(samples.root, 'header-remote', { version: '1.1.0-bbbb', text: 'next' });
  beforeEach(async () => {
    real = await samples.openReleased();
  });

  it('of a release lists every file that would change', async () => {
    releaseNext();
    const now = () => new Date('2026-03-01T00:00:00.000Z');
    const { target, findChanges } = rehearsed();
    await release(samples.settings(target, { now }), 'header-remote');
    const { added, changed, removedFolders } = await findChanges();
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

  it('of a rollback and of a stamp', async () => {
    releaseNext();
    await release(samples.settings(real), 'header-remote');
    const back = rehearsed();
    await rollback({ target: back.target }, 'header-remote', '1.0.0-aaaa');
    assert.ok((await back.findChanges()).changed.includes('registry.json'));
    assert.match(String(await back.target.read('registry.json')), /"current": "1\.0\.0-aaaa"/);

    const sites = rehearsed();
    await publishSites({ target: sites.target }, { sites: [{ slug: 'cedarline' }] });
    const { added, changed } = await sites.findChanges();
    assert.ok(added.includes('footer-remote/cedarline/embed.js'));
    assert.deepEqual(changed, ['registry.json']);
  });

  it('of a promotion, also to an empty target', async () => {
    const from = real;
    real = samples.open();
    const { target, findChanges } = rehearsed();
    const urlOf = (workspace: string) => `https://live.example/${workspace}/`;
    for (const name of ['embed', 'session-shared', 'header-remote'])
      await promote({ from: readOnly(from), target, urlOf }, name);
    const { added } = await findChanges();
    assert.ok(added.includes('header-remote/1.0.0-aaaa/entry.js'));
    assert.ok(added.includes('header-remote/embed.js'));
    assert.match(
      String(await target.read('registry.json')),
      /https:\/\/live\.example\/header-remote/,
    );
  });

  it('lists nothing where nothing would change, and is refused as the command would be', async () => {
    const { target, findChanges } = rehearsed();
    await publishSites({ target }, { sites: [] });
    assert.deepEqual(await findChanges(), { added: [], changed: [], removedFolders: [] });
    await assert.rejects(rollback({ target }, 'header-remote', '0.9.0'), /is not on the target/);
  });
});
