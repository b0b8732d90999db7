import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromiumArguments } from 'host-kit/installedChromium';
import { findHeadlessShell, findWholeChromium } from './demo/chromium';
import { dataDir, demoPort, demoUrl, root } from './demo/address';

/** Pictures and the clipboard: the headless shell draws otherwise, and has no clipboard. */
const needWholeChromium = ['look/**/*.spec.ts', 'hosts/doctorOverlay.spec.ts'];

/** One renderer for all pages of a browser: a new one for each page costs a sixth of the run. */
const browserArguments = [...chromiumArguments(), '--renderer-process-limit=1'];

export default defineConfig({
  testDir: '.',
  outputDir: path.join(root, 'test-results'),
  fullyParallel: true,
  // One for each core: with more, the tests wait for the processor and miss their time limits.
  workers: 2,
  // A flaky test is a bug to find: nothing is retried.
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json']],
  // Room for a busy machine; every wait is for a state, none for time.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  // One picture of a look, whatever the machine (look/look.spec.ts).
  snapshotPathTemplate: '{testDir}/look/pictures/{arg}{ext}',
  projects: [
    // Longest first: the other worker runs all the rest meanwhile.
    { name: 'releases', testMatch: 'releases/**/*.spec.ts' },
    { name: 'pages', testIgnore: ['releases/**', ...needWholeChromium] },
    {
      name: 'whole Chromium',
      testMatch: [...needWholeChromium],
      use: {
        launchOptions: {
          executablePath: findWholeChromium(),
          args: browserArguments,
        },
      },
    },
  ],
  use: {
    baseURL: demoUrl,
    viewport: { width: 1280, height: 800 },
    // A renderer that has seen our pages before opens them at a third of the work. Cookies, storage, caches, routes and clocks are
    // emptied between two tests; a file about those things takes new contexts (README.md, "One browser for many tests").
    reuseContext: true,
    // Recording every test costs a quarter of the run: E2E_TRACE=1 where one is looked into.
    trace: process.env.E2E_TRACE ? 'retain-on-failure' : 'off',
    launchOptions: {
      executablePath: findHeadlessShell(),
      args: browserArguments,
    },
  },
  webServer: {
    command: `node -e "fs.rmSync('.cache/e2e-data/db', { recursive: true, force: true })" && node scripts/run.mjs start`,
    cwd: root,
    url: `${demoUrl}/healthz`,
    env: {
      ...(process.env as Record<string, string>),
      PORT: String(demoPort),
      DATA_DIR: dataDir,
    },
    reuseExistingServer: Boolean(process.env.E2E_REUSE),
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    stdout: 'pipe',
  },
});
