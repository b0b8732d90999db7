import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright-core';

const names = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

/** Path of a Chromium that is there: `CHROMIUM_PATH`, one on the path, or Playwright's own. */
export function findInstalledChromium(): string | undefined {
  const { CHROMIUM_PATH: given, PATH = '' } = process.env;
  if (given) {
    return existsSync(given) ? given : undefined;
  }
  const onPath = PATH.split(path.delimiter).flatMap((folder) =>
    names.map((name) => path.join(folder, name)),
  );
  return [
    ...onPath,
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    chromium.executablePath(),
  ].find((file) => existsSync(file));
}

export const chromiumArguments = (): string[] => [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
