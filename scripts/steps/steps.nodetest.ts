/** `npm test` runs every test: one that is marked to run alone fails it, on a machine that calls itself CI or not. */
import assert from 'node:assert/strict';
import { it } from 'node:test';
import { ESLint } from 'eslint';
import { root, steps } from './steps';

it('the browser tests refuse a test that is to run alone', () => {
  assert.ok(steps.e2e.args.includes('--forbid-only'));
});

for (const file of [
  'e2e/gate/gate.spec.ts',
  'host-demo/test/gates.nodetest.ts',
  'scripts/x.test.ts',
])
  it(`so does the lint, in ${file}`, async () => {
    const config = (await new ESLint({ cwd: root }).calculateConfigForFile(file)) as {
      readonly rules: Readonly<Record<string, readonly unknown[]>>;
    };
    const [severity, rule] = config.rules['no-restricted-properties'] ?? [];
    assert.deepEqual([severity, (rule as { readonly property: string }).property], [2, 'only']);
  });
