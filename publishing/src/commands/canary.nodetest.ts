import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { after, before, beforeEach, describe, it } from 'node:test';
import type { Stamp } from 'embed/release';
import { serve } from 'host-kit/testing/servers';
import { readRegistry } from '../registry/registry';
import type { CspNeeds } from '../stamping/csp';
import type { ReleaseTarget } from '../targets/target';
import { writeSampleBuild } from '../testing/sampleBuild';
import { SampleTargets } from '../testing/sampleTargets';
import {
  checkCanary,
  failsMore,
  releaseCanary,
  stopCanary,
  watchCanary,
  type VisitCounts,
} from './canary';
import { release, rollback } from './release';

const name = 'header-remote';
const [first, second] = ['1.0.0-aaaa', '1.1.0-bbbb'];
const samples = new SampleTargets();

let target: ReleaseTarget;
beforeEach(async () => {
  target = await samples.openReleased();
});
const text = async (file: string): Promise<string> =>
  String(await target.read(file));
const stampOf = async (remote = name) =>
  JSON.parse(await text(`${remote}/embed.json`)) as Stamp;
const registered = async () => (await readRegistry(target)).workspaces[name]!;
const begin = (share = 10) => {
  writeSampleBuild(samples.root, name, { version: second, text: 'second' });
  return releaseCanary(samples.settings(target), name, share);
};

describe('a canary', () => {
  it('S12 F48: is a reference in the stamp of its remote, and allowed by csp.json', async () => {
    await begin();
    const { canary, shell, releases } = await stampOf();
    assert.deepEqual(
      [shell.html, releases.at(-1)?.version],
      ['<p>first</p>', first],
    );
    assert.deepEqual(
      [canary!.share, canary!.release.base],
      [10, `./${second}/`],
    );
    assert.match(
      Object.values({
        ...canary!.release.files,
        ...canary!.release.viewFiles,
      }).join(),
      /^sha256-.*,sha256-/,
    );
    assert.match(
      await text(`${name}/embed.js`),
      /\/\* canary \*\/[^]*\/\* loader \*\//,
    );
    const { scripts } = JSON.parse(await text(`${name}/csp.json`)) as CspNeeds;
    assert.ok(`https://static.example/${name}/${second}/entry.js` in scripts);
    assert.equal((await stampOf('footer-remote')).canary, undefined);
    for (const file of ['shell.html', 'remoteEntry.js', 'mf-manifest.json']) {
      assert.equal(
        (await text(`${name}/${file}`)).includes(second),
        false,
        file,
      );
    }
  });

  it('has its own part of the site where that differs', async () => {
    writeSampleBuild(samples.root, name, { version: second, text: 'second' });
    writeFileSync(
      path.join(samples.root, name, 'dist/stamp.cjs'),
      `exports.toPart = ({ slug }) => ({ slug, menus: 2 }); exports.render = () => '';`,
    );
    await releaseCanary(samples.settings(target), name, 5);
    assert.deepEqual(
      { ...(await stampOf()).canary!.part, id: '' },
      { id: '', slug: 'sample', menus: 2 },
    );
  });

  it('gets another share by the same command; its start stays', async () => {
    await begin(5);
    const { since } = (await registered()).canary!;
    await begin(20);
    assert.deepEqual((await registered()).canary, {
      version: second,
      share: 20,
      since,
    });
  });

  it('ends when it is stopped, promoted by rollback, or replaced by a release', async () => {
    await begin();
    await stopCanary(samples.settings(target), name);
    assert.equal((await stampOf()).canary, undefined);
    assert.equal((await stampOf()).releases.at(-1)?.version, first);
    await begin();
    await rollback({ target }, name, second);
    assert.equal((await registered()).canary, undefined);
    assert.equal((await stampOf()).shell.html, '<p>second</p>');
    writeSampleBuild(samples.root, name, {
      version: '1.2.0-cccc',
      text: 'third',
    });
    await releaseCanary(samples.settings(target), name, 10);
    await release(samples.settings(target), name);
    const { current, canary } = await registered();
    assert.deepEqual([current, canary], ['1.2.0-cccc', undefined]);
  });

  it('is refused for the current version, for no remote, without a current release, and for another share than 1 to 50', async () => {
    const settings = samples.settings(target);
    const before = await text('registry.json');
    writeSampleBuild(samples.root, name);
    await assert.rejects(
      releaseCanary(settings, name, 10),
      /is the current release already/,
    );
    for (const share of [0, 51, NaN]) {
      await assert.rejects(begin(share), /Give a percentage from 1 to 50/);
    }
    await assert.rejects(
      releaseCanary(settings, 'embed', 1),
      /embed can have no canary/,
    );
    await assert.rejects(stopCanary(settings, name), /has no canary/);
    const empty = samples.settings(samples.open());
    await assert.rejects(
      releaseCanary(empty, name, 1),
      /has no current release/,
    );
    assert.equal(await text('registry.json'), before);
  });

  it('F13: is refused where it needs a session of another major', async () => {
    const session = { version: '2.0.0-ssss', text: 's', contract: 2 };
    writeSampleBuild(samples.root, 'session-shared', session);
    await release(samples.settings(target), 'session-shared');
    writeSampleBuild(samples.root, name, {
      version: second,
      text: 'second',
      contract: 2,
    });
    await assert.rejects(
      releaseCanary(samples.settings(target), name, 10),
      /cannot be a canary/,
    );
  });
});

