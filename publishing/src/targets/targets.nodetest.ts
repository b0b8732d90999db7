import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import promises, { mkdir, writeFile } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { after, before, describe, it } from 'node:test';
import {
  CreateBucketCommand,
  HeadObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import S3rver from 's3rver';
import { SampleTargets } from '../testing/sampleTargets';
import { BucketTarget } from './bucketTarget';
import { DirectoryTarget, explainDiskError } from './directoryTarget';
import type { ReleaseTarget } from './target';

const samples = new SampleTargets();
const { root } = samples;
let storage: S3rver;
let client: S3Client;

before(async () => {
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
});

interface StoredObject {
  readonly bucket: string;
  readonly key: string;
  readonly content: AsyncIterable<Uint8Array>;
  readonly metadata: object;
}
interface Store {
  putObject(object: StoredObject): Promise<unknown>;
  putMetadata(
    bucket: string,
    key: string,
    metadata: object,
    md5: string,
  ): Promise<void>;
  getResourcePath(bucket: string, key: string, kind: string): string;
}

/** s3rver answers before it has written a file: a read that follows could find it empty, and break off. */
function answerWhenWritten(server: S3rver): void {
  const { store } = server as unknown as { readonly store: Store };
  store.putObject = async ({
    bucket,
    key,
    content,
    metadata,
  }: StoredObject) => {
    const bytes = await buffer(content);
    const file = store.getResourcePath(bucket, key, 'object');
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, bytes);
    const md5 = createHash('md5').update(bytes).digest('hex');
    await store.putMetadata(bucket, key, metadata, md5);
    return { size: bytes.length, md5 };
  };
}

it('a folder that is removed loses its release.json first, as on a bucket', async (test) => {
  const rm = test.mock.method(promises, 'rm', () =>
    Promise.reject(new Error('cut')),
  );
  syncBuiltinESMExports();
  await assert.rejects(
    async () => new DirectoryTarget(root).removeFolder('a'),
    /cut/,
  );
  assert.deepEqual(
    rm.mock.calls[0]?.arguments[0],
    path.join(root, 'a/release.json'),
  );
  rm.mock.restore();
  syncBuiltinESMExports();
  // A site's folder has no such file.
  await new DirectoryTarget(root).removeFolder('a');
});

it('a folder that cannot be written is an error with cause and fix', async () => {
  const file = path.join(root, 'a-file');
  await writeFile(file, '');
  for (const name of [file, path.join(file, 'inside'), '/proc/nowhere']) {
    await assert.rejects(
      async () => new DirectoryTarget(name).assertWritable(),
      /cannot be written \((ENOTDIR|ENOENT|EACCES)\).*this user may write to it/,
    );
  }
  await new DirectoryTarget(path.join(root, 'not/there/yet')).assertWritable();
  assert.equal(existsSync(path.join(root, 'not')), false);
  const full = Object.assign(new Error(), { code: 'ENOSPC' });
  assert.match(
    explainDiskError(full) ?? '',
    /The disk is full\. Free some space/,
  );
});

for (const [kind, open] of [
  ['a folder', () => samples.openFolder()],
  ['a bucket', () => new BucketTarget('remotes', 'contract', client)],
] as const) {
  describe(`${kind} as a target`, () => {
    const bytes = (text: string) => Buffer.from(text);
    const read = async (target: ReleaseTarget, file: string) =>
      String(await target.read(file));

    it('reads and replaces files', async () => {
      const target = open();
      assert.equal(await target.read('header-remote/embed.js'), undefined);
      await target.replace('header-remote/embed.js', bytes('first'));
      await target.replace('header-remote/embed.js', bytes('second'));
      assert.equal(await read(target, 'header-remote/embed.js'), 'second');
    });

    it('adds a folder whole, and removes it and no other', async () => {
      const target = open();
      const files = new Map(
        ['host.js', 'release.json'].map((file) => [file, bytes(file)]),
      );
      assert.equal(await target.addFolder('embed/1.0.0', files), true);
      assert.equal(await read(target, 'embed/1.0.0/host.js'), 'host.js');
      await target.replace('embed/1.0.01/host.js', bytes('neighbour'));
      await target.removeFolder('embed/1.0.0');
      assert.equal(await target.read('embed/1.0.0/host.js'), undefined);
      assert.equal(await read(target, 'embed/1.0.01/host.js'), 'neighbour');
    });

    it('changes a file by its content', async () => {
      const target = open();
      const add = (letter: string) =>
        target.change('registry.json', (before) =>
          bytes(`${before?.toString() ?? ''}${letter}`),
        );
      for (const letter of ['a', 'b']) {
        await add(letter);
      }
      assert.equal(await read(target, 'registry.json'), 'ab');
    });
  });
}

describe('releases on a bucket', () => {
  it('S12: keep the headers of each file', async () => {
    await samples.releaseAll(new BucketTarget('remotes', 'headers', client));
    const headersOf = async (file: string) => {
      const { ContentType, ContentEncoding, CacheControl } = await client.send(
        new HeadObjectCommand({ Bucket: 'remotes', Key: `headers/${file}` }),
      );
      return [ContentType, ContentEncoding, CacheControl];
    };
    const script = 'text/javascript; charset=utf-8';
    const json = 'application/json; charset=utf-8';
    const stable = 'public, max-age=60, stale-while-revalidate=86400';
    const kept = 'public, max-age=31536000, immutable';
    for (const [file, ...headers] of [
      ['header-remote/embed.js', script, undefined, stable],
      ['header-remote/sample/embed.js.br', script, 'br', stable],
      ['header-remote/1.0.0-aaaa/entry.js.br', script, 'br', kept],
      ['registry.json', json, undefined, 'no-store'],
    ] as const) {
      assert.deepEqual(await headersOf(file), headers, file);
    }
  });
  it('name a file that the bucket keeps, though it answers 200 to the deletion', async () => {
    const kept = { Key: 'remotes/a.js', Code: 'AccessDenied' };
    const send = async () => ({ Contents: [kept], Errors: [kept] });
    const target = new BucketTarget('remotes', '', {
      send,
    } as unknown as typeof client);
    await assert.rejects(
      target.removeFolder('a'),
      /delete from .*AccessDenied for remotes\/a\.js/s,
    );
  });
  it('lose their release.json first, as a part of a version must not count as one', async () => {
    const prefixes: unknown[] = [];
    const send = async ({
      input,
    }: {
      readonly input: { readonly Prefix?: string };
    }) => prefixes.push(input.Prefix);
    await new BucketTarget('remotes', '', {
      send,
    } as unknown as typeof client).removeFolder('a');
    assert.deepEqual(prefixes, ['a/release.json', 'a/']);
  });
  it('name a missing bucket, with advice', async () => {
    await assert.rejects(
      samples.releaseAll(new BucketTarget('no-such-bucket', '', client)),
      /s3:\/\/no-such-bucket\/.*NoSuchBucket.*Check the bucket's name/s,
    );
  });
});
