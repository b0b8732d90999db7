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
    it(`of a page is less than half of its text with ${encoding}, and caches keep the two apart`, async () => {
      const plain = await get('/', 'identity');
      const small = await get('/', encodings);
      assert.equal(small.headers['content-encoding'], encoding);
      assert.match(String(small.headers.vary), /accept-encoding/i);
      const text = unpack(small.rawPayload).toString();
      assert.equal(text.length, plain.body.length);
      // Further down each answer has a nonce of its own.
      assert.ok(text.slice(0, 10_000) === plain.body.slice(0, 10_000));
      assert.ok(small.rawPayload.length * 2 < plain.rawPayload.length);
    });

  it('stays as it is where a browser takes nothing else, and where there is nothing to save', async () => {
    const plain = await get('/', 'identity');
    assert.equal(plain.headers['content-encoding'], undefined);
    const short = await get('/healthz', 'br');
    assert.equal(short.headers['content-encoding'], undefined);
  });
});
