/**
 * `npm run bench`: our header page against the peers, in one run, under one throttling (README.md).
 * Compare the ratios; absolute times move with the machine.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { findInstalledChromium } from 'host-kit/installedChromium';
import { measureRounds } from './src/measure';
import { serveSubjects } from './src/subjects';
import { toTables } from './src/table';

const root = path.resolve(import.meta.dirname, '..');
const results = path.join(root, 'bench/results');
const most = Number(process.env.BENCH_ROUNDS ?? 25);
const executablePath = findInstalledChromium();
if (!executablePath) {
  console.error(
    'No Chromium found. Install Chromium or Chrome (npm test installs one), or set CHROMIUM_PATH to its program.',
  );
  process.exit(1);
}
const close = await serveSubjects(root);
try {
  const patience = { least: Math.min(9, most), most, spread: 0.06 };
  const rounds = await measureRounds(executablePath, patience);
  const tables = toTables(rounds);
  console.log(tables);
  await mkdir(results, { recursive: true });
  await writeFile(path.join(results, 'latest.md'), tables);
  await writeFile(path.join(results, 'latest.json'), `${JSON.stringify(rounds, null, 2)}\n`);
} finally {
  await close();
}
