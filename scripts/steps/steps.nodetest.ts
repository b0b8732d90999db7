import assert from 'node:assert/strict';
import { it } from 'node:test';
import { addCounts, formatCounts } from './runSteps';
import {
  readJestReport,
  readNodeReport,
  readPlaywrightReport,
  skippedLines,
} from './steps';

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

it('counts a file that cannot run, a cancelled test and a flaky test as failed', () => {
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
    JSON.stringify({
      stats: { expected: 1, unexpected: 0, flaky: 1, skipped: 1 },
    }),
  );
  const all = addCounts([unit, pages, readNodeReport(tap)]);
  assert.equal(formatCounts(all), '6 passed, 4 failed, 5 skipped');
});

it('names the skipped tests of Node with their reasons', () => {
  assert.deepEqual(skippedLines(tap), [
    'PostgreSQL # SKIP not installed',
    'waits # TODO',
  ]);
});
