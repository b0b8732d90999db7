import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import path from 'node:path';
import { it } from 'node:test';

const root = path.resolve(import.meta.dirname, '../../..');
const patterns = [
  'reference-api/*.nodetest.ts',
  ':!reference-api/*.slow.nodetest.ts',
];
const files = execFileSync(
  'git',
  ['ls-files', '-co', '--exclude-standard', '--', ...patterns],
  {
    cwd: root,
    encoding: 'utf8',
  },
)
  .trim()
  .split('\n');

it('the tests of the API pass on the embedded database (OPN-76)', () => {
  const { NODE_TEST_CONTEXT: _, ...env } = process.env;
  const { status, stdout } = spawnSync(
    process.execPath,
    [
      '--import',
      'tsx',
      '--test',
      '--test-reporter=tap',
      '--test-concurrency=2',
      ...files,
    ],
    {
      cwd: root,
      env: { ...env, TEST_DATABASE: 'embedded' },
      encoding: 'utf8',
      maxBuffer: 1e8,
    },
  );
  const failures = stdout
    .split('\n')
    .filter((line) => /^\s*(?:not ok|error:)/.test(line));
  assert.equal(status, 0, failures.join('\n'));
  assert.ok(
    Number(/^# pass (\d+)/m.exec(stdout)?.[1]) > 100,
    'too few tests ran',
  );
});
