/** The proxies of the embedding guide, as real servers with the guide's lines. */
import assert from 'node:assert/strict';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  freePort,
  startServer,
  stopServer,
  untilListening,
} from 'host-kit/testing/servers';

interface Place {
  readonly folder: string;
  readonly port: number;
  readonly blocks: readonly string[];
}

export interface Proxy {
  readonly title: string;
  readonly program: string;
  readonly prepare: (place: Place) => readonly string[];
}

const isRoot = process.getuid?.() === 0;
const guide = readFileSync(
  path.join(import.meta.dirname, '../../../docs/proxies.md'),
  'utf8',
);

function readBlocks(title: string): readonly string[] {
  const [, rest = ''] = guide.split(`\n**${title}`);
  const [part = ''] = rest.split(/\n(?:\*\*|##)/);
  const blocks = [...part.matchAll(/```\w+\n(.*?)```/gs)].map(([, text]) =>
    text!.trim(),
  );
  assert.ok(blocks.length > 0, `docs/proxies.md has no part for ${title}`);
  return blocks;
}

function write(folder: string, file: string, text: string): string {
  const place = path.join(folder, file);
  mkdirSync(path.dirname(place), { recursive: true });
  writeFileSync(place, text);
  return place;
}

const nginx: Proxy = {
  title: 'nginx (proxy)',
  program: '/usr/sbin/nginx',
  prepare({ folder, port, blocks: [shared, locations, outside = ''] }) {
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (name) => `${name}_temp_path ${folder}/${name};`,
    );
    write(folder, 'marketplace.conf', shared!);
    const file = write(
      folder,
      'nginx.conf',
      `${isRoot ? 'user root;' : ''} daemon off; pid ${folder}/pid; error_log stderr crit; events {}
      http { access_log off; default_type text/html; ${temporary.join(' ')} ${outside}
      server { listen 127.0.0.1:${port}; root ${folder}/www; ${locations} } }`,
    );
    return ['-e', 'stderr', '-c', file];
  },
};

const apacheModules = [
  ...[
    'mpm_event',
    'authz_core',
    'mime',
    'dir',
    'headers',
    'alias',
    'proxy',
    'proxy_http',
  ],
  ...['socache_shmcb', 'ssl'],
];
const apache: Proxy = {
  title: 'Apache (proxy)',
  program: '/usr/sbin/apache2',
  prepare({ folder, port, blocks: [settings] }) {
    const modules = apacheModules.map(
      (name) =>
        `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`,
    );
    const file = write(
      folder,
      'apache.conf',
      [
        ...modules,
        ...(isRoot ? ['User www-data', 'Group www-data'] : []),
        ...[`Listen 127.0.0.1:${port}`, 'ServerName www.partner.example'],
        ...[
          `PidFile ${folder}/pid`,
          `DefaultRuntimeDir ${folder}`,
          'TypesConfig /dev/null',
        ],
        ...[
          'ErrorLog "|/bin/cat >&2"',
          'LogLevel crit',
          'AddType text/html .html',
        ],
        ...[`DocumentRoot ${folder}/www`, 'DirectoryIndex index.html'],
        settings,
      ].join('\n'),
    );
    return ['-D', 'FOREGROUND', '-f', file];
  },
};

/** The page's server: what the guide's part does not take is its own page. */
const nodeServer = `import { createServer } from 'node:http';
import { readFileSync } from 'node:fs';
import { passOn } from './marketplace.mjs';
const page = readFileSync(new URL('www/index.html', import.meta.url));
createServer((request, response) => {
  if (!passOn(request, response)) {
    response.writeHead(request.url === '/' ? 200 : 404).end(page);
  }
}).listen(Number(process.argv[2]), '127.0.0.1');
`;
const node: Proxy = {
  title: 'Node (proxy)',
  program: process.execPath,
  prepare({ folder, port, blocks: [passOn] }) {
    write(folder, 'marketplace.mjs', passOn!);
    return [write(folder, 'server.mjs', nodeServer), String(port)];
  },
};

export const proxies: readonly Proxy[] = [nginx, apache, node];

/** Resolves with its port. `marketplace` replaces the host of the guide. */
export async function startProxy(
  proxy: Proxy,
  folder: string,
  marketplace: string,
) {
  const blocks = readBlocks(proxy.title).map((block) =>
    block
      .replaceAll('https://www.marketplace.example', `http://${marketplace}`)
      .replaceAll('www.marketplace.example', marketplace.split(':')[0]!),
  );
  write(folder, 'www/index.html', "<h1>The partner's own page</h1>");
  return run(proxy, folder, blocks);
}

/** The marketplace itself, as several processes. */
export const startBalancer = (folder: string, ports: readonly number[]) =>
  run(nginx, folder, [
    '',
    `location / { proxy_pass http://processes; proxy_set_header Host $host; proxy_http_version 1.1; proxy_read_timeout 330s; }`,
    `upstream processes { ${ports.map((port) => `server 127.0.0.1:${port} fail_timeout=1s;`).join(' ')} }`,
  ]);
export const balancerMissing = () => reasonToSkip(nginx);

export async function run(
  proxy: Proxy,
  folder: string,
  blocks: readonly string[] = [],
) {
  const port = await freePort();
  const { program } = proxy;
  const args = proxy.prepare({ folder, port, blocks });
  const server = startServer({ program, args, listensAt: port }, folder);
  await untilListening(server);
  return { port, stop: () => stopServer(server) };
}

export const reasonToSkip = ({ program }: Proxy): string | false =>
  existsSync(program) ? false : `${program} is not installed`;
