/** The steps of `npm test`, `npm run test:all` and `npm run check`. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { filesOf, root } from '../house/sources';

const results = path.join(root, '.cache/results');

export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

export interface Step {
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  readonly report?: {
    readonly file: string;
    readonly read: (text: string) => Counts;
  };
}

const bin = (file: string): string => path.join(root, 'node_modules', file);

const check = (...args: readonly string[]): Step => ({ args });

const unit = (): Step => {
  const file = path.join(results, 'unit.json');
  return {
    args: [
      bin('jest/bin/jest.js'),
      '--maxWorkers=2',
      '--json',
      `--outputFile=${file}`,
    ],
    report: { file, read: readJestReport },
  };
};

/** Tests on Node's own runner: real servers and real builds, whose packages are ES modules. */
const nodeTests = (name: string, ...patterns: readonly string[]): Step => {
  const file = path.join(results, `${name}.tap`);
  return {
    args: [
      ...['--import', 'tsx', '--test', '--test-concurrency=3'],
      ...['--test-reporter=dot', '--test-reporter-destination=stdout'],
      ...['--test-reporter=tap', `--test-reporter-destination=${file}`],
      ...writeTestProcesses(name, patterns),
    ],
    report: { file, read: readNodeReport },
  };
};

const browserTests = (name: string, ...filter: readonly string[]): Step => {
  const file = path.join(results, `${name}.json`);
  return {
    args: [
      ...[
        bin('@playwright/test/cli.js'),
        'test',
        '-c',
        'e2e/playwright.config.ts',
      ],
      ...['--forbid-only', ...filter],
    ],
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: file },
    report: { file, read: readPlaywrightReport },
  };
};

export const steps = {
  format: () => check(bin('oxfmt/bin/oxfmt'), '--check'),
  lint: () => check('scripts/run.mjs', 'lint'),
  ledger: () => check('scripts/run.mjs', 'ledger'),
  unit,
  server: () => nodeTests('server', '*.nodetest.ts', ':!*.slow.nodetest.ts'),
  e2e: () => browserTests('e2e', '--grep-invert', '@all'),
  'slow server': () => nodeTests('slow-server', '*.slow.nodetest.ts'),
  'e2e @all': () => browserTests('e2e-all', '--grep', '@all'),
} satisfies Record<string, () => Step>;

export type StepName = keyof typeof steps;
/** Steps of a group run side by side, the groups one after the other. */
export type Groups = readonly (readonly StepName[])[];

export const checkSteps: Groups = [['lint', 'unit', 'format', 'ledger']];
export const testSteps: Groups = [['server'], ['e2e']];
export const furtherSteps: Groups = [['slow server'], ['e2e @all']];

/** Reads Jest's report. A file that cannot run has failed. */
export function readJestReport(text: string): Counts {
  const report = JSON.parse(text) as Readonly<Record<string, number>>;
  const sum = (...names: readonly string[]): number =>
    names.reduce((total, name) => total + (report[name] ?? 0), 0);
  return {
    passed: sum('numPassedTests'),
    failed: sum('numFailedTests', 'numRuntimeErrorTestSuites'),
    skipped: sum('numPendingTests', 'numTodoTests'),
  };
}

/** A test that passed only at its second attempt has failed. */
export function readPlaywrightReport(text: string): Counts {
  const { stats } = JSON.parse(text) as {
    readonly stats: Readonly<
      Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number>
    >;
  };
  const { expected, unexpected, flaky, skipped } = stats;
  return { passed: expected, failed: unexpected + flaky, skipped };
}

/** The totals of node:test leave out skipped groups, so this counts the skipped lines. */
export function readNodeReport(tap: string): Counts {
  const total = (name: string): number =>
    Number(new RegExp(`^# ${name} (\\d+)$`, 'm').exec(tap)?.[1] ?? 0);
  return {
    passed: total('pass'),
    failed: total('fail') + total('cancelled'),
    skipped: skippedLines(tap).length,
  };
}

export const skippedLines = (tap: string): readonly string[] =>
  [...tap.matchAll(/^ *ok \d+ - (.* # (?:SKIP|TODO).*)$/gm)].map(
    ([, line = '']) => line.trim(),
  );

/** Small enough to keep two processors busy to the end. */
const filesPerProcess = 10;

/** Writes entry files that run several test files of a room in one process: starting a process costs two seconds. */
function writeTestProcesses(
  name: string,
  patterns: readonly string[],
): readonly string[] {
  const folder = path.join(root, '.cache/test-processes', name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  return findProcesses(patterns).map((files, index) => {
    const entry = path.join(folder, `${index}.mjs`);
    const groups = files.map(
      (file) =>
        `describe('${file}', async () => { await import('../../../${file}'); });\n`,
    );
    writeFileSync(
      entry,
      `import { describe } from 'node:test';\n${groups.join('')}`,
    );
    return entry;
  });
}

function findProcesses(
  patterns: readonly string[],
): readonly (readonly string[])[] {
  const rooms = new Map<string, string[]>();
  for (const file of filesOf(...patterns)) {
    const [room = ''] = file.split('/');
    rooms.set(room, [...(rooms.get(room) ?? []), file]);
  }
  return [...rooms.values()].flatMap((files) =>
    Array.from(
      { length: Math.ceil(files.length / filesPerProcess) },
      (_, index) =>
        files.slice(index * filesPerProcess, (index + 1) * filesPerProcess),
    ),
  );
}
