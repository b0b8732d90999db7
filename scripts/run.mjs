// First step of every command: a Node that is new enough, the packages of the lockfile installed, then the task itself.
// Plain JavaScript without dependencies, so that it can report problems on a bare machine.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(
    `Node ${process.versions.node} is too old: this project needs Node 20.19 or newer. Install it and run the command again.`,
  );
  process.exit(1);
}

const root = path.resolve(import.meta.dirname, '..');
process.chdir(root);
if (!isInstalled()) {
  console.log('Installing the packages of package-lock.json …');
  if (install().status !== 0) {
    console.error(
      'The installation failed. See the messages above, check the network and the npm registry, and run the command again.',
    );
    process.exit(1);
  }
}

const [task, ...rest] = process.argv.slice(2);
process.argv.splice(2, process.argv.length, ...rest);
const { register } = await import('tsx/esm/api');
register();
await import(toFile(task));

/** `newSite` is `new-site/newSite.ts`; a path is a file of another workspace. */
function toFile(name) {
  const folder = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const file = `./${folder}/${name}.ts`;
  return existsSync(path.join(import.meta.dirname, file))
    ? file
    : `./${name}.ts`;
}

/** The locked versions, with their integrity checked; `npm ci` would refuse a mirror that lacks other platforms' packages. */
function install() {
  // No engine warnings: only pubnub 12 requires Node 22, and we use its build for browsers.
  const args = [
    'install',
    '--no-save',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ];
  return spawnSync('npm', args, {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
}

/** True when node_modules holds exactly the packages of the lockfile, in their versions. */
function isInstalled() {
  const hidden = path.join(root, 'node_modules/.package-lock.json');
  if (!existsSync(hidden)) {
    return false;
  }
  const packagesOf = (file) =>
    Object.entries(JSON.parse(readFileSync(file, 'utf8')).packages).filter(
      ([name, entry]) =>
        name.includes('node_modules/') &&
        !entry.link &&
        !entry.optional &&
        !entry.devOptional,
    );
  const found = new Map(
    packagesOf(hidden).map(([name, { version }]) => [name, version]),
  );
  return packagesOf(path.join(root, 'package-lock.json')).every(
    ([name, { version }]) => found.get(name) === version,
  );
}
