/** Runs the nginx of compose.yaml on this machine: its own configuration with other addresses. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { freePort } from 'host-kit/testing/servers';
import { reasonToSkip, run, type Proxy } from './proxies';

const root = path.join(import.meta.dirname, '../../..');
const readText = (file: string): string =>
  readFileSync(path.join(root, file), 'utf8');

const program = '/usr/sbin/nginx';
const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
const isRoot = process.getuid?.() === 0;

/** Addresses and folders of the image, each with its replacement on this machine. */
type Elsewhere = Readonly<Record<string, string>>;

function move(text: string, elsewhere: Elsewhere): string {
  let moved = text;
  for (const [there, here] of Object.entries(elsewhere)) {
    if (!moved.includes(there)) {
      throw new Error(`The configuration does not mention ${there}.`);
    }
    moved = moved.replaceAll(there, here);
  }
  return moved;
}

const composed = (pagesPort: number, staticPort: number): Proxy => ({
  title: 'nginx of compose.yaml',
  program,
  prepare({ folder, port }) {
    const [remotes, whole] = ['remotes.conf', 'nginx.conf'].map((name) =>
      path.join(folder, name),
    );
    writeFileSync(
      remotes!,
      move(readText('deploy/nginx.conf'), {
        '127.0.0.1:8080;': `127.0.0.1:${staticPort};`,
        '/srv/remotes;': `${folder}/remotes;`,
      }),
    );
    const text = move(readText('deploy/compose.nginx.conf'), {
      ' /tmp/': ` ${folder}/`,
      'pages:4000': `127.0.0.1:${pagesPort}`,
      'listen 8000;': `listen 127.0.0.1:${port};`,
      '/etc/nginx/mortgage-remotes.conf': remotes!,
    });
    writeFileSync(whole!, `${isRoot ? 'user root;' : ''} daemon off;\n${text}`);
    return ['-e', 'stderr', '-c', whole!];
  },
});

export const nginxMissing: string | false = existsSync(brotliModule)
  ? reasonToSkip(composed(0, 0))
  : 'nginx has no brotli module here: apt-get install nginx libnginx-mod-http-brotli-static';

export async function startComposedNginx(folder: string, port: number) {
  const staticPort = await freePort();
  const { port: pagesPort, stop } = await run(
    composed(port, staticPort),
    folder,
  );
  return { pagesPort, staticPort, stop };
}
