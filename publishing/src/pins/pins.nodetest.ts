import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import type { Stamp } from 'embed/release';
import type { Pin } from './pins';
import { integrityOf } from '../registry/releasedFacts';
import { readRegistry } from '../registry/registry';
import { makeCurrent, release, rollback } from '../commands/release';
import { publishSites } from '../commands/publishSites';
import { sampleSites, writeSampleBuild } from '../testing/sampleBuild';
import { SampleTargets } from '../testing/sampleTargets';
import type { ReleaseTarget } from '../targets/target';

const samples = new SampleTargets();

describe('a pin', () => {
  let target: ReleaseTarget;
  const text = async (file: string) => (await target.read(file))?.toString();
  const readPin = async (folder: string) =>
    JSON.parse((await text(`header-remote/${folder}/pin.json`))!) as Pin;
  const releaseNext = async (name: string, version: string) => {
    writeSampleBuild(samples.root, name, { version, text: version });
    await release(samples.settings(target), name);
  };
  beforeEach(async () => {
    target = await samples.openReleased();
  });

  it('S12: is made with each release: a tag with the hash of an embed.js that names the releases of that time', async () => {
    const pin = await readPin('1.0.0-aaaa');
    const loader = (await target.read('header-remote/1.0.0-aaaa/embed.js'))!;
    assert.deepEqual(pin, {
      remote: 'header-remote',
      version: '1.0.0-aaaa',
      releasedAt: (await readRegistry(target)).workspaces['header-remote']!
        .versions[0]!.releasedAt,
      site: 'sample',
      tag: `<script async src="https://static.example/header-remote/1.0.0-aaaa/embed.js" integrity="${integrityOf(loader)}" crossorigin="anonymous"></script>`,
      integrity: integrityOf(loader),
      pinned: {
        embed: '1.0.0-aaaa',
        'session-shared': '1.0.0-aaaa',
        'header-remote': '1.0.0-aaaa',
      },
    });
    const stamp = JSON.parse(
      (await text('header-remote/1.0.0-aaaa/embed.json'))!,
    ) as Stamp;
    const base = new URL(stamp.releases.at(-1)!.base, pin.tag.split('"')[1]);
    assert.equal(base.href, 'https://static.example/header-remote/1.0.0-aaaa/');
    assert.ok(
      loader.toString().includes('"sha256-'),
      'it holds the hashes of everything else',
    );
    assert.ok(await text('header-remote/1.0.0-aaaa/csp.json'));
    assert.match(
      (await text('header-remote/1.0.0-aaaa/mf-manifest.json'))!,
      /entry\.js/,
    );
    assert.equal(await text('session-shared/1.0.0-aaaa/pin.json'), undefined);
  });

  it('carries no notice, which the stable files do', async () => {
    const notices = { sample: { text: 'Closed today.' } };
    await makeCurrent({ target }, (registry) => ({ ...registry, notices }));
    await releaseNext('header-remote', '1.1.0-bbbb');
    assert.match(
      (await text('header-remote/sample/embed.js'))!,
      /Closed today/,
    );
    assert.doesNotMatch(
      (await text('header-remote/1.1.0-bbbb/sample/embed.js'))!,
      /Closed today/,
    );
  });

  it('F13: never changes, whatever is released, rolled back or stamped after it', async () => {
    const files = [
      'embed.js',
      'embed.js.br',
      'embed.json',
      'shell.html',
      'pin.json',
    ];
    const read = () =>
      Promise.all(
        files.map((file) => text(`header-remote/1.0.0-aaaa/sample/${file}`)),
      );
    const before = await read();
    assert.ok(before.every(Boolean));
    await releaseNext('session-shared', '1.1.0-bbbb');
    await releaseNext('embed', '1.1.0-bbbb');
    // The same build again, with other current releases.
    writeSampleBuild(samples.root, 'header-remote');
    await release(samples.settings(target), 'header-remote');
    await releaseNext('header-remote', '1.1.0-bbbb');
    await rollback({ target }, 'header-remote', '1.0.0-aaaa');
    await publishSites(
      { target },
      { sites: [{ ...sampleSites[0]!, first: true }] },
    );
    assert.deepEqual(await read(), before);
    assert.match(
      (await text('header-remote/embed.js'))!,
      /session-shared\/1\.1\.0-bbbb/,
    );
    const next = await readPin('1.1.0-bbbb');
    assert.deepEqual(next.pinned, {
      embed: '1.1.0-bbbb',
      'session-shared': '1.1.0-bbbb',
      'header-remote': '1.1.0-bbbb',
    });
  });

  it('F13: a later site gets pins of the current versions, stamped with the versions that they were pinned to', async () => {
    await releaseNext('session-shared', '1.1.0-bbbb');
    // The same build again, with another session.
    await release(samples.settings(target), 'header-remote');
    await publishSites({ target }, { sites: [{ slug: 'cedarline' }] });
    const pin = await readPin('1.0.0-aaaa/cedarline');
    assert.equal(pin.site, 'cedarline');
    assert.equal(pin.pinned['session-shared'], '1.0.0-aaaa');
    const loader = (await target.read(
      'header-remote/1.0.0-aaaa/cedarline/embed.js',
    ))!;
    assert.ok(loader.includes('session-shared/1.0.0-aaaa/'));
    assert.ok(loader.includes('"../../1.0.0-aaaa/"'));
    assert.equal(integrityOf(loader), pin.integrity);
    assert.ok(pin.tag.includes('/header-remote/1.0.0-aaaa/cedarline/embed.js'));
  });

  it('an interrupted one is made by the next command, and a development build has none', async () => {
    await target.removeFolder('header-remote/1.0.0-aaaa/sample');
    await publishSites({ target }, { sites: [] });
    assert.equal((await readPin('1.0.0-aaaa/sample')).site, 'sample');
    const loaderEnding = {
      program: 'reload();',
      connectsTo: 'http://127.0.0.1:4007/',
    };
    writeSampleBuild(samples.root, 'header-remote', {
      version: '1.1.0-dev',
      text: 'dev',
    });
    await release(samples.settings(target, { loaderEnding }), 'header-remote');
    assert.equal(await text('header-remote/1.1.0-dev/pin.json'), undefined);
  });
});
