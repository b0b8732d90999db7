/** The servers that the embedding guide is for, and what each needs beside the guide's own blocks. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

interface Place {
  readonly folder: string;
  readonly port: number;
  readonly otherPort: number;
  readonly originPort: number;
  readonly minute: number;
  readonly blocks: readonly string[];
}
/** A server of the guide. */
export interface Host {
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
export interface Command {
  readonly program: string;
  readonly args: readonly string[];
  readonly listensAt?: number;
  readonly env?: Record<string, string>;
}

export const ownPart = "<main>The page's own part</main>";
export const page = (include: string) =>
  `<!doctype html><html><body>${include}${ownPart}</body></html>`;
const write = (folder: string, file: string, text: string): string => {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), text);
  return path.join(folder, file);
};
const isRoot = process.getuid?.() === 0;
const writeNginx = (folder: string, sites: string): string => {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join(' ');
  return write(
    folder,
    'nginx.conf',
    `${isRoot ? 'user root;' : ''} daemon off; pid ${folder}/pid; error_log stderr crit; events {} http { access_log off; default_type text/html; ${temporary} ${sites} }`,
  );
};

export const hosts: readonly Host[] = [
  {
    title: 'nginx (SSI)',
    programs: ['/usr/sbin/nginx'],
    prepare({ folder, port, blocks: [cache, locations, include] }) {
      write(folder, 'www/index.html', page(include!));
      const file = writeNginx(
        folder,
        `${cache} server { listen 127.0.0.1:${port}; root ${folder}/www; ${locations} }`.replace(
          '/var/cache/nginx/shells',
          `${folder}/shells`,
        ),
      );
      return [{ program: '/usr/sbin/nginx', args: ['-e', 'stderr', '-c', file], listensAt: port }];
    },
  },
  {
    title: 'Apache (SSI)',
    programs: ['/usr/sbin/apache2', '/usr/bin/curl'],
    fetchesApart: true,
    prepare({ folder, port, minute, blocks: [script, settings, include] }) {
      const inFolder = (text: string) => text.replaceAll('/var/www/shells', `${folder}/shells`);
      write(folder, 'www/index.html', page(include!));
      mkdirSync(path.join(folder, 'shells'));
      write(
        folder,
        'cron.sh',
        `while :; do ( ${inFolder(script!)} ); sleep ${minute}; done 2>/dev/null`,
      );
      const modules = ['mpm_event', 'authz_core', 'mime', 'dir', 'filter', 'include', 'alias'];
      const file = write(
        folder,
        'apache.conf',
        [
          ...modules.map(
            (name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`,
          ),
          ...(isRoot ? ['User www-data', 'Group www-data'] : []),
          `Listen 127.0.0.1:${port}`,
          'ServerName 127.0.0.1',
          `PidFile ${folder}/pid`,
          `DefaultRuntimeDir ${folder}`,
          'ErrorLog "|/bin/cat >&2"',
          'LogLevel crit',
          'TypesConfig /dev/null',
          'AddType text/html .html',
          `DocumentRoot ${folder}/www`,
          'DirectoryIndex index.html',
          inFolder(settings!),
        ].join('\n'),
      );
      return [
        { program: '/usr/sbin/apache2', args: ['-D', 'FOREGROUND', '-f', file], listensAt: port },
        { program: '/bin/sh', args: ['cron.sh'] },
      ];
    },
  },
  {
    title: 'ESI (Varnish)',
    programs: ['/usr/sbin/varnishd'],
    prepare({ folder, port, originPort, blocks: [program, include] }) {
      write(folder, 'page.html', page(include!));
      // The page itself comes from the same origin server as the shell.
      const file = write(
        folder,
        'page.vcl',
        `vcl 4.1;\nbackend page { .host = "127.0.0.1"; .port = "${originPort}"; }\nsub vcl_recv { set req.backend_hint = page; }\n${program}`.replace(
          '.host = "static.example"; .port = "80"',
          `.host = "127.0.0.1"; .port = "${originPort}"`,
        ),
      );
      return [
        {
          program: '/usr/sbin/varnishd',
          args: ['-F', '-n', path.join(folder, 'varnish'), '-a', `127.0.0.1:${port}`, '-f', file],
          listensAt: port,
        },
      ];
    },
  },
  {
    title: 'PHP',
    programs: ['/usr/bin/php'],
    prepare({ folder, port, blocks: [program, include] }) {
      mkdirSync(path.join(folder, 'temporary'));
      write(folder, 'www/index.php', `<?php ${program} ?>${page(include!)}`);
      return [
        {
          program: '/usr/bin/php',
          args: [
            '-d',
            `sys_temp_dir=${folder}/temporary`,
            '-S',
            `127.0.0.1:${port}`,
            '-t',
            path.join(folder, 'www'),
          ],
          listensAt: port,
        },
      ];
    },
  },
  {
    title: 'JSP',
    programs: ['/usr/share/tomcat10/bin/catalina.sh'],
    prepare({ folder, port, blocks: [program] }) {
      write(folder, 'webapps/ROOT/index.jsp', page(program!));
      write(
        folder,
        'conf/server.xml',
        `<Server port="-1"><Service name="Catalina"><Connector port="${port}" address="127.0.0.1"/><Engine name="Catalina" defaultHost="localhost"><Host name="localhost" appBase="webapps"/></Engine></Service></Server>`,
      );
      write(
        folder,
        'conf/web.xml',
        `<web-app version="6.0" xmlns="https://jakarta.ee/xml/ns/jakartaee"><servlet><servlet-name>jsp</servlet-name><servlet-class>org.apache.jasper.servlet.JspServlet</servlet-class></servlet>
      <servlet-mapping><servlet-name>jsp</servlet-name><url-pattern>*.jsp</url-pattern></servlet-mapping><welcome-file-list><welcome-file>index.jsp</welcome-file></welcome-file-list></web-app>`,
      );
      for (const name of ['temp', 'logs', 'work']) mkdirSync(path.join(folder, name));
      const env = {
        CATALINA_HOME: '/usr/share/tomcat10',
        CATALINA_BASE: folder,
        CATALINA_TMPDIR: path.join(folder, 'temp'),
      };
      return [
        { program: '/usr/share/tomcat10/bin/catalina.sh', args: ['run'], listensAt: port, env },
      ];
    },
  },
  {
    title: 'ASP.NET Web Forms',
    programs: ['/usr/sbin/nginx', '/usr/bin/fastcgi-mono-server4', '/usr/bin/mcs'],
    prepare({ folder, port, otherPort, blocks: [program, include] }) {
      write(folder, 'www/Default.aspx', `<%@ Page Language="C#" %>\n${program}${page(include!)}`);
      const file = writeNginx(
        folder,
        `server { listen 127.0.0.1:${port}; root ${folder}/www; location / {
      include /etc/nginx/fastcgi_params; fastcgi_index Default.aspx; fastcgi_param SCRIPT_FILENAME $document_root$fastcgi_script_name; fastcgi_param PATH_INFO ""; fastcgi_pass 127.0.0.1:${otherPort}; } }`,
      );
      return [
        {
          program: '/usr/bin/fastcgi-mono-server4',
          args: [`/applications=/:${folder}/www`, `/socket=tcp:127.0.0.1:${otherPort}`],
          listensAt: otherPort,
        },
        { program: '/usr/sbin/nginx', args: ['-e', 'stderr', '-c', file], listensAt: port },
      ];
    },
  },
  {
    title: 'Rails',
    programs: ['/usr/bin/ruby'],
    probe: ['-e', 'require "active_support"; require "webrick"'],
    prepare({ folder, port, blocks: [program, include] }) {
      write(folder, 'page.html.erb', page(include!));
      const file = write(
        folder,
        'server.rb',
        `
      require "active_support"; require "active_support/all"; require "erb"; require "net/http"; require "webrick"
      module Rails; def self.cache = (@cache ||= ActiveSupport::Cache::MemoryStore.new); end
      ${program}
      server = WEBrick::HTTPServer.new(BindAddress: "127.0.0.1", Port: ${port}, AccessLog: [], Logger: WEBrick::Log.new($stderr, WEBrick::Log::FATAL))
      server.mount_proc("/") { |_, answer| answer.content_type = "text/html"; answer.body = ERB.new(File.read("${folder}/page.html.erb")).result(binding) }
      trap("TERM") { server.shutdown }
      server.start`,
      );
      return [{ program: '/usr/bin/ruby', args: [file], listensAt: port }];
    },
  },
];
