/** Finds a Chromium, or installs one: the end-to-end tests and the benchmark run in a real browser. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright-core';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Path of the browser; ends the command with advice when there is none and none can be installed. */
export async function findChromium(): Promise<string> {
  const asked = process.env.CHROMIUM_PATH;
  if (asked && !existsSync(asked)) fail(`CHROMIUM_PATH names ${asked}, which does not exist.`);
  const found = asked ?? installed();
  if (found) return found;
  console.log('No Chromium found: installing one …');
  for (const [command, ...args] of installers()) spawnSync(command!, args, { stdio: 'inherit', timeout: 300_000, env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
  return installed() ?? fail('No Chromium could be installed.');
}

function installed(): string | undefined {
  const onPath = (process.env.PATH ?? '').split(path.delimiter).flatMap((folder) => names.map((name) => path.join(folder, name)));
  return [...onPath, '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome', chromium.executablePath()].find((file) => existsSync(file));
}

/** Debian's package where we may install it, else Playwright's own download. */
function installers(): string[][] {
  const isRoot = process.getuid?.() === 0;
  if (isRoot && existsSync('/usr/bin/apt-get')) return [['apt-get', 'update', '-qq'], ['apt-get', 'install', '-y', '-qq', 'chromium']];
  return [[process.execPath, 'node_modules/playwright-core/cli.js', 'install', 'chromium']];
}

function fail(what: string): never {
  console.error(`${what} Install Chromium or Chrome and run again, or set CHROMIUM_PATH to its program.`);
  process.exit(1);
}
