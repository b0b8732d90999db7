/** Finds a Chromium, or installs one: the end-to-end tests and the benchmark run in a real browser. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findInstalledChromium } from 'host-kit/installedChromium';

/** Path of the browser; ends the command with advice when there is none and none can be installed. */
export async function findChromium(): Promise<string> {
  const asked = process.env.CHROMIUM_PATH;
  if (asked && !existsSync(asked)) fail(`CHROMIUM_PATH names ${asked}, which does not exist.`);
  const found = findInstalledChromium();
  if (found) return found;
  const { command, args } = chooseInstaller();
  console.log(`No Chromium found. Installing one: ${[command, ...args].join(' ')} …`);
  spawnSync(command, args, {
    stdio: 'inherit',
    timeout: 600_000,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  return findInstalledChromium() ?? fail('No Chromium could be installed.');
}

interface Installer {
  readonly command: string;
  readonly args: readonly string[];
}

/** Debian's package where we may install it, else Playwright's own download. */
function chooseInstaller(): Installer {
  const isRoot = process.getuid?.() === 0;
  if (isRoot && existsSync('/usr/bin/apt-get'))
    return {
      command: 'sh',
      args: ['-c', 'apt-get update -qq && apt-get install -y -qq chromium'],
    };
  return {
    command: process.execPath,
    args: ['node_modules/playwright-core/cli.js', 'install', 'chromium'],
  };
}

function fail(what: string): never {
  console.error(
    `${what} Install Chromium or Chrome and run again, or set CHROMIUM_PATH to its program.`,
  );
  process.exit(1);
}
