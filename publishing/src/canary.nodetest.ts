/** A canary on a target: who gets it, how it becomes current for all or for nobody, and that one which is broken is stopped. */
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, beforeEach, describe, it } from 'node:test';
import { takesCanary } from 'embed/canary';
import type { Stamp } from 'embed/release';
import { releasedWorkspaces } from 'embed/remotes';
import { findCanary, promoteCanary, releaseCanary, stopCanary } from './canary';
import type { ReleaseCounts } from './canaryCounts';
import { looksWithoutCounts, watchCanary, type Watch } from './canaryWatch';
import type { CspNeeds } from './csp';
import { readRegistry, versionsKept } from './registry';
import { release, rollback, type ReleaseSettings } from './release';
import { MemoryTarget } from './testing/memoryTarget';
import { sampleSites, writeSampleBuild, writeSampleBuilds } from './testing/sampleBuild';

const name = 'header-remote';
const [first, second] = ['1.0.0-aaaa', '1.1.0-bbbb'];
let root: string;
let target: MemoryTarget;
let settings: ReleaseSettings;

before(() => {
  root = mkdtempSync(path.join(tmpdir(), 'canary-'));
});
after(() => rmSync(root, { recursive: true }));
beforeEach(async () => {
  target = new MemoryTarget();
  settings = {
    root,
    target,
    sites: () => sampleSites,
    urlOf: (workspace) => `https://static.example/${workspace}/`,
  };
  writeSampleBuilds(root);
  for (const workspace of releasedWorkspaces) await release(settings, workspace);
});

const text = (file: string): string => target.files.get(file)?.toString() ?? '';
const stampOf = (remote = name): Stamp => JSON.parse(text(`${remote}/embed.json`)) as Stamp;
const registered = async () => (await readRegistry(target)).workspaces[name]!;

async function begin(share = 10, countsUrl?: string): Promise<void> {
  writeSampleBuild(root, name, { version: second, text: 'second' });
  await releaseCanary(settings, name, { share, ...(countsUrl !== undefined && { countsUrl }) });
}

