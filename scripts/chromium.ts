/** Finds a Chromium, or installs one: the end-to-end tests and the benchmark run in a real browser. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findInstalledChromium } from 'host-kit/installedChromium';
import { installsPackages, packageInstallation, quietly } from './debianPackages';

/** Path of the browser; ends the command with advice when there is none and none can be installed. */
export async function findChromium(): Promise<string> {
  const asked = process.env.CHROMIUM_PATH;
  if (asked && !existsSync(asked)) fail(`CHROMIUM_PATH names ${asked}, which does not exist.`);
  const found = findInstalledChromium();
  if (found) return found;
  const { command, args } = chooseInstaller();
  console.log(`No Chromium found. Installing one: ${[command, ...args].join(' ')} …`);
  spawnSync(command, args, { stdio: 'inherit', timeout: 600_000, env: quietly });
  return findInstalledChromium() ?? fail('No Chromium could be installed.');
}

interface Installer {
  readonly command: string;
  readonly args: readonly string[];
}

/** Debian's package where we may install it, else Playwright's own download. */
function chooseInstaller(): Installer {
  if (installsPackages()) return packageInstallation(['chromium']);
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
