/** Previews: seen by their address alone, removed by themselves. */
import assert from 'node:assert/strict';
import { after, beforeEach, describe, it } from 'node:test';
import type { Stamp } from 'embed/release';
import { readRegistry } from '../registry/registry';
import { release } from './release';
import { releasePreview, removePreview } from './preview';
import { writeSampleBuild, writeSampleBuilds } from '../testing/sampleBuild';
import { SampleTargets } from '../testing/sampleTargets';
import type { ReleaseTarget } from '../targets/target';

const samples = new SampleTargets();
after(() => samples.remove());

describe('a preview', () => {
  let target: ReleaseTarget;
  const text = async (file: string) => (await target.read(file))?.toString();
  const preview = async (name: string, version: string, now = '2026-03-01T12:00:00.000Z') => {
    writeSampleBuild(samples.root, 'header-remote', { version, text: `preview ${name}` });
    const settings = samples.settings(target, {
      now: () => new Date(now),
      origin: () => ({ commit: 'c0ffee', isClean: false, releasedBy: 'Ada' }),
    });
    return releasePreview(settings, 'header-remote', name);
  };
  const named = async () =>
    (await readRegistry(target)).workspaces['header-remote']!.previews?.map(({ name }) => name);
  const stampOf = async (folder: string) =>
    JSON.parse((await text(`header-remote/${folder}embed.json`))!) as Stamp;
  beforeEach(async () => {
    target = await samples.openReleased();
  });

  it('F13: has its own address, uses the other current releases, and leaves the current version in place', async () => {
    const live = await text('header-remote/embed.js');
    const pins = await text('header-remote/1.0.0-aaaa/pin.json');
    assert.deepEqual(await preview('my-branch', '1.1.0-bbbb'), {
      version: '1.1.0-bbbb',
      address: 'https://static.example/header-remote/preview/my-branch/embed.js',
      removed: [],
    });
    for (const folder of ['preview/my-branch/', 'preview/my-branch/sample/']) {
      const { releases, shell } = await stampOf(folder);
      const at = `https://static.example/header-remote/${folder}embed.js`;
      assert.equal(shell.html, '<p>preview my-branch</p>');
      assert.deepEqual(
        releases.map(({ base }) => new URL(base, at).href),
        [
          'https://static.example/embed/1.0.0-aaaa/',
          'https://static.example/session-shared/1.0.0-aaaa/',
          'https://static.example/header-remote/1.1.0-bbbb/',
        ],
      );
    }
    const { current, versions } = (await readRegistry(target)).workspaces['header-remote']!;
    assert.deepEqual([current, versions.length], ['1.0.0-aaaa', 1]);
    assert.equal(await text('header-remote/embed.js'), live);
    assert.equal(await text('header-remote/1.0.0-aaaa/pin.json'), pins);
    assert.equal(await text('header-remote/1.1.0-bbbb/pin.json'), undefined);
    const facts = JSON.parse(
      (await text('header-remote/preview/my-branch/version.json'))!,
    ) as object;
    assert.deepEqual(facts, {
      remote: 'header-remote',
      version: '1.1.0-bbbb',
      commit: 'c0ffee',
      isClean: false,
      releasedAt: '2026-03-01T12:00:00.000Z',
      contract: 1,
      session: '1.0.0-aaaa',
      embed: '1.0.0-aaaa',
      versions: ['1.0.0-aaaa'],
    });
  });

  it('F13: goes along with a new session, and takes the place of the one of its name', async () => {
    await preview('my-branch', '1.1.0-bbbb');
    writeSampleBuild(samples.root, 'session-shared', { version: '1.2.0-cccc', text: 'next' });
    await release(samples.settings(target), 'session-shared');
    assert.match((await stampOf('preview/my-branch/')).releases[1]!.base, /1\.2\.0-cccc/);
    await preview('my-branch', '1.1.0-dddd');
    assert.deepEqual(await named(), ['my-branch']);
    assert.equal((await stampOf('preview/my-branch/')).releases[2]!.version, '1.1.0-dddd');
    assert.equal(await text('header-remote/1.1.0-bbbb/entry.js'), undefined, 'no preview names it');
  });

  it('is removed with its files; a version that was released meanwhile stays', async () => {
    await preview('one', '1.1.0-bbbb');
    await preview('two', '1.1.0-cccc');
    const now = () => new Date('2026-03-02T12:00:00.000Z');
    await release(samples.settings(target, { now }), 'header-remote');
    await removePreview({ target }, 'header-remote', 'one');
    await removePreview({ target }, 'header-remote', 'two');
    assert.deepEqual(await named(), []);
    for (const file of ['preview/one/embed.js', 'preview/two/embed.js.br', '1.1.0-bbbb/entry.js'])
      assert.equal(await text(`header-remote/${file}`), undefined, file);
    assert.ok(await text('header-remote/1.1.0-cccc/entry.js'));
    await assert.rejects(
      removePreview({ target }, 'header-remote', 'one'),
      /There is no preview "one" of header-remote on .*\. There are: none\./,
    );
  });

  it('goes after two weeks, or when ten newer ones have followed, at the next release or preview', async () => {
    await preview('old', '1.1.0-old', '2026-02-01T00:00:00.000Z');
    const { removed } = await preview('new', '1.1.0-new', '2026-02-15T00:00:01.000Z');
    assert.deepEqual(removed, ['old']);
    assert.equal(await text('header-remote/1.1.0-old/entry.js'), undefined);
    for (let number = 1; number <= 10; number += 1)
      await preview(`b${number}`, `1.1.0-b${number}`, '2026-02-16T00:00:00.000Z');
    assert.deepEqual(
      await named(),
      Array.from({ length: 10 }, (_, index) => `b${10 - index}`),
    );
    writeSampleBuilds(samples.root);
    const now = () => new Date('2026-03-16T00:00:00.000Z');
    await release(samples.settings(target, { now }), 'header-remote');
    assert.deepEqual(await named(), []);
    assert.equal(await text('header-remote/preview/b10/embed.js'), undefined);
  });

  it('is refused where it cannot run; once it is there it stops no release', async () => {
    const before = await text('registry.json');
    writeSampleBuild(samples.root, 'header-remote', { version: '2.0.0-eeee', contract: 2 });
    const ask = (workspace: string, name: string, at = target) =>
      releasePreview(samples.settings(at), workspace, name);
    await assert.rejects(
      ask('header-remote', 'next'),
      /built for major 2 of the session's contract/,
    );
    await assert.rejects(ask('session-shared', 'next'), /session-shared has no embed\.js/);
    await assert.rejects(ask('header-remote', 'Feature/Menu 2'), /such as feature-menu-2\./);
    await assert.rejects(ask('header-remote', '..'), /cannot be part of an address\. .*hyphens\.$/);
    await assert.rejects(
      ask('header-remote', 'next', samples.open()),
      /has never been released to .*, then preview/,
    );
    assert.equal(await text('registry.json'), before);

    await preview('my-branch', '1.1.0-bbbb');
    await target.replace('header-remote/1.1.0-bbbb/stamp.cjs', Buffer.from('throw new Error()'));
    writeSampleBuild(samples.root, 'footer-remote', { version: '1.1.0-ffff', text: 'next' });
    await release(samples.settings(target), 'footer-remote');
    assert.match((await text('footer-remote/embed.js'))!, /1\.1\.0-ffff/);
  });
});
