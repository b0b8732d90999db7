import assert from 'node:assert/strict';
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { it } from 'node:test';
import { openFolder } from 'host-kit/testing/folder';
import { findFreePorts, startDemoProcess } from './demo-process/demoProcess';
import { nginxMissing, startComposedNginx } from './proxied-host/composedNginx';

const folder = openFolder('composed-nginx');

it(
  'leads to the pages and to the released files, which pages include from inside and name by their public address (OPN-76)',
  { skip: nginxMissing },
  async (t) => {
    chmodSync(folder, 0o755);
    for (const remote of ['header-remote', 'footer-remote']) {
      const files = path.join(folder, 'remotes', remote);
      mkdirSync(files, { recursive: true });
      writeFileSync(
        path.join(files, 'shell.html'),
        `<p>shell of ${remote}</p>`,
      );
      writeFileSync(path.join(files, 'csp.json'), '{"directives":{}}');
    }
    const [port] = await findFreePorts(1);
    const nginx = await startComposedNginx(folder, port!);
    t.after(nginx.stop);
    const demo = startDemoProcess({
      NODE_ENV: 'production',
      LISTEN_HOST: '0.0.0.0',
      PUBLIC_ORIGINS: 'http://localhost:8000',
      SECRET: 'y'.repeat(32),
      TRUST_PROXY: '1',
      PORT: String(port),
      DATA_DIR: path.join(folder, 'data'),
      DATABASE_URL: '',
      METRICS_PORT: '0',
      // The server itself cannot reach the public address.
      STATIC_ORIGIN: 'http://static.invalid:8080',
      SHELL_ORIGIN: `http://127.0.0.1:${nginx.staticPort}`,
      SHUTDOWN_DELAY_SECONDS: '0',
    });
    t.after(() => demo.child.kill('SIGKILL'));
    await demo.ready;
    const ask = (address: string, headers = {}) =>
      fetch(`http://127.0.0.1:${nginx.pagesPort}${address}`, { headers });
    const page = await (await ask('/refinance/')).text();
    assert.ok(page.includes('shell of header-remote'), page);
    const tags = await ask('/mortgage-rates/', {
      'x-request-id': 'a'.repeat(32),
    });
    assert.ok(
      (await tags.text()).includes(
        'http://static.invalid:8080/header-remote/embed.js',
      ),
    );
    assert.match(
      tags.headers.get('x-request-id') ?? '',
      /^[\da-f]{32}$/,
      'nginx sets its own id',
    );
    assert.notEqual(tags.headers.get('x-request-id'), 'a'.repeat(32));
    assert.equal((await ask('/metrics')).status, 404);
  },
);
