import path from 'node:path';
import { page, write, type Host } from './host';

export const varnish: Host = {
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
        args: [
          '-F',
          '-n',
          path.join(folder, 'varnish'),
          '-a',
          `127.0.0.1:${port}`,
          '-f',
          file,
        ],
        listensAt: port,
      },
    ];
  },
};
