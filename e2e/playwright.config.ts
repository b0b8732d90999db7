import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromiumArguments } from '../host-kit/src/installedChromium';

const root = path.resolve(import.meta.dirname, '..');
/** The demo under test has ports and a database of its own, so that a running `npm start` is left alone. */
export const demoPort = Number(process.env.E2E_PORT ?? 4100);
const dataDir = path.join(root, '.cache/e2e-data');

export default defineConfig({
  testDir: '.',
  globalSetup: './legacyLibraries.ts',
  outputDir: path.join(root, 'test-results'),
  fullyParallel: true,
  workers: 2,
  // A flaky test is a bug to find: nothing is retried.
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json']],
  // Room for a busy machine; every wait is for a state, none for time.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    baseURL: `http://127.0.0.1:${demoPort}`,
    viewport: { width: 1280, height: 800 },
    // Recording every test costs a quarter of the run: E2E_TRACE=1 where one is looked into.
    trace: process.env.E2E_TRACE ? 'retain-on-failure' : 'off',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: chromiumArguments(),
    },
  },
  webServer: {
    command: 'rm -rf .cache/e2e-data/db && node scripts/run.mjs start',
    cwd: root,
    url: `http://127.0.0.1:${demoPort}/healthz`,
    env: { ...(process.env as Record<string, string>), PORT: String(demoPort), DATA_DIR: dataDir },
    reuseExistingServer: Boolean(process.env.E2E_REUSE),
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    stdout: 'pipe',
  },
});
