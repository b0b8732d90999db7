/** `npm run lint`: types and rules (oxlint), unused code (knip), arrows and circles (dependency-cruiser). docs/architecture.md, "Rooms" */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { workspaces } from '../house/sources';
import { runToEnd } from '../demo/processes';

const rooms = [...workspaces, 'scripts'].filter((room) => existsSync(room));
const programs = [
  ['oxlint/bin/oxlint', ...process.argv.slice(2)],
  ['knip/bin/knip.js', '--no-progress', '--no-tag-hints'],
  [
    'dependency-cruiser/bin/dependency-cruise.mjs',
    ...[
      '--config',
      '.dependency-cruiser.mjs',
      '--output-type',
      'err',
      ...rooms,
    ],
  ],
];
const codes = await Promise.all(
  programs.map(([file = '', ...args]) =>
    runToEnd(process.execPath, [path.join('node_modules', file), ...args]),
  ),
);
process.exitCode = Math.max(...codes);
