import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { findWholeChromium } from '../demo/chromium';
import config from '../playwright.config';

/** A browser whose owner has forbidden cookies in its settings: the server's are refused, and every storage throws. */
export async function visitWithoutCookies(
  baseURL: string,
  visit: (page: Page) => Promise<void>,
): Promise<void> {
  const profile = mkdtempSync(path.join(tmpdir(), 'cookieless-'));
  const blocked = 2;
  mkdirSync(path.join(profile, 'Default'));
  writeFileSync(
    path.join(profile, 'Default/Preferences'),
    JSON.stringify({ profile: { default_content_setting_values: { cookies: blocked } } }),
  );
  const { launchOptions, viewport } = config.use!;
  const context = await chromium.launchPersistentContext(profile, {
    ...launchOptions,
    // The headless shell does not read the settings of a profile.
    executablePath: findWholeChromium(),
    viewport: viewport!,
    baseURL,
  });
  try {
    await visit(context.pages()[0]!);
  } finally {
    await context.close();
    rmSync(profile, { recursive: true });
  }
}
