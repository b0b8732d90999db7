import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import { releasedWorkspaces } from 'embed/remotes';
import { readRegistry } from '../registry/registry';
import type { ReleaseTarget } from '../targets/target';
import { sampleSites, writeSampleBuild } from '../testing/sampleBuild';
import { SampleTargets } from '../testing/sampleTargets';
import { publishSites } from './publishSites';
import { release } from './release';

const samples = new SampleTargets();

describe('the sites of a target', () => {
  let target: ReleaseTarget;
  const text = async (file: string) => (await target.read(file))?.toString();
  beforeEach(async () => {
    target = await samples.openReleased();
  });

  it('adds and removes sites with their stable files, and changes the first one', async () => {
    const cedarline = { slug: 'cedarline', name: 'Cedarline' };
    const added = await publishSites(
      { target },
      { sites: [...sampleSites, cedarline] },
    );
    assert.equal(added.first, 'sample');
    assert.ok(added.written.includes('header-remote/cedarline/embed.js'));
    assert.deepEqual(
      added.written.filter((file) => !file.includes('/cedarline/')),
      [],
      'no file of another site is written',
    );
    for (const name of releasedWorkspaces.filter((workspace) =>
      /-remote$/.test(workspace),
    )) {
      const csp = JSON.parse((await text(`${name}/cedarline/csp.json`))!) as {
        remote: string;
      };
      assert.equal(csp.remote, name);
    }
    assert.match(
      (await text('header-remote/cedarline/embed.js'))!,
      /"\.\.\/1\.0\.0-aaaa\/"/,
    );
    assert.deepEqual(
      (await publishSites({ target }, { sites: [cedarline] })).written,
      [],
    );

    const partOfFirst = async () =>
      /"slug":"(\w+)"/.exec((await text('header-remote/embed.js'))!)?.[1];
    assert.equal(await partOfFirst(), 'sample');
    const moved = { sites: [], removed: 'sample', first: 'cedarline' };
    assert.equal((await publishSites({ target }, moved)).first, 'cedarline');
    assert.equal(await partOfFirst(), 'cedarline');
    for (const name of ['header-remote', 'session-shared']) {
      for (const ending of ['', '.br', '.gz']) {
        assert.equal(
          await text(`${name}/sample/remoteEntry.js${ending}`),
          undefined,
        );
      }
    }
    assert.ok(await text('header-remote/1.0.0-aaaa/entry.js'), 'versions stay');
  });

  it('an interrupted removal of a site is finished by the same command', async (test) => {
    await publishSites({ target }, { sites: [{ slug: 'cedarline' }] });
    const remove = () =>
      publishSites({ target }, { sites: [], removed: 'cedarline' });
    const broken = test.mock.method(target, 'removeFolder', () =>
      Promise.reject(new Error('cut')),
    );
    await assert.rejects(remove, /cut/);
    assert.ok(await text('header-remote/cedarline/embed.js'));
    broken.mock.restore();
    await remove();
    assert.equal(await text('header-remote/cedarline/embed.js'), undefined);
    await assert.rejects(remove, /There is no site "cedarline"/);
  });

  it('by a team without sites keeps those of the target', async () => {
    writeSampleBuild(samples.root, 'header-remote', {
      version: '1.1.0-bbbb',
      text: 'second',
    });
    const sites = () => assert.fail('not needed');
    await release(samples.settings(target, { sites }), 'header-remote');
    assert.deepEqual((await readRegistry(target)).sites, sampleSites);
    assert.match(
      (await text('header-remote/sample/embed.js'))!,
      /1\.1\.0-bbbb/,
    );
  });
});
