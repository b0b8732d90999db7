/**
 * `npm run bench`: our header page against the peers, in one run, under one throttling (README.md).
 * Compare the ratios; absolute times move with the machine. `-- --write` keeps them in
 * docs/reference/bench.md.
 */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium } from 'playwright-core';
import {
  chromiumArguments,
  findInstalledChromium,
} from 'host-kit/installedChromium';
import { measureRounds } from './src/measure';
import { serveSubjects } from './src/subjects';
import { toReport } from './src/table';

const root = path.resolve(import.meta.dirname, '..');
const count = Number(process.env.BENCH_ROUNDS ?? 25);
const executablePath = findInstalledChromium();
if (!executablePath) {
  console.error(
    'No Chromium found. Install Chromium or Chrome (npm test installs one), or set CHROMIUM_PATH to its program.',
  );
  process.exit(1);
}
const browser = await chromium.launch({
  executablePath,
  args: chromiumArguments(),
});
const close = await serveSubjects(root, browser);
try {
  const rounds = await measureRounds(browser, count);
  const report = toReport(rounds, new Date().toISOString().slice(0, 10));
  console.log(report);
  if (process.argv.includes('--write')) {
    await writeFile(path.join(root, 'docs/reference/bench.md'), report);
  }
} finally {
  await close();
  await browser.close();
}
