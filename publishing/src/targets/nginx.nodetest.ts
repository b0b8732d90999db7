import assert from 'node:assert/strict';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { request, type IncomingMessage } from 'node:http';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { after, before, describe, it } from 'node:test';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import {
  freePort,
  startServer,
  stopServer,
  untilListening,
  type RunningServer,
} from 'host-kit/testing/servers';
import { SampleTargets } from '../testing/sampleTargets';

const nginx = [
  '/usr/sbin/nginx',
  '/usr/local/sbin/nginx',
  '/usr/bin/nginx',
].find(existsSync);
const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
const missing = !nginx
  ? 'no nginx here: apt-get install nginx libnginx-mod-http-brotli-static'
  : !existsSync(brotliModule)
    ? 'nginx has no brotli module here: apt-get install libnginx-mod-http-brotli-static'
    : false;
if (missing) {
  console.log(`The nginx configuration is not tested: ${missing}`);
}

const samples = new SampleTargets();
const folder = samples.root;
let server: RunningServer;
let port: number;

describe('deploy/nginx.conf', { skip: missing }, () => {
  before(async () => {
    const { name: root } = await samples.releaseAll(samples.openFolder());
    writeFileSync(
      path.join(root, 'header-remote/1.0.0-aaaa/entry.js.map'),
      'secret',
    );
    writeFileSync(path.join(root, 'header-remote/.env'), 'secret');
    port = await freePort();
    await startNginx(root);
  });
  after(() => stopServer(server));

  it('S12 S19: versions are kept for ever, stable files for a minute; any page may load them, without credentials', async () => {
    const kept = 'public, max-age=31536000, immutable';
    const stable = 'public, max-age=60, stale-while-revalidate=86400';
    for (const [file, control] of [
      ['header-remote/1.0.0-aaaa/entry.js', kept],
      ['header-remote/1.0.0-aaaa/embed.js', kept],
      ['header-remote/1.0.0-aaaa/sample/pin.json', kept],
      ['session-shared/1.0.0-aaaa/mount.1.js', kept],
      ['header-remote/embed.js', stable],
      ['header-remote/sample/embed.js', stable],
      ['session-shared/sample/remoteEntry.js', stable],
      ['header-remote/embed.json', stable],
      ['header-remote/shell.html', stable],
      ['header-remote/version.json', stable],
      ['header-remote/mf-manifest.json', stable],
    ] as const) {
      const { status, headers } = await get(file);
      assert.deepEqual(
        [status, headers['cache-control']],
        [200, control],
        file,
      );
      assert.equal(headers['access-control-allow-origin'], '*');
      assert.equal(headers['access-control-allow-credentials'], undefined);
      assert.equal(headers['cross-origin-resource-policy'], 'cross-origin');
      assert.equal(headers['x-content-type-options'], 'nosniff');
    }
    assert.equal(
      (await get('header-remote/embed.js')).headers['content-type'],
      'text/javascript; charset=utf-8',
    );
  });

  it('F06: the compressed copies of the release are picked, and told apart by caches', async () => {
    const plain = (await get('header-remote/embed.js')).body;
    for (const [accepted, encoding, unpack] of [
      ['br, gzip', 'br', brotliDecompressSync],
      ['gzip', 'gzip', gunzipSync],
    ] as const) {
      const { headers, body } = await get('header-remote/embed.js', accepted);
      assert.equal(headers['content-encoding'], encoding);
      assert.deepEqual(unpack(body), plain);
      assert.match(String(headers.vary), /accept-encoding/i);
      assert.equal(headers['content-type'], 'text/javascript; charset=utf-8');
    }
  });

  it('S21: no source map, dotfile, registry, listing or file outside; nothing can be changed', async () => {
    for (const file of [
      'header-remote/1.0.0-aaaa/entry.js.map',
      'header-remote/1.0.0-aaaa/entry.js%2emap',
      'header-remote/.env',
      'registry.json',
      'header-remote/',
      '',
      'header-remote/1.0.0-aaaa/',
      'header-remote/sample/',
      'header-remote/%2e%2e/registry.json',
      'a/b/c/d.js',
    ]) {
      const { status, body, headers } = await get(file);
      assert.ok(
        status >= 400 &&
          !body.includes('secret') &&
          !body.includes('workspaces'),
        `${file} gave ${status}`,
      );
      assert.notEqual(
        headers['cache-control'],
        'public, max-age=31536000, immutable',
        file,
      );
    }
    assert.equal(
      (await get('header-remote/embed.js', 'identity', 'PUT')).status,
      403,
    );
  });
});

async function startNginx(root: string): Promise<void> {
  const site = readFileSync(
    path.join(import.meta.dirname, '../../../deploy/nginx.conf'),
    'utf8',
  )
    .replace('127.0.0.1:8080', `127.0.0.1:${port}`)
    .replace('/srv/remotes', root);
  mkdirSync(path.join(folder, 'temporary'));
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/temporary/${name};`)
    .join(' ');
  writeFileSync(path.join(folder, 'site.conf'), site);
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  writeFileSync(
    path.join(folder, 'nginx.conf'),
    `${user} load_module ${brotliModule}; daemon off; pid ${folder}/pid; error_log stderr crit; events {} http { access_log off; ${paths} include ${folder}/site.conf; }`,
  );
  const args = ['-e', 'stderr', '-c', path.join(folder, 'nginx.conf')];
  server = startServer({ program: nginx!, args, listensAt: port }, folder);
  await untilListening(server);
}

async function get(file: string, encoding = 'identity', method = 'GET') {
  const headers = { 'accept-encoding': encoding };
  const sent = request({
    port,
    host: '127.0.0.1',
    path: `/${file}`,
    method,
    headers,
  }).end();
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  const body = await buffer(response);
  return { status: response.statusCode!, headers: response.headers, body };
}
