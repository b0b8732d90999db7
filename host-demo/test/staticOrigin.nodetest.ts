import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import {
  brotliCompressSync,
  brotliDecompressSync,
  gunzipSync,
  gzipSync,
} from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { openFolder } from 'host-kit/testing/folder';
import { readSettings } from 'reference-api/settings';
import { createStaticOrigin } from '../src/staticOrigin';

const remote = 'header-remote';
const halfWritten = ['embed.js.making-1a2b', '1.0.0/entry.js.making-1a2b.br'];
const script = 'export const greeting = "hello";';
const dataDir = openFolder('static');
let server: FastifyInstance;
const log: string[] = [];

before(async () => {
  const root = path.join(dataDir, 'static', remote);
  for (const folder of ['1.0.0/cedarline', 'cedarline']) {
    mkdirSync(path.join(root, folder), { recursive: true });
  }
  for (const name of [
    'embed.js',
    'cedarline/embed.js',
    '1.0.0/entry.js',
    '1.0.0/cedarline/embed.js',
  ]) {
    writeFileSync(path.join(root, name), script);
    writeFileSync(path.join(root, `${name}.br`), brotliCompressSync(script));
    writeFileSync(path.join(root, `${name}.gz`), gzipSync(script));
  }
  for (const name of [
    'shell.html',
    '1.0.0/entry.js.map',
    '.env',
    '1.0.0/.secret',
    ...halfWritten,
  ]) {
    writeFileSync(path.join(root, name), 'secret');
  }
  writeFileSync(path.join(dataDir, 'database'), 'secret');
  server = await createStaticOrigin(
    {
      ...readSettings({ LOG_LEVEL: 'trace' }),
      dataDir,
      logTo: { write: (line) => log.push(line) },
    },
    remote,
  );
});
after(() => server.close());

const get = (url: string, encoding = 'identity') =>
  server.inject({
    url: `/${remote}/${url}`,
    headers: { 'accept-encoding': encoding },
  });

describe('published files', () => {
  it('S12 S19: versions are kept for ever, stable names for a minute; any page may load them, without credentials', async () => {
    const stable = 'public, max-age=60, stale-while-revalidate=86400';
    const kept = 'public, max-age=31536000, immutable';
    for (const [url, control] of [
      ['embed.js', stable],
      ['cedarline/embed.js', stable],
      ['1.0.0/entry.js', kept],
      ['1.0.0/cedarline/embed.js', kept],
    ] as const) {
      const { headers, statusCode } = await get(url);
      assert.deepEqual(
        [statusCode, headers['cache-control']],
        [200, control],
        url,
      );
      assert.equal(headers['access-control-allow-origin'], '*');
      assert.equal(headers['access-control-allow-credentials'], undefined);
      assert.equal(headers['cross-origin-resource-policy'], 'cross-origin');
      assert.equal(headers['timing-allow-origin'], '*');
      assert.equal(headers['x-content-type-options'], 'nosniff');
      assert.match(
        String(headers['content-type']),
        /^(text|application)\/javascript; charset=utf-8$/,
      );
    }
  });
  it('F06: compressed as the browser can read it, and told apart by caches', async () => {
    for (const [accepted, encoding, unpack] of [
      ['br, gzip', 'br', brotliDecompressSync],
      ['gzip', 'gzip', gunzipSync],
      ['identity', undefined, (bytes: Buffer) => bytes],
    ] as const) {
      const { headers, rawPayload } = await get('embed.js', accepted);
      assert.equal(headers['content-encoding'], encoding);
      assert.equal(unpack(rawPayload).toString(), script);
      if (encoding) {
        assert.match(String(headers.vary), /accept-encoding/i);
      }
    }
  });
  it('no source map, no dotfile, no file outside the folder (S21)', async () => {
    for (const url of [
      '1.0.0/entry.js.map',
      '1.0.0/entry.js.map?x=1',
      '1.0.0/entry.js%2emap',
      ...halfWritten,
      'embed.js%2Emaking-1a2b',
      '.env',
      '%2eenv',
      '1.0.0/.secret',
      '1.0.0/%2Esecret',
      '..%2f..%2fdatabase',
      '%2e%2e/%2e%2e/database',
      'nothing.js',
      '',
    ]) {
      const response = await get(url);
      assert.ok(
        [403, 404].includes(response.statusCode),
        `${url} gave ${response.statusCode}`,
      );
      assert.ok(!response.body.includes('secret'), url);
    }
  });
  it('S10: a file that is not there is neither quoted nor logged with its address', async () => {
    const response = await get('nothing.js?name=canary-query');
    assert.deepEqual(
      [response.statusCode, response.body],
      [404, '{"error":"NotFound"}'],
    );
    assert.ok(log.length > 0 && !log.join('').includes('canary-query'));
    assert.ok(!log.join('').includes('nothing.js'));
  });
});
