import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { readSettings } from 'reference-api/settings';
import { createStaticOrigin } from '../src/staticOrigin';

const remote = 'header-remote';
const halfWritten = ['embed.js.making-1a2b', '1.0.0/entry.js.making-1a2b.br'];
const script = 'export const greeting = "hello";';
let dataDir: string;
let server: FastifyInstance;
const log: string[] = [];

before(async () => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'static-'));
  const root = path.join(dataDir, 'static', remote);
  for (const folder of ['1.0.0/cedarline', 'cedarline'])
    mkdirSync(path.join(root, folder), { recursive: true });
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
  for (const name of ['shell.html', '1.0.0/entry.js.map', '.env', '1.0.0/.secret', ...halfWritten])
    writeFileSync(path.join(root, name), 'secret');
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
after(async () => {
  await server.close();
  rmSync(dataDir, { recursive: true });
});

const get = (url: string, encoding = 'identity') =>
  server.inject({ url: `/${remote}/${url}`, headers: { 'accept-encoding': encoding } });

describe('published files', () => {
  it('S12 S19: versions are kept for ever, stable names for a minute; any page may load them, without credentials', async () => {
    const [stable, versioned] = [await get('embed.js'), await get('1.0.0/entry.js')];
    assert.equal(
      stable.headers['cache-control'],
      'public, max-age=60, stale-while-revalidate=86400',
    );
    assert.equal(versioned.headers['cache-control'], 'public, max-age=31536000, immutable');
    const pin = await get('1.0.0/cedarline/embed.js');
    assert.deepEqual(
      [pin.statusCode, pin.headers['cache-control']],
      [200, versioned.headers['cache-control']],
    );
    const ofSite = await get('cedarline/embed.js');
    assert.deepEqual(
      [ofSite.statusCode, ofSite.headers['cache-control']],
      [200, stable.headers['cache-control']],
    );
    for (const { headers, statusCode } of [stable, versioned]) {
      assert.equal(statusCode, 200);
      assert.deepEqual(
        [
          headers['access-control-allow-origin'],
          headers['access-control-allow-credentials'],
          headers['cross-origin-resource-policy'],
          headers['timing-allow-origin'],
          headers['x-content-type-options'],
        ],
        ['*', undefined, 'cross-origin', '*', 'nosniff'],
      );
      assert.match(
        String(headers['content-type']),
        /^(?:text|application)\/javascript; charset=utf-8$/,
      );
    }
  });
  it('F06: compressed as the browser can read it, and told apart by caches', async () => {
    const [br, gz, plain] = [
      await get('embed.js', 'br, gzip'),
      await get('embed.js', 'gzip'),
      await get('embed.js'),
    ];
    assert.deepEqual(
      [
        br.headers['content-encoding'],
        gz.headers['content-encoding'],
        plain.headers['content-encoding'],
      ],
      ['br', 'gzip', undefined],
    );
    assert.deepEqual(
      [
        brotliDecompressSync(br.rawPayload).toString(),
        gunzipSync(gz.rawPayload).toString(),
        plain.body,
      ],
      [script, script, script],
    );
    assert.match(String(br.headers.vary), /accept-encoding/i);
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
      assert.ok([403, 404].includes(response.statusCode), `${url} gave ${response.statusCode}`);
      assert.ok(!response.body.includes('secret'), url);
    }
  });
  it('S10: a file that is not there is neither quoted nor logged with its address', async () => {
    const response = await get('nothing.js?name=canary-query');
    assert.deepEqual([response.statusCode, response.body], [404, '{"error":"NotFound"}']);
    assert.ok(log.length > 0 && !log.join('').includes('canary-query'));
    assert.ok(!log.join('').includes('nothing.js'));
  });
});
