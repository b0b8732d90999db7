import { spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { addOutcomes, formatOutcome, formatSkipped, oneFailed, onePassed } from './outcome';
import type { Outcome } from './outcome';
import { results, root, steps, type Step, type StepName } from './steps';

/**
 * Runs groups of steps one after the other, the steps of a group side by side; all of them, even when one fails. Prints each step's
 * own words, its time, and as the last line what came out of all.
 */
export async function runSteps(groups: readonly (readonly StepName[])[]): Promise<void> {
  rmSync(results, { recursive: true, force: true });
  mkdirSync(results, { recursive: true });
  const outcomes: Outcome[] = [];
  for (const group of groups) {
    // Alone, a step speaks while it runs; side by side, each speaks when it has ended.
    const stdio = group.length === 1 ? 'inherit' : 'pipe';
    outcomes.push(...(await Promise.all(group.map((name) => runStep(name, stdio)))));
  }
  const total = addOutcomes(outcomes);
  for (const test of total.skipped) console.log(formatSkipped(test));
  console.log(`\n${formatOutcome(total)}`);
  if (total.failed > 0) process.exitCode = 1;
}

async function runStep(name: StepName, stdio: 'inherit' | 'pipe'): Promise<Outcome> {
  const started = performance.now();
  if (stdio === 'inherit') console.log(`\n── ${name}`);
  const { succeeded, output } = await run(steps[name], stdio);
  if (stdio === 'pipe') console.log(`\n── ${name}\n${output}`);
  const outcome = outcomeOf(steps[name], succeeded);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`── ${name}: ${formatOutcome(outcome)} in ${seconds} s`);
  return outcome;
}

function outcomeOf({ readOutcome }: Step, succeeded: boolean): Outcome {
  if (!readOutcome) return succeeded ? onePassed : oneFailed;
  const outcome = readOutcome();
  // A runner that ended badly without a failed test (it could not start, no test was found) has failed all the same.
  return succeeded || outcome.failed > 0 ? outcome : addOutcomes([outcome, oneFailed]);
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
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (bytes: Buffer) => {
        output += bytes.toString();
      });
    child.once('error', reject);
    child.once('close', (code) => {
      resolve({ succeeded: code === 0, output: output.trimEnd() });
    });
  });
}
