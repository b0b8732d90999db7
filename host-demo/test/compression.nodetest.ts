import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { openTestDemo, type TestDemo } from './demo';

describe('the size of an answer', () => {
  let demo: TestDemo;
  before(async () => {
    demo = await openTestDemo();
  });
  after(() => demo.close());
  const get = (url: string, encodings: string) =>
    demo.server.inject({ url, headers: { 'accept-encoding': encodings } });

  for (const [encodings, encoding, unpack] of [
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['gzip, deflate', 'gzip', gunzipSync],
  ] as const)
    it(`of a page is a third of its text with ${encoding}, and caches keep the two apart`, async () => {
      const plain = await get('/', 'identity');
      const small = await get('/', encodings);
      assert.equal(small.headers['content-encoding'], encoding);
      assert.match(String(small.headers.vary), /accept-encoding/i);
      assert.equal(unpack(small.rawPayload).toString().length, plain.body.length);
      assert.ok(small.rawPayload.length * 2 < plain.rawPayload.length, 'It is small.');
    });

  it('stays as it is where a browser takes nothing else, and where there is nothing to save', async () => {
    const plain = await get('/', 'identity');
    assert.equal(plain.headers['content-encoding'], undefined);
    const short = await get('/healthz', 'br');
    assert.equal(short.headers['content-encoding'], undefined);
  });
});
