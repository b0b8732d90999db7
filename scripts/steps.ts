import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';

type StepName = 'types' | 'lint' | 'ledger' | 'unit' | 'server' | 'e2e';
interface Counts {
  readonly passed: number;
  readonly failed: number;
}

const root = path.resolve(import.meta.dirname, '..');
const results = path.join(root, '.cache/results');
const bin = (name: string) => path.join(root, 'node_modules/.bin', name);
const unitFile = path.join(results, 'unit.json');
const serverFile = path.join(results, 'server.tap');
/** Tests of real servers, on Node's own runner: its packages are ES modules, which ts-jest would have to transform. */
const serverTests = () =>
  ['host-demo/test', 'build/src/plugins', 'publishing/src', 'host-kit/test'].flatMap((folder) =>
    readdirSync(path.join(root, folder))
      .filter((file) => file.endsWith('.nodetest.ts'))
      .map((file) => `${folder}/${file}`),
  );
const e2eFile = path.join(results, 'e2e.json');

/** Each step's command, and where it says how many tests ran; a step without a file counts as one check. */
const steps: Record<
  StepName,
  { command: string; args: string[]; env?: Record<string, string>; count?: () => Counts }
> = {
  types: { command: process.execPath, args: ['scripts/run.mjs', 'types'] },
  lint: { command: bin('eslint'), args: ['.', '--max-warnings', '0'] },
  ledger: { command: process.execPath, args: ['scripts/run.mjs', 'ledger', '--declared'] },
  unit: {
    command: bin('jest'),
    args: ['--json', `--outputFile=${unitFile}`],
    count: () => countJest(),
  },
  server: {
    command: process.execPath,
    args: [
      '--import',
      'tsx',
      '--test',
      '--test-reporter=dot',
      '--test-reporter-destination=stdout',
      '--test-reporter=tap',
      `--test-reporter-destination=${serverFile}`,
      ...serverTests(),
    ],
    count: () => countTap(),
  },
  e2e: {
    command: bin('playwright'),
    args: ['test', '-c', 'e2e/playwright.config.ts'],
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: e2eFile },
    count: () => countPlaywright(),
  },
};

/** Runs the steps one after another, all of them even when one fails, and prints the one closing line. */
export async function runSteps(names: readonly StepName[]): Promise<void> {
  rmSync(results, { recursive: true, force: true });
  mkdirSync(results, { recursive: true });
  let total: Counts = { passed: 0, failed: 0 };
  for (const name of names) {
    const started = performance.now();
    console.log(`\n── ${name}`);
    const code = await run(steps[name]);
    const counts = countsOf(name, code);
    console.log(
      `── ${name}: ${counts.passed} passed, ${counts.failed} failed in ${((performance.now() - started) / 1000).toFixed(1)} s`,
    );
    total = { passed: total.passed + counts.passed, failed: total.failed + counts.failed };
  }
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  if (total.failed > 0) process.exitCode = 1;
}

function countsOf(name: StepName, code: number): Counts {
  const { count } = steps[name];
  if (!count) return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  const counts = count();
  // A runner that ended badly without a failed test (it could not start, no test was found) has failed all the same.
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

function run({
  command,
  args,
  env,
}: {
  command: string;
  args: string[];
  env?: Record<string, string>;
}): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
    });
    child.once('error', (error) => {
      console.error(error.message);
      resolve(1);
    });
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

function countJest(): Counts {
  const report = readReport<{
    numPassedTests: number;
    numFailedTests: number;
    numRuntimeErrorTestSuites: number;
  }>(unitFile);
  return report
    ? {
        passed: report.numPassedTests,
        failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
      }
    : { passed: 0, failed: 1 };
}

function countTap(): Counts {
  const report = readText(serverFile) ?? '';
  const numberAfter = (word: string) =>
    Number(new RegExp(`^# ${word} (\\d+)$`, 'm').exec(report)?.[1] ?? 0);
  const failed = numberAfter('fail') + numberAfter('cancelled');
  if (failed > 0)
    console.log(
      report
        .split('\n')
        .filter((line) => /^\s*not ok|error:|expected:|actual:/.test(line))
        .join('\n'),
    );
  return { passed: numberAfter('pass'), failed };
}

function countPlaywright(): Counts {
  const report = readReport<{ stats: { expected: number; unexpected: number; flaky: number } }>(
    e2eFile,
  );
  return report
    ? { passed: report.stats.expected, failed: report.stats.unexpected + report.stats.flaky }
    : { passed: 0, failed: 1 };
}

function readReport<Report>(file: string): Report | undefined {
  const text = readText(file);
  return text === undefined ? undefined : (JSON.parse(text) as Report);
}

function readText(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