describe('a canary', () => {
  it('is a reference in the stamp, with the hash of every file; the view is that of the current release', async () => {
    const before = text(`${name}/embed.js`).length;
    await begin();
    const { canary, shell, releases } = stampOf();
    assert.equal(shell.html, '<p>first</p>');
    assert.equal(releases.at(-1)?.version, first);
    assert.deepEqual(Object.keys(canary!), ['release', 'share']);
    assert.equal(canary!.share, 10);
    assert.deepEqual(
      { ...canary!.release, files: Object.keys(canary!.release.files) },
      {
        name,
        container: 'header_remote',
        version: second,
        base: `./${second}/`,
        entry: 'entry.js',
        files: ['entry.js', 'mount.1.js'],
      },
    );
    assert.match(Object.values(canary!.release.files).join(), /^sha256-.*,sha256-/);
    assert.match(text(`${name}/embed.js`), /\/\* canary \*\/[^]*\/\* loader \*\//);
    assert.ok(text(`${name}/embed.js`).length - before < 370);
    assert.equal(text(`${name}/embed.js`).includes(second), true);
    assert.equal(text(`${name}/sample/embed.js`).includes(`../${second}/`), true);
  });

  it('is nobody else’s: other remotes, included shells and federated hosts know nothing of it', async () => {
    await begin();
    assert.equal(stampOf('footer-remote').canary, undefined);
    for (const file of ['shell.html', 'remoteEntry.js', 'mf-manifest.json'])
      assert.equal(text(`${name}/${file}`).includes(second), false, file);
  });

  it('F48: is allowed by csp.json with what it needs, and where it is counted', async () => {
    await begin(10, 'https://counts.example/canary');
    const { directives, scripts } = JSON.parse(text(`${name}/csp.json`)) as CspNeeds;
    assert.ok(directives['connect-src']?.includes('https://counts.example/canary'));
    assert.ok(`https://static.example/${name}/${second}/entry.js` in scripts);
    assert.equal(stampOf().canary!.countsUrl, 'https://counts.example/canary');
  });

  it('has its part of the site in the stamp where that is another one', async () => {
    writeSampleBuild(root, name, { version: second, text: 'second' });
    const { writeFileSync } = await import('node:fs');
    writeFileSync(
      path.join(root, name, 'dist/stamp.cjs'),
      `exports.toPart = ({ slug }) => ({ slug, menus: 2 }); exports.render = () => '';`,
    );
    await releaseCanary(settings, name, { share: 5 });
    const { canary, parts } = stampOf();
    assert.deepEqual({ ...canary!.part, id: '' }, { id: '', slug: 'sample', menus: 2 });
    assert.notEqual(canary!.part!.id, parts![name]!.id);
  });

  it('promoted it is current for all; stopped, for nobody; its files stay', async () => {
    await begin();
    assert.equal(await stopCanary(settings, name), second);
    assert.equal(stampOf().canary, undefined);
    assert.equal(stampOf().releases.at(-1)?.version, first);
    await begin();
    assert.equal(await promoteCanary(settings, name), second);
    assert.equal(stampOf().canary, undefined);
    assert.equal(stampOf().releases.at(-1)?.version, second);
    assert.equal(stampOf().shell.html, '<p>second</p>');
    assert.deepEqual(
      (await registered()).versions.map(({ version }) => version),
      [second, first],
    );
    assert.ok(target.files.has(`${name}/${first}/entry.js`));
  });

  it('gets another share by the same command, and is counted from its beginning', async () => {
    await begin(5);
    const { since } = (await registered()).canary!;
    await begin(20);
    assert.deepEqual((await registered()).canary, { version: second, share: 20, since });
    assert.equal(stampOf().canary!.share, 20);
  });

  it('ends with any release or rollback of its remote, and is kept for as long as it is tried', async () => {
    await begin();
    for (let more = 0; more <= versionsKept; more += 1) {
      writeSampleBuild(root, 'footer-remote', { version: `2.0.${more}-c`, text: `${more}` });
      await release(settings, 'footer-remote');
    }
    assert.equal((await registered()).canary?.version, second);
    writeSampleBuild(root, name, { version: '1.2.0-cccc', text: 'third' });
    await release(settings, name);
    assert.equal((await registered()).canary, undefined);
    await begin();
    await rollback(settings, name, first);
    assert.equal((await registered()).canary, undefined);
    assert.equal(stampOf().canary, undefined);
  });

  it('needs a loader that knows of canaries', async () => {
    writeSampleBuild(root, 'embed', { version: '0.9.0-old', text: 'old' });
    rmSync(path.join(root, 'embed/dist/canary.js'));
    await release(settings, 'embed');
    await assert.rejects(begin(), /Run npm run release -w embed from the same sources first/);
    assert.equal((await registered()).canary, undefined);
    writeSampleBuild(root, 'embed');
  });

  it('is refused, with nothing changed, where there is nothing to compare or nothing to try', async () => {
    const before = text('registry.json');
    const refused = (run: Promise<unknown>, advice: RegExp) => assert.rejects(run, advice);
    await refused(releaseCanary(settings, name, { share: 10 }), /what all visits have already/);
    writeSampleBuild(root, name, { version: second, text: 'second' });
    for (const share of [-1, 51, NaN])
      await refused(releaseCanary(settings, name, { share }), /Say how many visits of a hundred/);
    for (const countsUrl of [
      ...['counts', 'http://counts.example/', '//evil.example/', '/\\evil.example', '/a?b', '/a#b'],
      // What csp.json names becomes a part of a header.
      ...['https://counts.example/a;script-src', '/a,b', 'https://a@counts.example/'],
    ])
      await refused(releaseCanary(settings, name, { share: 1, countsUrl }), /without a query/);
    for (const workspace of ['embed', 'session-shared'])
      await refused(
        releaseCanary(settings, workspace, { share: 1 }),
        /a page has one of it for all remotes/,
      );
    await refused(promoteCanary(settings, name), /npm run canary -w header-remote -- --share 10/);
    await refused(stopCanary(settings, name), /There is no canary/);
    const empty = new MemoryTarget();
    await refused(
      releaseCanary({ ...settings, target: empty }, name, { share: 1 }),
      /Run npm run release -w header-remote first/,
    );
    assert.equal(text('registry.json'), before);
  });

  it('F13: is refused where it needs a session of another major: a page has one', async () => {
    writeSampleBuild(root, 'session-shared', { version: '2.0.0-ssss', text: 's', contract: 2 });
    await release(settings, 'session-shared');
    writeSampleBuild(root, name, { version: second, text: 'second', contract: 2 });
    await assert.rejects(releaseCanary(settings, name, { share: 10 }), /Release it to all visits/);
    assert.equal((await registered()).canary, undefined);
  });
});

/** A browser, by what it keeps. */
function createVisitor() {
  const kept = new Map<string, string>();
  const localStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
  return { localStorage };
}

/** A watch over what is counted here, that looks so many times; `visit` happens before each look. */
function watchHere(
  looks: number,
  counts: ReleaseCounts,
  visit: () => void,
): Watch & { said: string[] } {
  const said: string[] = [];
  let look = 0;
  return {
    said,
    read: () => findCanary({ target }, name),
    count: async () => counts,
    stop: (version) => stopCanary({ target }, name, version),
    wait: async () => {
      visit();
      look += 1;
      return look < looks;
    },
    say: (line) => void said.push(line),
  };
}

describe('a canary that is watched', () => {
  /** A hundred visits by visitors of their own, each by what its stamp says; every start and failure is counted. */
  function visitWith(fails: Readonly<Record<string, (visit: number) => boolean>>) {
    const counts = new Map<string, { started: number; failed: number }>();
    let visits = 0;
    const visit = (): void => {
      const { canary, releases } = stampOf();
      for (let more = 0; more < 100; more += 1) {
        visits += 1;
        const isTaken = canary !== undefined && takesCanary(createVisitor(), canary, undefined);
        const { version } = isTaken ? canary.release : releases.at(-1)!;
        const key = `${name}@${version}`;
        const { started, failed } = counts.get(key) ?? { started: 0, failed: 0 };
        const hasFailed = Number(fails[version]?.(visits) ?? false);
        counts.set(key, { started: started + 1, failed: failed + hasFailed });
      }
    };
    return { counts, visit, visits: () => visits };
  }

  it('and is broken for a tenth of the visits is stopped by itself, after few of them; all have the current one then', async () => {
    await begin(10);
    const { counts, visit, visits } = visitWith({
      [second]: () => true,
      [first]: (number) => number % 100 === 0,
    });
    const watch = watchHere(100, counts, visit);
    assert.equal(await watchCanary(name, watch), 'steppedBack');
    assert.ok(visits() <= 300, `${visits()} visits`);
    assert.equal((await registered()).canary, undefined);
    assert.match(watch.said.at(-1)!, /1\.1\.0-bbbb is stopped: it failed on (\d+) of \1 visits/);
    assert.equal(stampOf().canary, undefined);
    visit();
    assert.ok(counts.get(`${name}@${second}`)!.started < 60);
  });

  it('and is as good as the current one goes on to the end of its time', async () => {
    await begin(10);
    const rarely = (number: number) => number % 50 === 0;
    const { counts, visit } = visitWith({ [second]: rarely, [first]: rarely });
    assert.equal(await watchCanary(name, watchHere(40, counts, visit)), 'timeIsUp');
    assert.equal((await registered()).canary?.version, second);
    const { started } = counts.get(`${name}@${second}`)!;
    assert.ok(started > 250 && started < 550, `${started} visits of 4000`);
  });

  it('is let go where somebody else has ended or replaced it', async () => {
    await begin(10);
    const watch = watchHere(3, new Map(), () => void 0);
    const wait = async () => {
      await promoteCanary(settings, name);
      return true;
    };
    assert.equal(await watchCanary(name, { ...watch, wait }), 'ended');
    assert.equal(await watchCanary(name, watch), 'ended');
    assert.equal((await registered()).current, second);
  });

  it('and cannot be stopped at once is stopped at the next look, whatever is counted by then', async () => {
    await begin(10);
    const counts = new Map([
      [`${name}@${second}`, { started: 50, failed: 50 }],
      [`${name}@${first}`, { started: 450, failed: 0 }],
    ]);
    const watch = watchHere(9, counts, () => counts.clear());
    let asked = 0;
    const stop = async (version: string): Promise<unknown> => {
      asked += 1;
      if (asked < 3) throw new TypeError('no route to the bucket');
      return watch.stop(version);
    };
    assert.equal(await watchCanary(name, { ...watch, stop }), 'steppedBack');
    assert.equal(asked, 3);
    assert.equal((await registered()).canary, undefined);
    assert.match(watch.said.at(-1)!, /is stopped: it failed on 50 of 50 visits/);
  });

  it('and cannot be stopped until the end is said to go on, and why', async () => {
    await begin(10);
    const watch = watchHere(looksWithoutCounts + 2, new Map(), () => void 0);
    const away = () => Promise.reject(new TypeError('no route to the bucket'));
    await assert.rejects(
      watchCanary(name, { ...watch, count: away, stop: away }),
      /1\.1\.0-bbbb could not be stopped \(nobody can see how it does\): .*no route to the bucket/,
    );
    assert.equal((await registered()).canary?.version, second);
  });

  it('stops no other one that has taken its place', async () => {
    await begin(10);
    assert.equal(await stopCanary(settings, name, '1.0.9-gone'), '1.0.9-gone');
    assert.equal((await registered()).canary?.version, second);
  });

  it('and that nobody can see is stopped; a single answer that does not come is not enough', async () => {
    await begin(10);
    let asked = 0;
    const watch = watchHere(50, new Map(), () => void 0);
    const count = async (): Promise<ReleaseCounts> => {
      asked += 1;
      if (asked === 3) return new Map();
      throw new TypeError('fetch failed');
    };
    assert.equal(await watchCanary(name, { ...watch, count }), 'steppedBack');
    assert.equal(asked, 3 + looksWithoutCounts);
    assert.match(watch.said.at(-1)!, /nobody can see how it does/);
  });
});
