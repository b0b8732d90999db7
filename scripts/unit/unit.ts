/** `npm test -w <workspace>`: its own unit tests, from its own folder. */
import path from 'node:path';
import { runToEnd } from '../demo/processes';

const root = path.resolve(import.meta.dirname, '../..');
const folders = process.argv.slice(2).map((name) => path.join(root, name));
process.exitCode = await runToEnd(process.execPath, [
  path.join(root, 'node_modules/jest/bin/jest.js'),
  '--roots',
  ...folders,
]);
