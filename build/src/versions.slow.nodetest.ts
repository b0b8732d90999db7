/** Two checkouts of the same sources give the same bytes (docs/decisions/0005-versions.md). */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { describe, it } from 'node:test';
import { readFolder } from './sealing/files';
import { checkOut } from './testing/checkOut';

const names = ['embed', 'session-shared', 'footer-remote'] as const;

describe('the same sources in two folders', () => {
  it('are the same build, byte for byte', async () => {
    const checkouts = [
      checkOut({ ownPackages: true }),
      checkOut({ ownPackages: true, below: 'some where/deeper' }),
    ];
    try {
      for (const { folder } of checkouts)
        execFileSync(process.execPath, ['scripts/run.mjs', 'build', ...names], { cwd: folder });
      for (const name of names) {
        const [one, other] = await Promise.all(
          checkouts.map(({ folder }) => readFolder(path.join(folder, name, 'dist'))),
        );
        assert.ok(one && other && one.size > 3);
        assert.deepEqual(one, other, name);
        for (const [file, bytes] of one)
          assert.ok(!bytes.includes('checkout-'), `${name}/${file} names a folder`);
      }
    } finally {
      for (const checkout of checkouts) checkout.remove();
    }
  });
});
