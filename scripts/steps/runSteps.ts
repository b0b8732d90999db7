import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { root } from '../house/sources';
import {
  skippedLines,
  steps,
  type Counts,
  type Groups,
  type Step,
  type StepName,
} from './steps';

const passed: Counts = { passed: 1, failed: 0, skipped: 0 };
const failed: Counts = { passed: 0, failed: 1, skipped: 0 };

/** Runs all steps, also after one has failed; prints the output, the counts and the time of each. */
export async function runSteps(groups: Groups): Promise<Counts> {
  const all: Counts[] = [];
  for (const group of groups) {
    // A step that runs alone prints while it runs; steps side by side print when they end.
    const stdio = group.length === 1 ? 'inherit' : 'pipe';
    all.push(...(await Promise.all(group.map((name) => runStep(name, stdio)))));
  }
  return addCounts(all);
}

export const addCounts = (all: readonly Counts[]): Counts => {
  const sum = (name: keyof Counts) =>
    all.reduce((total, counts) => total + counts[name], 0);
  return {
    passed: sum('passed'),
    failed: sum('failed'),
    skipped: sum('skipped'),
  };
};

export const formatCounts = ({ passed, failed, skipped }: Counts): string =>
  `${passed} passed, ${failed} failed, ${skipped} skipped`;

/** Prints the last line, which CI reads. */
export function finish(counts: Counts): void {
  console.log(formatCounts(counts));
  if (counts.failed > 0) {
    process.exitCode = 1;
  }
}

async function runStep(
  name: StepName,
  stdio: 'inherit' | 'pipe',
): Promise<Counts> {
  const started = performance.now();
  const step: Step = steps[name]();
  prepareReport(step);
  if (stdio === 'inherit') {
    console.log(`\n── ${name}`);
  }
  const { succeeded, output } = await run(step, stdio);
  if (stdio === 'pipe') {
    console.log(`\n── ${name}\n${output}`);
  }
  const counts = countsOf(step, succeeded);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`── ${name}: ${formatCounts(counts)} in ${seconds} s`);
  return counts;
}

/** A report of an earlier run must not be counted again. */
function prepareReport({ report }: Step): void {
  if (!report) {
    return;
  }
  mkdirSync(path.dirname(report.file), { recursive: true });
  rmSync(report.file, { force: true });
}

function countsOf({ report }: Step, succeeded: boolean): Counts {
  if (!report) {
    return succeeded ? passed : failed;
  }
  if (!existsSync(report.file)) {
    return failed;
  }
  const text = readFileSync(report.file, 'utf8');
  for (const line of skippedLines(text)) {
    console.log(`skipped: ${line}`);
  }
  const counts = report.read(text);
  // A runner can fail without a failed test: it found no test, or it could not start.
  return succeeded || counts.failed > 0 ? counts : addCounts([counts, failed]);
}

function run(
  { args, env }: Step,
  stdio: 'inherit' | 'pipe',
): Promise<{ readonly succeeded: boolean; readonly output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd: root,
      stdio: ['ignore', stdio, stdio],
      env: { ...process.env, ...env },
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (bytes: Buffer) => {
        output += bytes.toString();
      });
    }
    child.once('error', reject);
    child.once('close', (code) => {
      resolve({ succeeded: code === 0, output: output.trimEnd() });
    });
  });
}
