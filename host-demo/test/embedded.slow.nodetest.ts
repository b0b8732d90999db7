/** The tests of the API on the embedded database of `npm start`; in `npm test` they run on PostgreSQL where it is installed. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { it } from 'node:test';

const files = [
  ...['actions', 'leads', 'sessions', 'navigation', 'pages', 'database', 'security'],
  ...['delivery', 'limits', 'messaging', 'oneTap', 'signIns'],
].map((name) => path.join(import.meta.dirname, `${name}.nodetest.ts`));

it('the tests of the API pass on the embedded database (OPN-76)', () => {
  const { NODE_TEST_CONTEXT: _, ...env } = process.env;
  const { status, stdout } = spawnSync(
    process.execPath,
    ['--import', 'tsx', '--test', '--test-reporter=tap', '--test-concurrency=2', ...files],
    { env: { ...env, TEST_DATABASE: 'embedded' }, encoding: 'utf8', maxBuffer: 1e8 },
  );
  const failures = stdout.split('\n').filter((line) => /^\s*(?:not ok|error:)/.test(line));
  assert.equal(status, 0, failures.join('\n'));
  assert.ok(Number(/^# pass (\d+)/m.exec(stdout)?.[1]) > 100, 'too few tests ran');
});
