import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { it } from 'node:test';

it('a first site of any name has its own lead action, API and account paths (CAL-8 CAL-12)', () => {
  const program = path.join(
    import.meta.dirname,
    '../testing/otherFirstSite.ts',
  );
  const printed = execFileSync(process.execPath, ['--import', 'tsx', program], {
    encoding: 'utf8',
    timeout: 60_000,
  });
  assert.equal(printed, '[200,1,401]\n');
});
