/** Finds a Chromium, or installs one: the end-to-end tests and the benchmark run in a real browser. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findInstalledChromium } from '../host-kit/src/installedChromium';

/** Path of the browser; ends the command with advice when there is none and none can be installed. */
export async function findChromium(): Promise<string> {
  const asked = process.env.CHROMIUM_PATH;
  if (asked && !existsSync(asked)) fail(`CHROMIUM_PATH names ${asked}, which does not exist.`);
  const found = findInstalledChromium();
  if (found) return found;
  console.log('No Chromium found: installing one …');
  for (const [command, ...args] of installers())
    spawnSync(command!, args, {
      stdio: 'inherit',
      timeout: 300_000,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  return findInstalledChromium() ?? fail('No Chromium could be installed.');
}

/** Debian's package where we may install it, else Playwright's own download. */
function installers(): string[][] {
  const isRoot = process.getuid?.() === 0;
  if (isRoot && existsSync('/usr/bin/apt-get'))
    return [
      ['apt-get', 'update', '-qq'],
      ['apt-get', 'install', '-y', '-qq', 'chromium'],
    ];
  return [[process.execPath, 'node_modules/playwright-core/cli.js', 'install', 'chromium']];
}

function fail(what: string): never {
  console.error(
    `${what} Install Chromium or Chrome and run again, or set CHROMIUM_PATH to its program.`,
  );
  process.exit(1);
}
