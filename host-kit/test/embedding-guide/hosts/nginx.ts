import { page, write, type Host } from './host';
import { writeNginx } from './writeNginx';

export const nginx: Host = {
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
    return [
      {
        program: '/usr/sbin/nginx',
        args: ['-e', 'stderr', '-c', file],
        listensAt: port,
      },
    ];
  },
};
