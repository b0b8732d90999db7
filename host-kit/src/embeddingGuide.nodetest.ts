/**
 * The server snippets of docs/embedding.md, as they stand there, in real servers. A server that is not installed is left out, with a
 * line that says so (Debian: `apt-get install nginx apache2-bin varnish php-cli tomcat10 mono-fastcgi-server4 mono-mcs ruby-activesupport`).
 */
import assert from 'node:assert/strict';
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { connect, createServer as createSocket, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, afterEach, before, describe, it } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';

const guide = readFileSync(path.join(import.meta.dirname, '../../docs/embedding.md'), 'utf8');
const ownPart = '<main>The page\'s own part</main>';
const shellText = '<template shadowrootmode="open"><nav>The included shell</nav></template>';

interface Place { readonly folder: string; readonly port: number; readonly otherPort: number; readonly originPort: number; readonly minute: number; readonly blocks: readonly string[] }
interface Host {
  /** Bold in the guide. */
  readonly title: string;
  /** What has to be installed. */
  readonly programs: readonly string[];
  /** What the first of them has to be able to do. */
  readonly probe?: readonly string[];
  /** Writes what the server needs beside the guide's blocks; gives what is to be started. */
  readonly prepare: (place: Place) => readonly Command[];
  /** The shell is fetched apart from the pages, by cron. */
  readonly fetchesApart?: boolean;
}
interface Command { readonly program: string; readonly args: readonly string[]; readonly listensAt?: number; readonly env?: Record<string, string> }

const page = (include: string) => `<!doctype html><html><body>${include}${ownPart}</body></html>`;
const write = (folder: string, file: string, text: string): string => {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), text);
  return path.join(folder, file);
};
const isRoot = process.getuid?.() === 0;
const writeNginx = (folder: string, sites: string): string => {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join(' ');
  return write(folder, 'nginx.conf', `${isRoot ? 'user root;' : ''} daemon off; pid ${folder}/pid; error_log stderr crit; events {} http { access_log off; default_type text/html; ${temporary} ${sites} }`);
};

