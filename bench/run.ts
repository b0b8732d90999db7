/**
 * `npm run bench`: our header page against the peers, in one run, under one throttling (README.md).
 * Compare the ratios; absolute times move with the machine. `-- --write` keeps them in
 * docs/performance.md.
 */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium } from 'playwright-core';
import { chromiumArguments, findInstalledChromium } from 'host-kit/installedChromium';
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
const browser = await chromium.launch({ executablePath, args: chromiumArguments() });
const close = await serveSubjects(root, browser);
try {
  const rounds = await measureRounds(browser, count);
  const report = toReport(rounds, new Date().toISOString().slice(0, 10));
  console.log(report);
  if (process.argv.includes('--write')) await writeDocument(report);
} finally {
  await close();
  await browser.close();
}

/** Puts the figures between the marks of docs/performance.md. */
async function writeDocument(report: string): Promise<void> {
  const page = path.join(root, 'docs/performance.md');
  const marked = /(<!-- measured: .* -->)[^]*(<!-- end of measured -->)/;
  const text = await readFile(page, 'utf8');
  if (!marked.test(text)) throw new Error(`${page} lacks the marks of the measured figures.`);
  await writeFile(
    page,
    text.replace(
      marked,
      (_all, start: string, end: string) => `${start}\n\n${report.trim()}\n\n${end}`,
    ),
  );
}
