import assert from 'node:assert/strict';
import { it } from 'node:test';
import { ESLint, Linter } from 'eslint';
import { addCounts, formatCounts } from './runSteps';
import { readJestReport, readNodeReport, readPlaywrightReport, root, skippedLines } from './steps';

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
    JSON.stringify({ stats: { expected: 1, unexpected: 0, flaky: 1, skipped: 1 } }),
  );
  const all = addCounts([unit, pages, readNodeReport(tap)]);
  assert.equal(formatCounts(all), '6 passed, 4 failed, 5 skipped');
});

it('names the skipped tests of Node with their reasons', () => {
  assert.deepEqual(skippedLines(tap), ['PostgreSQL # SKIP not installed', 'waits # TODO']);
});

const rule = 'no-restricted-properties';

for (const file of [
  'e2e/x.spec.ts',
  'host-demo/x.nodetest.ts',
  'embed/x.slow.nodetest.ts',
  'x.test.ts',
])
  it(`the lint refuses a test that runs alone in ${file}`, async () => {
    const config = (await new ESLint({ cwd: root }).calculateConfigForFile(file)) as Linter.Config;
    const messages = new Linter().verify(`it.only('works', () => {});`, {
      rules: { [rule]: config.rules?.[rule] ?? 'off' },
    });
    assert.deepEqual(
      messages.map(({ ruleId, severity }) => [ruleId, severity]),
      [[rule, 2]],
    );
  });
