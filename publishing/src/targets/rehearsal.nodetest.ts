import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import { Rehearsal } from './rehearsal';
import { release } from '../commands/release';
import { publishSites } from '../commands/publishSites';
import { writeSampleBuild } from '../testing/sampleBuild';
import type { MemoryTarget } from '../testing/memoryTarget';
import { SampleTargets } from '../testing/sampleTargets';
import type { ReleaseTarget } from './target';

const samples = new SampleTargets();

const refuse = () => assert.fail('a dry run writes nothing');
const readOnly = (real: ReleaseTarget): ReleaseTarget => ({
  name: real.name,
  read: (file) => real.read(file),
  addFolder: refuse,
  removeFolder: refuse,
  replace: refuse,
  change: refuse,
});

describe('a dry run', () => {
  let real: MemoryTarget;
  const rehearsed = () => new Rehearsal(readOnly(real));
  const releaseNext = () =>
    writeSampleBuild(samples.root, 'header-remote', {
      version: '1.1.0-bbbb',
      text: 'next',
    });
  beforeEach(async () => {
    real = await samples.openReleased();
  });

  it('of a release lists every file that would change', async () => {
    releaseNext();
    const now = () => new Date('2026-03-01T00:00:00.000Z');
    const target = rehearsed();
    await release(samples.settings(target, { now }), 'header-remote');
    const listed = await target.findChanges();
    const before = new Map(real.files);
    await release(samples.settings(real, { now }), 'header-remote');
    const files = [...real.files].filter(([file]) => !/\.(br|gz)$/.test(file));
    const namesOf = (list: typeof files) => list.map(([file]) => file).sort();
    const added = namesOf(files.filter(([file]) => !before.has(file)));
    const changed = namesOf(
      files.filter(
        ([file, bytes]) => before.get(file)?.equals(bytes) === false,
      ),
    );
    assert.deepEqual(listed, { added, changed, removedFolders: [] });
    assert.ok(added.includes('header-remote/1.1.0-bbbb/sample/pin.json'));
    assert.ok(changed.includes('header-remote/sample/embed.js'));
    for (const file of [...added, ...changed]) {
      assert.deepEqual(await target.read(file), await real.read(file), file);
    }
  });

  it('lists nothing where nothing would change', async () => {
    const target = rehearsed();
    await publishSites({ target }, { sites: [] });
    assert.deepEqual(await target.findChanges(), {
      added: [],
      changed: [],
      removedFolders: [],
    });
  });
});
