/**
 * Run in the copy whose programs are mutated: there the workspaces find each other's copies. Everything else is found in the
 * repository's own node_modules, further up.
 */
import { mkdirSync, readFileSync, symlinkSync } from 'node:fs';

const { workspaces } = JSON.parse(readFileSync('package.json', 'utf8'));
mkdirSync('node_modules');
for (const name of workspaces) symlinkSync(`../${name}`, `node_modules/${name}`, 'junction');
