import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { chromiumArguments } from 'host-kit/installedChromium';
import { findWholeChromium } from '../demo/chromium';

/** A browser whose settings forbid cookies: it refuses the server's, and every storage throws. */
export async function visitWithoutCookies(
  baseURL: string,
  visit: (page: Page) => Promise<void>,
): Promise<void> {
  const profile = mkdtempSync(path.join(tmpdir(), 'cookieless-'));
  const blocked = 2;
  mkdirSync(path.join(profile, 'Default'));
  writeFileSync(
    path.join(profile, 'Default/Preferences'),
    JSON.stringify({
      profile: { default_content_setting_values: { cookies: blocked } },
    }),
  );
  // A headless shell does not read the profile's preferences.
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: findWholeChromium(),
    args: chromiumArguments(),
    viewport: { width: 1280, height: 800 },
    baseURL,
  });
  try {
    await visit(context.pages()[0]!);
  } finally {
    await context.close();
    rmSync(profile, { recursive: true });
  }
}
