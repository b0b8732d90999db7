/** Releases on both kinds of target: a real folder, and a real server that speaks S3. */
import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { after, before, beforeEach, describe, it } from 'node:test';
import { brotliDecompressSync } from 'node:zlib';
import { CreateBucketCommand, HeadObjectCommand, S3Client } from '@aws-sdk/client-s3';
import S3rver from 's3rver';
import { bucketTarget } from './targets/bucketTarget';
import { releasedWorkspaces } from 'embed/remotes';
import { directoryTarget } from './targets/directoryTarget';
import { readRegistry } from './registry';
import type { Pin } from './pins';
import { promote } from './promote';
import { publishSites, release, rollback, stamp } from './release';
import { writeSampleBuild, writeSampleBuilds, sampleSites } from './testing/sampleBuild';
import type { ReleaseTarget } from './targets/target';

const urlOf = (workspace: string) => `https://static.example/${workspace}/`;
let root: string;
let storage: S3rver;
let client: S3Client;
let prefixes = 0;

before(async () => {
  root = mkdtempSync(path.join(tmpdir(), 'releases-'));
  storage = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory: path.join(root, 's3'),
  });
  answerWhenWritten(storage);
  const { port } = await storage.run();
  client = new S3Client({
    endpoint: `http://127.0.0.1:${port}`,
    region: 'us-east-1',
    forcePathStyle: true,
    credentials: { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
  });
  await client.send(new CreateBucketCommand({ Bucket: 'remotes' }));
});
after(async () => {
  client.destroy();
  await storage.close();
  rmSync(root, { recursive: true });
});

interface StoredObject {
  content: unknown;
}
interface Store {
  putObject(object: StoredObject): Promise<unknown>;
  getResourcePath(bucket: unknown, key: unknown, kind: string): string;
}

/** s3rver answers before it has written a file, and who reads at once gets a part: a real bucket does not. */
function answerWhenWritten(server: S3rver): void {
  const { store } = server as unknown as { readonly store: Store };
  const putObject = store.putObject.bind(store);
  store.putObject = async (object: StoredObject & { bucket?: unknown; key?: unknown }) => {
    const content = await buffer(object.content as AsyncIterable<Uint8Array>);
    const result = await putObject({ ...object, content });
    await writeFile(store.getResourcePath(object.bucket, object.key, 'object'), content);
    return result;
  };
}

const targets: Record<string, () => ReleaseTarget> = {
  'a folder': () => directoryTarget(mkdtempSync(path.join(root, 'target-'))),
  'a bucket': () => bucketTarget('remotes', `site-${(prefixes += 1)}`, client),
};

