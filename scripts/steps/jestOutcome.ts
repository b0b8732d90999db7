import type { Outcome } from './outcome';

/** The part that we read of what `jest --json` writes. */
export interface JestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  /** Files that could not even be run. */
  readonly numRuntimeErrorTestSuites: number;
  readonly testResults: readonly {
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[];
  }[];
}

export const readJestOutcome = (report: JestReport): Outcome => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
  skipped: report.testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => ['pending', 'skipped', 'todo', 'disabled'].includes(status))
    .map(({ fullName, status }) => ({ name: fullName, reason: status === 'todo' ? 'to do' : '' })),
});
