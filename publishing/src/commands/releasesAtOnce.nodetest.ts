import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { beforeEach, describe, it } from 'node:test';
import { brotliDecompressSync } from 'node:zlib';
import { DirectoryTarget } from '../targets/directoryTarget';
import type { ReleaseTarget } from '../targets/target';
import { writeSampleBuild } from '../testing/sampleBuild';
import { SampleTargets } from '../testing/sampleTargets';
import { release } from './release';

const samples = new SampleTargets();
const { root } = samples;

describe('releases at the same time', () => {
  let target: ReleaseTarget;
  const releaseNow = (name: string) =>
    release(samples.settings(new DirectoryTarget(target.name)), name);
  const leftovers = () =>
    readdirSync(target.name, { recursive: true }).filter((file) =>
      String(file).includes('.making-'),
    );
  beforeEach(async () => {
    target = await samples.releaseAll(samples.openFolder());
  });

  it('of two teams are both current and stamped in the end', async () => {
    // Several rounds, because the order of the two writers differs.
    for (let round = 1; round <= 4; round += 1) {
      const version = `1.${round}.0-bbbb`;
      for (const name of ['session-shared', 'header-remote']) {
        writeSampleBuild(root, name, { version, text: `round ${round}` });
      }
      await Promise.all(['session-shared', 'header-remote'].map(releaseNow));
      const embed = (await target.read('header-remote/embed.js'))!.toString();
      assert.ok(
        embed.includes(`session-shared/${version}`),
        `the session of round ${round}`,
      );
      assert.ok(
        embed.includes(`"./${version}/"`),
        `the header of round ${round}`,
      );
      assert.ok(
        (await target.read('footer-remote/embed.js'))!
          .toString()
          .includes(`session-shared/${version}`),
        `the footer of round ${round}`,
      );
      for (const file of [
        'header-remote/embed.js',
        'session-shared/remoteEntry.js',
      ]) {
        assert.deepEqual(
          brotliDecompressSync((await target.read(`${file}.br`))!),
          await target.read(file),
          `${file}.br of round ${round}`,
        );
      }
    }
    assert.deepEqual(leftovers(), []);
  });

  it('of one build are new once', async () => {
    writeSampleBuild(root, 'header-remote', {
      version: '1.1.0-bbbb',
      text: 'second',
    });
    const outcomes = await Promise.all([
      releaseNow('header-remote'),
      releaseNow('header-remote'),
    ]);
    assert.deepEqual(outcomes.map(({ isNew }) => isNew).sort(), [false, true]);
    assert.match(
      (await target.read('header-remote/embed.js'))!.toString(),
      /"\.\/1\.1\.0-bbbb\/"/,
    );
    assert.deepEqual(leftovers(), []);
  });

  it('name a version folder that no release made', async () => {
    await target.replace(
      'header-remote/1.1.0-bbbb/notes.txt',
      Buffer.from('mine'),
    );
    writeSampleBuild(root, 'header-remote', {
      version: '1.1.0-bbbb',
      text: 'second',
    });
    await assert.rejects(
      releaseNow('header-remote'),
      /1\.1\.0-bbbb exists without release\.json/,
    );
    assert.equal(
      (await target.read('header-remote/1.1.0-bbbb/notes.txt'))?.toString(),
      'mine',
    );
  });
});