for (const [kind, open] of Object.entries(targets)) {
  describe(`releases on ${kind}`, () => {
    let target: ReleaseTarget;
    const text = async (file: string) => (await target.read(file))?.toString();
    const releaseAll = async () => {
      for (const name of releasedWorkspaces)
        await release({ root, target, sites: () => sampleSites, urlOf }, name);
    };
    beforeEach(() => {
      target = open();
      writeSampleBuilds(root);
    });

    it('S12: puts version folders and stable files that name each other, with the hash of every script', async () => {
      await releaseAll();
      const embed = await text('header-remote/embed.js');
      for (const part of [
        'https://static.example/embed/1.0.0-aaaa/',
        'https://static.example/session-shared/1.0.0-aaaa/',
        '"./1.0.0-aaaa/"',
        '<p>first</p>',
      ])
        assert.ok(embed?.includes(part), part);
      assert.equal(embed?.match(/sha256-/g)?.length, 5);
      assert.match((await text('header-remote/mf-manifest.json'))!, /"name": "remoteEntry.js"/);
      assert.match((await text('header-remote/remoteEntry.js'))!, /first entry of header-remote/);
      assert.equal(
        brotliDecompressSync((await target.read('header-remote/embed.js.br'))!).toString(),
        embed,
      );
      const csp = JSON.parse((await text('header-remote/csp.json'))!) as { scripts: object };
      assert.deepEqual(
        Object.values(csp.scripts).filter((hash) => !/^sha256-/.test(String(hash))),
        [],
      );
      assert.equal(
        await target.read('header-remote/1.0.0-aaaa/mount.1.js.map'),
        undefined,
        'S21: no source map',
      );
    });

    it('a new session is stamped into every remote; a rolled back one as well; old versions stay', async () => {
      await releaseAll();
      writeSampleBuild(root, 'session-shared', { version: '1.1.0-bbbb', text: 'second' });
      await release({ root, target, sites: () => sampleSites, urlOf }, 'session-shared');
      for (const name of ['header-remote', 'footer-remote'])
        assert.match((await text(`${name}/embed.js`))!, /session-shared\/1\.1\.0-bbbb/);
      await rollback({ target }, 'session-shared', '1.0.0-aaaa');
      assert.match((await text('header-remote/embed.js'))!, /session-shared\/1\.0\.0-aaaa/);
      assert.ok(await target.read('session-shared/1.1.0-bbbb/entry.js'));
    });

    it('refuses other content under a released version, and changes nothing', async () => {
      await releaseAll();
      const before = await text('header-remote/embed.js');
      writeSampleBuild(root, 'header-remote', { text: 'other' });
      await assert.rejects(
        release({ root, target, sites: () => sampleSites, urlOf }, 'header-remote'),
        /is released already, with other content \(entry\.js, mount\.1\.js, stamp\.cjs\).*raise the version in header-remote\/package\.json/s,
      );
      assert.equal(await text('header-remote/embed.js'), before);
      assert.match((await text('header-remote/1.0.0-aaaa/entry.js'))!, /first entry/);
    });

    it('the same build again is no new version', async () => {
      await releaseAll();
      assert.deepEqual(
        await release({ root, target, sites: () => sampleSites, urlOf }, 'header-remote'),
        {
          version: '1.0.0-aaaa',
          url: urlOf('header-remote'),
          isNew: false,
          removed: [],
        },
      );
    });

    it('keeps the last ten, the current one, and the session that a current remote needs', async () => {
      await releaseAll();
      for (let number = 1; number <= 12; number += 1) {
        writeSampleBuild(root, 'session-shared', { version: `2.0.${number}`, contract: 2 });
        await release({ root, target, sites: () => sampleSites, urlOf }, 'session-shared');
      }
      const { versions } = (await readRegistry(target)).workspaces['session-shared']!;
      // Twelve of the new contract, of which ten are kept, and the one of the old contract that every remote still runs with.
      assert.deepEqual(
        versions.map(({ version }) => version),
        [...Array.from({ length: 10 }, (_, index) => `2.0.${12 - index}`), '1.0.0-aaaa'],
      );
      assert.equal(await target.read('session-shared/2.0.2/entry.js'), undefined);
      assert.equal(await target.read('session-shared/2.0.2/release.json'), undefined);
      assert.ok(await target.read('session-shared/2.0.3/entry.js'));
      assert.match((await text('header-remote/embed.js'))!, /session-shared\/1\.0\.0-aaaa/);
    });

    it('a remote of another major is refused until its session is there, and then runs with that one', async () => {
      await releaseAll();
      writeSampleBuild(root, 'header-remote', { version: '2.0.0-cccc', contract: 2 });
      const before = await text('registry.json');
      await assert.rejects(
        release({ root, target, sites: () => sampleSites, urlOf }, 'header-remote'),
        /major 2 of the session's contract.*npm run release -w session-shared/s,
      );
      assert.equal(await text('registry.json'), before);
      writeSampleBuild(root, 'session-shared', { version: '2.0.0-cccc', contract: 2 });
      await release({ root, target, sites: () => sampleSites, urlOf }, 'session-shared');
      await release({ root, target, sites: () => sampleSites, urlOf }, 'header-remote');
      assert.match((await text('header-remote/embed.js'))!, /"session":"session-shared@2"/);
      assert.match((await text('footer-remote/embed.js'))!, /session-shared\/1\.0\.0-aaaa/);
    });

    it('says what is missing, and what there is', async () => {
      await assert.rejects(
        release({ root, target, sites: () => sampleSites, urlOf }, 'header-remote'),
        /never been released.*npm run release -w embed first/s,
      );
      await releaseAll();
      await assert.rejects(
        rollback({ target }, 'header-remote', '0.9.0'),
        /header-remote 0\.9\.0 is not on the target\. There are:\n {2}1\.0\.0-aaaa \(current\)/,
      );
      await assert.rejects(rollback({ target }, 'header-remote', undefined), /Say which version/);
      await assert.rejects(
        rollback({ target }, 'header-remote', '1.0.0-aaaa'),
        /is the current version already/,
      );
      await assert.rejects(
        rollback({ target: open() }, 'header-remote', '1.0.0-aaaa'),
        /has never been released/,
      );
      await assert.rejects(
        release({ root: path.join(root, 'nowhere'), target, urlOf }, 'header-remote'),
        /not built.*npm run build -w header-remote/s,
      );
      await assert.rejects(
        release({ root, target: open(), urlOf: () => undefined }, 'embed'),
        /Set RELEASE_URL/,
      );
    });

    it('an interrupted release is mended by stamping again', async () => {
      await releaseAll();
      const whole = await text('footer-remote/embed.js');
      await target.replace('footer-remote/embed.js', Buffer.from('half a fi'));
      await stamp({ target });
      assert.equal(await text('footer-remote/embed.js'), whole);
    });

    it('sites: published, told apart, made the first and taken off, each with its stable files', async () => {
      await releaseAll();
      const cedarline = { slug: 'cedarline', name: 'Cedarline' };
      const added = await publishSites({ target }, { sites: [...sampleSites, cedarline] });
      assert.deepEqual(added.changes, [
        { slug: 'sample', change: 'unchanged' },
        { slug: 'cedarline', change: 'added' },
      ]);
      assert.equal(added.first, 'sample');
      assert.ok(added.written.includes('header-remote/cedarline/embed.js'));
      assert.deepEqual(
        added.written.filter((file) => !file.includes('/cedarline/')),
        [],
        'no file of another site is written',
      );
      for (const name of releasedWorkspaces.filter((workspace) => /-remote$/.test(workspace))) {
        const csp = JSON.parse((await text(`${name}/cedarline/csp.json`))!) as { remote: string };
        assert.equal(csp.remote, name);
      }
      assert.match((await text('header-remote/cedarline/embed.js'))!, /"\.\.\/1\.0\.0-aaaa\/"/);
      assert.deepEqual((await publishSites({ target }, { sites: [cedarline] })).written, []);

      const partOfFirst = async () =>
        /"slug":"(\w+)"/.exec((await text('header-remote/embed.js'))!)?.[1];
      assert.equal(await partOfFirst(), 'sample');
      const before = await text('registry.json');
      await assert.rejects(
        publishSites({ target }, { sites: [], removed: 'sample' }),
        /first site of .*--remove sample --first cedarline/s,
      );
      assert.equal(await text('registry.json'), before);
      const moved = { sites: [], removed: 'sample', first: 'cedarline' };
      assert.equal((await publishSites({ target }, moved)).first, 'cedarline');
      assert.equal(await partOfFirst(), 'cedarline');
      for (const name of ['header-remote', 'session-shared'])
        for (const ending of ['', '.br', '.gz'])
          assert.equal(await text(`${name}/sample/remoteEntry.js${ending}`), undefined);
      assert.ok(await text('header-remote/1.0.0-aaaa/entry.js'), 'versions stay');
    });

    it('a release by a team that has no site keeps those of the target', async () => {
      await releaseAll();
      writeSampleBuild(root, 'header-remote', { version: '1.1.0-bbbb', text: 'second' });
      const none = () => {
        throw new Error('nobody reads them');
      };
      await release({ root, target, sites: none, urlOf }, 'header-remote');
      assert.deepEqual((await readRegistry(target)).sites, sampleSites);
      assert.match((await text('header-remote/sample/embed.js'))!, /1\.1\.0-bbbb/);
    });

    it('refuses a registry that is none, naming it', async () => {
      await target.replace('registry.json', Buffer.from('<html>'));
      await assert.rejects(
        release({ root, target, sites: () => sampleSites, urlOf }, 'embed'),
        /registry\.json is not a release registry/,
      );
    });
  });
}

