/**
 * `npm run bench`: our header page against the peers, in one run, under one throttling: 150 ms, 1.6 Mbps, CPU slowed 4 times,
 * cold cache, median of 9 (README.md). Compare the ratios; absolute times move with the machine.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { findInstalledChromium } from 'host-kit/installedChromium';
import { measureAll } from './src/measure';
import { serveSubjects, subjects } from './src/subjects';
import { toTable } from './src/table';

const root = path.resolve(import.meta.dirname, '..');
const results = path.join(root, 'bench/results');
const runs = Number(process.env.BENCH_RUNS ?? 9);
const executablePath = findInstalledChromium();
if (!executablePath) {
  console.error(
    'No Chromium found. Install Chromium or Chrome (npm test installs one), or set CHROMIUM_PATH to its program.',
  );
  process.exit(1);
}
const close = await serveSubjects(root);
try {
  const measured = await measureAll(subjects, { runs, executablePath });
  const table = toTable(measured, runs);
  console.log(table);
  await mkdir(results, { recursive: true });
  await writeFile(path.join(results, 'latest.md'), table);
  const rows = Object.entries(measured).map(([subject, values]) => ({ subject, ...values }));
  await writeFile(path.join(results, 'latest.json'), `${JSON.stringify(rows, null, 2)}\n`);
} finally {
  await close();
}
