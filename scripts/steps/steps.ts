/** The steps of `npm test` and `npm run check`: what each runs, and where it says what came out. */
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { readJestOutcome, type JestReport } from './jestOutcome';
import { oneFailed, type Outcome } from './outcome';
import { readPlaywrightOutcome, type PlaywrightReport } from './playwrightOutcome';
import { readReport } from './report';

export const root = path.resolve(import.meta.dirname, '../..');
export const results = path.join(root, '.cache/results');

export interface Step {
  /** Arguments of Node: a package's own program is run by it on every system. */
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** Without it the step is one check, that passes or fails. */
  readonly readOutcome?: () => Outcome;
}

const resultFile = (name: string): string => path.join(results, `${name}.json`);
const bin = (file: string): string => path.join(root, 'node_modules', file);
const command = (...args: readonly string[]): readonly string[] => ['scripts/run.mjs', ...args];

export const steps = {
  format: { args: [bin('prettier/bin/prettier.cjs'), '--check', '--log-level=warn', '.'] },
  types: { args: command('types') },
  lint: { args: [bin('eslint/bin/eslint.js'), '.', '--max-warnings', '0'] },
  ledger: { args: command('ledger') },
  unit: {
    args: [
      bin('jest/bin/jest.js'),
      '--maxWorkers=2',
      '--json',
      `--outputFile=${resultFile('unit')}`,
    ],
    readOutcome: () => {
      const report = readReport(resultFile('unit')) as JestReport | undefined;
      return report ? readJestOutcome(report) : oneFailed;
    },
  },
  server: {
    args: [
      ...['--import', 'tsx', '--test', '--test-concurrency=2'],
      ...['--test-reporter=dot', '--test-reporter-destination=stdout'],
      '--test-reporter=./scripts/steps/nodeReporter.mjs',
      `--test-reporter-destination=${resultFile('server')}`,
      ...serverTests(),
    ],
    readOutcome: readServerOutcome,
  },
  e2e: {
    // A test that is to run alone is for one's own machine: `npm run e2e`.
    args: [
      ...[bin('@playwright/test/cli.js'), 'test', '-c', 'e2e/playwright.config.ts'],
      '--forbid-only',
    ],
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: resultFile('e2e') },
    readOutcome: () => {
      const report = readReport(resultFile('e2e')) as PlaywrightReport | undefined;
      return report ? readPlaywrightOutcome(report) : oneFailed;
    },
  },
} as const satisfies Record<string, Step>;

export type StepName = keyof typeof steps;

/** Tests of real servers and real builds, on Node's own runner: their packages are ES modules, which ts-jest would have to transform. */
function serverTests(): readonly string[] {
  const listing = ['ls-files', '-co', '--exclude-standard', '*.nodetest.ts'];
  const files = execFileSync('git', listing, { cwd: root, encoding: 'utf8' });
  return files.split('\n').filter((file) => file !== '');
}

function readServerOutcome(): Outcome {
  const report = readReport(resultFile('server')) as
    (Outcome & { readonly failures: readonly string[] }) | undefined;
  for (const failure of report?.failures ?? []) console.log(failure);
  return report ?? oneFailed;
}
