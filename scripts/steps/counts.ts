/** How many tests passed, failed and were skipped, by the report of each test runner. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

interface JestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  /** Files that Jest could not run. */
  readonly numRuntimeErrorTestSuites: number;
}

export function readJestReport(text: string): Counts {
  const report = JSON.parse(text) as JestReport;
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

interface PlaywrightReport {
  readonly stats: Readonly<Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number>>;
}

/** A test that passed only at its second attempt has failed. */
export function readPlaywrightReport(text: string): Counts {
  const { expected, unexpected, flaky, skipped } = (JSON.parse(text) as PlaywrightReport).stats;
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

/** Names of the skipped tests and groups of node:test, with their reasons. */
export const skippedLines = (tap: string): readonly string[] =>
  [...tap.matchAll(/^ *ok \d+ - (.* # (?:SKIP|TODO).*)$/gm)].map(([, line = '']) => line.trim());

export const addCounts = (all: readonly Counts[]): Counts => ({
  passed: all.reduce((sum, { passed }) => sum + passed, 0),
  failed: all.reduce((sum, { failed }) => sum + failed, 0),
  skipped: all.reduce((sum, { skipped }) => sum + skipped, 0),
});

/** The form that CI reads in the last line of `npm test`. */
export const formatCounts = ({ passed, failed, skipped }: Counts): string =>
  `${passed} passed, ${failed} failed, ${skipped} skipped`;
