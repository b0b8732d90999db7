import { page, write, type Host } from './host';
import { writeNginx } from './writeNginx';

export const aspNet: Host = {
  title: 'ASP.NET Web Forms',
  programs: [
    '/usr/sbin/nginx',
    '/usr/bin/fastcgi-mono-server4',
    '/usr/bin/mcs',
  ],
  prepare({ folder, port, otherPort, blocks: [program, include] }) {
    write(
      folder,
      'www/Default.aspx',
      `<%@ Page Language="C#" %>\n${program}${page(include!)}`,
    );
    const file = writeNginx(
      folder,
      `server { listen 127.0.0.1:${port}; root ${folder}/www; location / {
    include /etc/nginx/fastcgi_params; fastcgi_index Default.aspx; fastcgi_param SCRIPT_FILENAME $document_root$fastcgi_script_name; fastcgi_param PATH_INFO ""; fastcgi_pass 127.0.0.1:${otherPort}; } }`,
    );
    return [
      {
        program: '/usr/bin/fastcgi-mono-server4',
        args: [
          `/applications=/:${folder}/www`,
          `/socket=tcp:127.0.0.1:${otherPort}`,
        ],
        listensAt: otherPort,
      },
      {
        program: '/usr/sbin/nginx',
        args: ['-e', 'stderr', '-c', file],
        listensAt: port,
      },
    ];
  },
};
