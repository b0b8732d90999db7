/** Which programs of Chromium the tests run in; CHROMIUM_PATH names one for all of them. */
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { findInstalledChromium } from 'host-kit/installedChromium';

/** Debian's package of the same name. */
const debianShell = '/usr/bin/chromium-headless-shell';

export const findWholeChromium = (): string | undefined =>
  findInstalledChromium();

/** A third faster than the whole browser. Undefined: Playwright starts the one that it has downloaded. */
export function findHeadlessShell(): string | undefined {
  if (!process.env.CHROMIUM_PATH && existsSync(debianShell)) {
    return debianShell;
  }
  const whole = findWholeChromium();
  return whole === chromium.executablePath() ? undefined : whole;
}