describe('at the same moment', () => {
  let target: ReleaseTarget;
  const releaseNow = (name: string) =>
    release({ root, target: directoryTarget(target.name), urlOf }, name);
  const leftovers = () =>
    readdirSync(target.name, { recursive: true }).filter((file) =>
      String(file).includes('.making-'),
    );
  beforeEach(async () => {
    target = directoryTarget(mkdtempSync(path.join(root, 'target-')));
    writeSampleBuilds(root);
    for (const name of releasedWorkspaces)
      await release({ root, target, sites: () => sampleSites, urlOf }, name);
  });

  it('two teams release: both releases are current and stamped in the end', async () => {
    // Ten rounds: what two writers do to each other depends on who is where.
    for (let round = 1; round <= 10; round += 1) {
      const version = `1.${round}.0-bbbb`;
      for (const name of ['session-shared', 'header-remote'])
        writeSampleBuild(root, name, { version, text: `round ${round}` });
      await Promise.all(['session-shared', 'header-remote'].map(releaseNow));
      const embed = (await target.read('header-remote/embed.js'))!.toString();
      assert.ok(embed.includes(`session-shared/${version}`), `the session of round ${round}`);
      assert.ok(embed.includes(`"./${version}/"`), `the header of round ${round}`);
      assert.ok(
        (await target.read('footer-remote/embed.js'))!
          .toString()
          .includes(`session-shared/${version}`),
        `the footer of round ${round}`,
      );
      for (const file of ['header-remote/embed.js', 'session-shared/remoteEntry.js']) {
        assert.deepEqual(
          brotliDecompressSync((await target.read(`${file}.br`))!),
          await target.read(file),
          `${file}.br of round ${round}`,
        );
      }
    }
    assert.deepEqual(leftovers(), []);
  });

  it('one team releases one build twice: once it is new', async () => {
    writeSampleBuild(root, 'header-remote', { version: '1.1.0-bbbb', text: 'second' });
    const outcomes = await Promise.all([releaseNow('header-remote'), releaseNow('header-remote')]);
    assert.deepEqual(outcomes.map(({ isNew }) => isNew).sort(), [false, true]);
    assert.match((await target.read('header-remote/embed.js'))!.toString(), /"\.\/1\.1\.0-bbbb\/"/);
    assert.deepEqual(leftovers(), []);
  });

  it('a folder of the version that no release made is named', async () => {
    await target.replace('header-remote/1.1.0-bbbb/notes.txt', Buffer.from('mine'));
    writeSampleBuild(root, 'header-remote', { version: '1.1.0-bbbb', text: 'second' });
    await assert.rejects(
      releaseNow('header-remote'),
      /1\.1\.0-bbbb lies there without its release\.json/,
    );
    assert.equal((await target.read('header-remote/1.1.0-bbbb/notes.txt'))?.toString(), 'mine');
  });
});

