import { readJestOutcome } from './jestOutcome';
import { addOutcomes, formatOutcome, formatSkipped } from './outcome';
import { readPlaywrightOutcome } from './playwrightOutcome';

describe('what comes out of a test run', () => {
  const unit = readJestOutcome({
    numPassedTests: 2,
    numFailedTests: 0,
    numRuntimeErrorTestSuites: 1,
    testResults: [
      {
        assertionResults: [
          { status: 'passed', fullName: 'adds' },
          { status: 'pending', fullName: 'waits' },
          { status: 'todo', fullName: 'comes' },
        ],
      },
    ],
  });
  const skipped = { type: 'skip', description: 'no library here' };
  const pages = readPlaywrightOutcome({
    stats: { expected: 1, unexpected: 0, flaky: 1, startTime: '' },
    suites: [
      {
        specs: [
          {
            title: 'opens',
            file: 'menu.spec.ts',
            ok: true,
            tests: [{ status: 'skipped', annotations: [skipped], results: [] }],
          },
        ],
      },
    ],
  });

  it('counts what was skipped, what could not start, and what passed only at a second attempt', () => {
    expect(formatOutcome(addOutcomes([unit, pages]))).toBe('3 passed, 2 failed, 3 skipped');
  });

  it('names each skipped test with its reason', () => {
    expect([...unit.skipped, ...pages.skipped].map(formatSkipped)).toEqual([
      'skipped: waits (no reason is given)',
      'skipped: comes (to do)',
      'skipped: menu.spec.ts: opens (no library here)',
    ]);
  });
});
