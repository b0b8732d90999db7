import {
  addCounts,
  formatCounts,
  readJestReport,
  readNodeReport,
  readPlaywrightReport,
  skippedLines,
} from './counts';

const tap = `TAP version 13
    # Subtest: skipped group
    ok 1 - PostgreSQL # SKIP not installed
    # Subtest: waits
    ok 2 - waits # TODO
    not ok 3 - breaks
# tests 4
# pass 3
# fail 1
# cancelled 1
# skipped 0
# todo 1`;

describe('test counts', () => {
  it('add up: a file that cannot run, a cancelled test and a test that passes at its second attempt have failed', () => {
    const unit = readJestReport(
      JSON.stringify({
        numPassedTests: 2,
        numFailedTests: 0,
        numPendingTests: 1,
        numTodoTests: 1,
        numRuntimeErrorTestSuites: 1,
      }),
    );
    const pages = readPlaywrightReport(
      JSON.stringify({ stats: { expected: 1, unexpected: 0, flaky: 1, skipped: 1 } }),
    );
    expect(formatCounts(addCounts([unit, pages, readNodeReport(tap)]))).toBe(
      '6 passed, 4 failed, 5 skipped',
    );
  });

  it('name the skipped tests of Node with their reasons', () => {
    expect(skippedLines(tap)).toEqual(['PostgreSQL # SKIP not installed', 'waits # TODO']);
  });
});