const hosts: readonly Host[] = [
  { title: 'nginx (SSI)', programs: ['/usr/sbin/nginx'], prepare({ folder, port, blocks: [cache, locations, include] }) {
    write(folder, 'www/index.html', page(include!));
    const file = writeNginx(folder, `${cache} server { listen 127.0.0.1:${port}; root ${folder}/www; ${locations} }`.replace('/var/cache/nginx/shells', `${folder}/shells`));
    return [{ program: '/usr/sbin/nginx', args: ['-e', 'stderr', '-c', file], listensAt: port }];
  } },
  { title: 'Apache (SSI)', programs: ['/usr/sbin/apache2', '/usr/bin/curl'], fetchesApart: true, prepare({ folder, port, minute, blocks: [script, settings, include] }) {
    const inFolder = (text: string) => text.replaceAll('/var/www/shells', `${folder}/shells`);
    write(folder, 'www/index.html', page(include!));
    mkdirSync(path.join(folder, 'shells'));
    write(folder, 'cron.sh', `while :; do ( ${inFolder(script!)} ); sleep ${minute}; done 2>/dev/null`);
    const modules = ['mpm_event', 'authz_core', 'mime', 'dir', 'filter', 'include', 'alias'];
    const file = write(folder, 'apache.conf', [
      ...modules.map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`),
      ...(isRoot ? ['User www-data', 'Group www-data'] : []), `Listen 127.0.0.1:${port}`, 'ServerName 127.0.0.1', `PidFile ${folder}/pid`, `DefaultRuntimeDir ${folder}`,
      'ErrorLog "|/bin/cat >&2"', 'LogLevel crit', 'TypesConfig /dev/null', 'AddType text/html .html', `DocumentRoot ${folder}/www`, 'DirectoryIndex index.html', inFolder(settings!),
    ].join('\n'));
    return [{ program: '/usr/sbin/apache2', args: ['-D', 'FOREGROUND', '-f', file], listensAt: port }, { program: '/bin/sh', args: ['cron.sh'] }];
  } },
  { title: 'ESI (Varnish)', programs: ['/usr/sbin/varnishd'], prepare({ folder, port, originPort, blocks: [program, include] }) {
    write(folder, 'page.html', page(include!));
    // The page itself comes from the same origin server as the shell.
    const file = write(folder, 'page.vcl', `vcl 4.1;\nbackend page { .host = "127.0.0.1"; .port = "${originPort}"; }\nsub vcl_recv { set req.backend_hint = page; }\n${program}`
      .replace('.host = "static.example"; .port = "80"', `.host = "127.0.0.1"; .port = "${originPort}"`));
    return [{ program: '/usr/sbin/varnishd', args: ['-F', '-n', path.join(folder, 'varnish'), '-a', `127.0.0.1:${port}`, '-f', file], listensAt: port }];
  } },
  { title: 'PHP', programs: ['/usr/bin/php'], prepare({ folder, port, blocks: [program, include] }) {
    mkdirSync(path.join(folder, 'temporary'));
    write(folder, 'www/index.php', `<?php ${program} ?>${page(include!)}`);
    return [{ program: '/usr/bin/php', args: ['-d', `sys_temp_dir=${folder}/temporary`, '-S', `127.0.0.1:${port}`, '-t', path.join(folder, 'www')], listensAt: port }];
  } },
  { title: 'JSP', programs: ['/usr/share/tomcat10/bin/catalina.sh'], prepare({ folder, port, blocks: [program] }) {
    write(folder, 'webapps/ROOT/index.jsp', page(program!));
    write(folder, 'conf/server.xml', `<Server port="-1"><Service name="Catalina"><Connector port="${port}" address="127.0.0.1"/><Engine name="Catalina" defaultHost="localhost"><Host name="localhost" appBase="webapps"/></Engine></Service></Server>`);
    write(folder, 'conf/web.xml', `<web-app version="6.0" xmlns="https://jakarta.ee/xml/ns/jakartaee"><servlet><servlet-name>jsp</servlet-name><servlet-class>org.apache.jasper.servlet.JspServlet</servlet-class></servlet>
      <servlet-mapping><servlet-name>jsp</servlet-name><url-pattern>*.jsp</url-pattern></servlet-mapping><welcome-file-list><welcome-file>index.jsp</welcome-file></welcome-file-list></web-app>`);
    for (const name of ['temp', 'logs', 'work']) mkdirSync(path.join(folder, name));
    const env = { CATALINA_HOME: '/usr/share/tomcat10', CATALINA_BASE: folder, CATALINA_TMPDIR: path.join(folder, 'temp') };
    return [{ program: '/usr/share/tomcat10/bin/catalina.sh', args: ['run'], listensAt: port, env }];
  } },
  { title: 'ASP.NET Web Forms', programs: ['/usr/sbin/nginx', '/usr/bin/fastcgi-mono-server4', '/usr/bin/mcs'], prepare({ folder, port, otherPort, blocks: [program, include] }) {
    write(folder, 'www/Default.aspx', `<%@ Page Language="C#" %>\n${program}${page(include!)}`);
    const file = writeNginx(folder, `server { listen 127.0.0.1:${port}; root ${folder}/www; location / {
      include /etc/nginx/fastcgi_params; fastcgi_index Default.aspx; fastcgi_param SCRIPT_FILENAME $document_root$fastcgi_script_name; fastcgi_param PATH_INFO ""; fastcgi_pass 127.0.0.1:${otherPort}; } }`);
    return [
      { program: '/usr/bin/fastcgi-mono-server4', args: [`/applications=/:${folder}/www`, `/socket=tcp:127.0.0.1:${otherPort}`], listensAt: otherPort },
      { program: '/usr/sbin/nginx', args: ['-e', 'stderr', '-c', file], listensAt: port },
    ];
  } },
  { title: 'Rails', programs: ['/usr/bin/ruby'], probe: ['-e', 'require "active_support"; require "webrick"'], prepare({ folder, port, blocks: [program, include] }) {
    write(folder, 'page.html.erb', page(include!));
    const file = write(folder, 'server.rb', `
      require "active_support"; require "active_support/all"; require "erb"; require "net/http"; require "webrick"
      module Rails; def self.cache = (@cache ||= ActiveSupport::Cache::MemoryStore.new); end
      ${program}
      server = WEBrick::HTTPServer.new(BindAddress: "127.0.0.1", Port: ${port}, AccessLog: [], Logger: WEBrick::Log.new($stderr, WEBrick::Log::FATAL))
      server.mount_proc("/") { |_, answer| answer.content_type = "text/html"; answer.body = ERB.new(File.read("${folder}/page.html.erb")).result(binding) }
      trap("TERM") { server.shutdown }
      server.start`);
    return [{ program: '/usr/bin/ruby', args: [file], listensAt: port }];
  } },
];

for (const host of hosts) {
  const missing = host.programs.filter((program) => !existsSync(program) || (host.probe && spawnSync(program, host.probe).status !== 0));
  if (missing.length > 0) console.log(`The guide's part for ${host.title} is not tested: there is no ${missing.join(', ')} here, or not all that it needs.`);

  describe(`the guide's part for ${host.title}`, { skip: missing.length > 0 }, () => {
    let origin: Origin;
    let folder: string;
    let servers: readonly ChildProcess[] = [];
    let address: string;

    before(async () => { origin = await openOrigin(); });
    after(() => origin.close());
    afterEach(async () => {
      await Promise.all(servers.map(stop));
      rmSync(folder, { recursive: true, force: true });
    });

    /** `minute`: what the guide's minute is to be, so that nobody waits for one. */
    async function serve(mode: Mode, minute = 60): Promise<void> {
      origin.mode = mode;
      origin.minute = minute;
      origin.asked = 0;
      folder = mkdtempSync(path.join(tmpdir(), 'guide-'));
      // Servers that give up root's rights read it too.
      chmodSync(folder, 0o777);
      const [port, otherPort] = [await freePort(), await freePort()];
      const blocks = readBlocks(host.title).map((block) => withMinute(block, minute).replaceAll('https://static.example', `http://127.0.0.1:${origin.port}`));
      const commands = host.prepare({ folder, port, otherPort, originPort: origin.port, minute, blocks });
      const pageFile = path.join(folder, 'page.html');
      origin.page = existsSync(pageFile) ? readFileSync(pageFile, 'utf8') : '';
      address = `http://127.0.0.1:${port}/`;
      let said = '';
      servers = commands.map(({ program, args, env }) => {
        const server = spawn(program, args, { cwd: folder, detached: true, stdio: ['ignore', 'ignore', 'pipe'], env: { ...process.env, ...env } });
        server.stderr.on('data', (part: Buffer) => { said += part.toString(); });
        return server;
      });
      for (const [index, { program, listensAt }] of commands.entries()) {
        while (listensAt && !(await isListening(listensAt))) {
          assert.equal(servers[index]!.exitCode, null, `${program} could not start: ${said}`);
          await wait(20);
        }
      }
      while (host.fetchesApart && origin.asked === 0) await wait(20);
    }

    const visit = async (): Promise<string> => {
      const answer = await fetch(address, { signal: AbortSignal.timeout(20_000) });
      const text = await answer.text();
      assert.equal(answer.status, 200, text);
      assert.ok(text.includes(ownPart), 'the page\'s own part');
      assert.ok(text.endsWith('</html>\n') || text.endsWith('</html>'), text);
      return text;
    };
    const without = page('<div id="site-header"></div>');
    const flat = (text: string) => text.replaceAll(/\s*\n\s*|<!-- no shell -->/g, '');

    it('has the shell, and asks for it once a minute', async () => {
      await serve('up');
      while (host.fetchesApart && !(await visit()).includes(shellText));
      for (let visits = 1; visits <= 3; visits += 1) assert.equal(flat(await visit()), page(`<div id="site-header">${shellText}</div>`));
      assert.equal(origin.asked, 1);
    });

    for (const mode of ['silent', 'failing', 'breaking off'] as const) {
      it(`F01 F07 F10: the page is whole, with nothing in the element, where the origin is ${mode}`, async () => {
        await serve(mode);
        assert.equal(flat(await visit()), without);
        assert.ok(origin.asked > 0);
      });
    }

    it('keeps the old shell while the origin is away, and takes the new one when it is back', async () => {
      await serve('up', 1);
      while (host.fetchesApart && !(await visit()).includes(shellText));
      assert.ok((await visit()).includes('The included shell'));
      for (const mode of ['failing', 'silent'] as const) {
        origin.mode = mode;
        origin.asked = 0;
        while (origin.asked === 0) assert.ok((await visit()).includes('The included shell'), mode);
        assert.ok((await visit()).includes('The included shell'), `after it was ${mode}`);
      }
      origin.mode = 'renewed';
      while (!(await visit()).includes('The next shell'));
    });
  });
}

/** The fenced blocks under a bold title. */
function readBlocks(title: string): string[] {
  const [, rest] = guide.split(`\n**${title}`);
  assert.ok(rest, `docs/embedding.md has no part for ${title}`);
  return [...rest.split('\n**')[0]!.matchAll(/```\w+\n(.*?)```/gs)].map(([, text]) => text!.trim());
}

/** The only thing in the blocks that a test changes beside addresses and folders. */
const withMinute = (block: string, seconds: number): string =>
  block.replaceAll(/(valid 200|ttl =) 1m;/g, `$1 ${seconds}s;`).replace('time() - 60', `time() - ${seconds}`).replace('< 60000', `< ${seconds}000`).replace('AddSeconds(60)', `AddSeconds(${seconds})`).replace('60.seconds', `${seconds}.seconds`);

type Mode = 'up' | 'renewed' | 'silent' | 'failing' | 'breaking off';
interface Origin { mode: Mode; minute: number; asked: number; page: string; readonly port: number; close(): Promise<void> }

/** The static origin, in good days and in bad ones; for ESI also where the page comes from. */
async function openOrigin(): Promise<Origin> {
  const cacheControl = () => `public, max-age=${origin.minute}, stale-while-revalidate=86400`;
  const answers: Record<Mode, (response: ServerResponse) => void> = {
    up: (response) => response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': cacheControl() }).end(shellText),
    renewed: (response) => response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': cacheControl() }).end(shellText.replace('included', 'next').replace('The included', 'The next')),
    silent: () => undefined,
    failing: (response) => response.writeHead(503, { 'content-type': 'text/html' }).end('<h1>503 of the origin</h1>'),
    'breaking off': (response) => response.destroy(),
  };
  const server: Server = createServer((incoming, response) => {
    if (incoming.url === '/') {
      response.writeHead(200, { 'content-type': 'text/html' }).end(origin.page);
      return;
    }
    if (incoming.url?.includes('header-remote')) origin.asked += 1;
    answers[origin.mode](response);
  });
  await new Promise<void>((resolve) => { server.listen(0, '127.0.0.1', resolve); });
  const origin: Origin = {
    mode: 'up', minute: 60, asked: 0, page: '', port: (server.address() as AddressInfo).port,
    close: () => new Promise((resolve) => { server.close(() => resolve()); server.closeAllConnections(); }),
  };
  return origin;
}

async function stop(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const ended = new Promise((resolve) => { server.once('exit', resolve); });
  // With what it has started.
  process.kill(-server.pid!, 'SIGTERM');
  await ended;
}

const isListening = (port: number): Promise<boolean> => new Promise((resolve) => {
  const socket = connect({ port, host: '127.0.0.1' }, () => resolve(true)).once('error', () => resolve(false)).once('connect', () => socket.destroy());
});

const freePort = (): Promise<number> => new Promise((resolve) => {
  const probe = createSocket().listen(0, '127.0.0.1', () => {
    const { port } = probe.address() as AddressInfo;
    probe.close(() => resolve(port));
  });
});
