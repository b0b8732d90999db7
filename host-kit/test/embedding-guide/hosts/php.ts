import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { page, write, type Host } from './host';

export const php: Host = {
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
};
