import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { isRoot, page, write, type Host } from './host';

export const apache: Host = {
  title: 'Apache (SSI)',
  programs: ['/usr/sbin/apache2', '/usr/bin/curl'],
  fetchesApart: true,
  prepare({ folder, port, minute, blocks: [script, settings, include] }) {
    const inFolder = (text: string) =>
      text.replaceAll('/var/www/shells', `${folder}/shells`);
    write(folder, 'www/index.html', page(include!));
    mkdirSync(path.join(folder, 'shells'));
    write(
      folder,
      'cron.sh',
      `while :; do ( ${inFolder(script!)} ); sleep ${minute}; done 2>/dev/null`,
    );
    const modules = [
      'mpm_event',
      'authz_core',
      'mime',
      'dir',
      'filter',
      'include',
      'alias',
    ];
    const file = write(
      folder,
      'apache.conf',
      [
        ...modules.map(
          (name) =>
            `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`,
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
      {
        program: '/usr/sbin/apache2',
        args: ['-D', 'FOREGROUND', '-f', file],
        listensAt: port,
      },
      { program: '/bin/sh', args: ['cron.sh'] },
    ];
  },
};
