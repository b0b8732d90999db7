/** The lint refuses a test that is marked to run alone, which would leave out all others of `npm test`. */
import assert from 'node:assert/strict';
import { it } from 'node:test';
import { ESLint, Linter } from 'eslint';
import { root } from './steps';

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
