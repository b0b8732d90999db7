/** The steps of `npm test`, `npm run test:all` and `npm run check`. */
import path from 'node:path';
import { readJestReport, readNodeReport, readPlaywrightReport, type Counts } from './counts';
import { writeTestProcesses } from './testProcesses';

export const root = path.resolve(import.meta.dirname, '../..');
const results = path.join(root, '.cache/results');

export interface Step {
  /** Arguments of Node, which runs the program of a package on every system. */
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** The report that a test runner writes. A step without one is a single check. */
  readonly report?: { readonly file: string; readonly read: (text: string) => Counts };
}

const bin = (file: string): string => path.join(root, 'node_modules', file);

const check = (...args: readonly string[]): Step => ({ args });

const unit = (): Step => {
  const file = path.join(results, 'unit.json');
  return {
    args: [bin('jest/bin/jest.js'), '--maxWorkers=2', '--json', `--outputFile=${file}`],
    report: { file, read: readJestReport },
  };
};

/** Tests on Node's own runner: real servers and real builds, whose packages are ES modules. */
const nodeTests = (name: string, ...patterns: readonly string[]): Step => {
  const file = path.join(results, `${name}.tap`);
  return {
    args: [
      ...['--import', 'tsx', '--test', '--test-concurrency=2'],
      ...['--test-reporter=dot', '--test-reporter-destination=stdout'],
      ...['--test-reporter=tap', `--test-reporter-destination=${file}`],
      ...writeTestProcesses(root, name, patterns),
    ],
    report: { file, read: readNodeReport },
  };
};

const browserTests = (name: string, ...filter: readonly string[]): Step => {
  const file = path.join(results, `${name}.json`);
  return {
    args: [
      ...[bin('@playwright/test/cli.js'), 'test', '-c', 'e2e/playwright.config.ts'],
      ...['--forbid-only', ...filter],
    ],
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: file },
    report: { file, read: readPlaywrightReport },
  };
};

export const steps = {
  format: () => check(bin('prettier/bin/prettier.cjs'), '--check', '--log-level=warn', '.'),
  types: () => check('scripts/run.mjs', 'types'),
  lint: () => check('scripts/run.mjs', 'lint'),
  ledger: () => check('scripts/run.mjs', 'ledger'),
  unit,
  server: () => nodeTests('server', '*.nodetest.ts', ':!*.slow.nodetest.ts'),
  e2e: () => browserTests('e2e', '--grep-invert', '@all'),
  /** The cache of the lint does not see that a type of another file has changed. */
  'whole lint': () => check(bin('eslint/bin/eslint.js'), '.', '--max-warnings', '0'),
  'slow server': () => nodeTests('slow-server', '*.slow.nodetest.ts'),
  'e2e @all': () => browserTests('e2e-all', '--grep', '@all'),
} satisfies Record<string, () => Step>;

export type StepName = keyof typeof steps;
/** Steps of a group run side by side, the groups one after the other. */
export type Groups = readonly (readonly StepName[])[];

export const checkSteps: Groups = [['lint', 'unit', 'types', 'format', 'ledger']];
export const dailySteps: Groups = [...checkSteps, ['server'], ['e2e']];
export const furtherSteps: Groups = [['whole lint'], ['slow server'], ['e2e @all']];