describe('a canary fails more often', () => {
  const visits = (started: number, failed: number): VisitCounts => ({
    started,
    failed,
  });
  let server: Awaited<ReturnType<typeof serve>>;
  let answer: object = {};
  before(async () => {
    server = await serve((_request, response) =>
      response.end(JSON.stringify(answer)),
    );
  });
  after(() => server.close());

  it('with at least 200 visits and a failing share over one percentage point above the current one', () => {
    const current = visits(10_000, 200);
    assert.equal(failsMore(visits(200, 7), current), true);
    assert.equal(failsMore(visits(200, 6), current), false);
    assert.equal(failsMore(visits(199, 199), current), false);
    assert.equal(failsMore(visits(200, 3), visits(0, 0)), true);
  });

  it('I2 S24: too few visits, a wrong share of them and counts that cannot be read are reported, and a failing canary is stopped', async () => {
    const lines: string[] = [];
    const watch = (address: string, wait: () => Promise<void>) =>
      watchCanary({ target }, name, address, (line) => lines.push(line), wait);
    const stop = () => stopCanary({ target }, name);
    await assert.rejects(
      watch(server.origin, stop),
      /header-remote has no canary on /,
    );
    await begin();
    assert.equal(await watch('http://127.0.0.1:1/', stop), 'none');
    assert.deepEqual(lines, ['http://127.0.0.1:1/: TypeError: fetch failed']);
    await begin();
    answer = {};
    const answers = [
      {
        [`${name}/${second}`]: visits(250, 0),
        [`${name}/${first}`]: visits(250, 0),
      },
      {
        [`${name}/${second}`]: visits(200, 200),
        [`${name}/${first}`]: visits(2000, 1),
      },
    ];
    const next = async () => void (answer = answers.shift()!);
    assert.equal(
      await watch(`${server.origin}/release-counts`, next),
      'stopped',
    );
    assert.match(lines[2]!, /^Too few visits to judge it: 200/);
    assert.match(
      lines[4]!,
      /^The canary has 50\.0 % of the counted visits instead of 10 %/,
    );
    assert.match(
      lines[5]!,
      /1\.1\.0-bbbb failed on 200 of 200 visits, .* 1 of 2000 visits/,
    );
    assert.equal((await registered()).canary, undefined);
  });

  it('and another operator begins a newer one while the counts are fetched: that one goes on', async (test) => {
    await begin();
    const newer = '1.2.0-cccc';
    writeSampleBuild(samples.root, name, { version: newer, text: 'third' });
    const counts = JSON.stringify({ [`${name}/${second}`]: visits(200, 200) });
    const counting = await serve(
      (_request, response) =>
        void releaseCanary(samples.settings(target), name, 10).then(() =>
          response.end(counts),
        ),
    );
    test.after(() => counting.close());
    await assert.rejects(
      checkCanary({ target }, name, counting.origin, () => undefined),
      /1\.2\.0-cccc is a newer canary, and goes on/,
    );
    assert.equal((await registered()).canary?.version, newer);
  });
});
