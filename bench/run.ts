/**
 * `npm run bench`: our header page against the peers, in one run, under one throttling (architecture §7): 150 ms, 1.6 Mbps,
 * CPU slowed 4 times, cold cache, median of 9. Compare the ratios; absolute times move with the machine.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { findChromium } from '../scripts/chromium';
import { benchPages, prepareSubjects, type BenchPage } from './src/subjects';
import { measureAll, type Measurement } from './src/measure';
import { toTable } from './src/table';

const root = path.resolve(import.meta.dirname, '..');
const runs = Number(process.env.BENCH_RUNS ?? 9);
const close = await prepareSubjects(root);
try {
  const pages: readonly BenchPage[] = benchPages();
  const results: Measurement[] = await measureAll(pages, {
    runs,
    executablePath: await findChromium(),
  });
  const table = toTable(results, runs);
  console.log(table);
  await mkdir(path.join(root, 'bench/results'), { recursive: true });
  await writeFile(path.join(root, 'bench/results/latest.md'), table);
  await writeFile(
    path.join(root, 'bench/results/latest.json'),
    `${JSON.stringify(results, null, 2)}\n`,
  );
} finally {
  await close();
}
