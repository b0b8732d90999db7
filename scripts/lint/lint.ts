/** `npm run lint`: ESLint, knip for unused code, and dependency-cruiser for arrows and circles. docs/architecture.md, "Rooms" */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { workspaces } from '../house/sources';
import { runToEnd } from '../demo/processes';

const cache = ['--cache', '--cache-strategy', 'content', '--cache-location', '.cache/eslint'];
const rooms = [...workspaces, 'scripts'].filter((room) => existsSync(room));
const programs = [
  ['eslint/bin/eslint.js', '.', '--max-warnings', '0', ...cache, ...process.argv.slice(2)],
  ['knip/bin/knip.js', '--no-progress', '--no-tag-hints'],
  [
    'dependency-cruiser/bin/dependency-cruise.mjs',
    ...['--config', '.dependency-cruiser.mjs', '--output-type', 'err', ...rooms],
  ],
];
const codes = await Promise.all(
  programs.map(([file = '', ...args]) =>
    runToEnd(process.execPath, [path.join('node_modules', file), ...args]),
  ),
);
process.exitCode = Math.max(...codes);