describe('a bucket', () => {
  it('S12: keeps the headers of each file with it', async () => {
    const target = bucketTarget('remotes', 'headers', client);
    writeSampleBuilds(root);
    for (const name of releasedWorkspaces)
      await release({ root, target, sites: () => sampleSites, urlOf }, name);
    const headersOf = async (file: string) => {
      const { ContentType, ContentEncoding, CacheControl } = await client.send(
        new HeadObjectCommand({ Bucket: 'remotes', Key: `headers/${file}` }),
      );
      return [ContentType, ContentEncoding, CacheControl];
    };
    assert.deepEqual(await headersOf('header-remote/embed.js'), [
      'text/javascript; charset=utf-8',
      undefined,
      'public, max-age=60, stale-while-revalidate=86400',
    ]);
    assert.deepEqual(await headersOf('header-remote/sample/embed.js.br'), [
      'text/javascript; charset=utf-8',
      'br',
      'public, max-age=60, stale-while-revalidate=86400',
    ]);
    assert.deepEqual(await headersOf('header-remote/1.0.0-aaaa/entry.js.br'), [
      'text/javascript; charset=utf-8',
      'br',
      'public, max-age=31536000, immutable',
    ]);
    assert.deepEqual(await headersOf('registry.json'), [
      'application/json; charset=utf-8',
      undefined,
      'no-store',
    ]);
  });
  it('S12: takes the very files of a folder when they are promoted, its pin included', async () => {
    const from = directoryTarget(mkdtempSync(path.join(root, 'target-')));
    const target = bucketTarget('remotes', 'promoted', client);
    writeSampleBuilds(root);
    for (const name of releasedWorkspaces) {
      await release({ root, target: from, sites: () => sampleSites, urlOf }, name);
      await promote({ from, target, urlOf }, name);
    }
    for (const file of ['entry.js', 'entry.js.br', 'release.json', 'embed.js', 'sample/embed.js'])
      assert.deepEqual(
        await target.read(`header-remote/1.0.0-aaaa/${file}`),
        await from.read(`header-remote/1.0.0-aaaa/${file}`),
        file,
      );
    const tagOf = async (where: ReleaseTarget) =>
      (JSON.parse((await where.read('header-remote/1.0.0-aaaa/pin.json'))!.toString()) as Pin).tag;
    assert.equal(await tagOf(target), await tagOf(from));
  });
  it('that is not there is named, with what to check', async () => {
    writeSampleBuilds(root);
    await assert.rejects(
      release({ root, target: bucketTarget('no-such-bucket', '', client), urlOf }, 'embed'),
      /s3:\/\/no-such-bucket\/.*NoSuchBucket.*Check the bucket's name/s,
    );
  });
});
