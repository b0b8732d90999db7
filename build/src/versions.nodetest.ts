/** When the footer is built again, and when its release has another name; versions.slow.nodetest.ts has the other rules. */
import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { buildWorkspaces } from './runBuilds';
import { builderOf, versionIn } from './testing/builds';
import { checkOut, type Checkout } from './testing/checkOut';

describe('a build of the footer', () => {
  let checkout: Checkout;
  const build = (year = 2026) =>
    buildWorkspaces(builderOf(checkout, year), ['footer-remote']);
  before(() => {
    checkout = checkOut();
  });
  after(() => {
    checkout.remove();
  });

  it('is made when a source has changed, and not when a test has', async () => {
    assert.deepEqual(await build(), ['footer-remote']);
    checkout.append('footer-remote/src/Footer.test.tsx', '\n// Edited.\n');
    assert.deepEqual(await build(), []);
    checkout.append('footer-remote/src/Footer.tsx', '\n// Edited.\n');
    assert.deepEqual(await build(), ['footer-remote']);
    const report = (line: string) => {
      if (/compiled/.test(line)) {
        checkout.append('footer-remote/src/Footer.tsx', '\n// Late.\n');
      }
    };
    await buildWorkspaces({ ...builderOf(checkout, 2025), report }, [
      'footer-remote',
    ]);
    assert.deepEqual(
      await build(2025),
      ['footer-remote'],
      'a file was saved during the build',
    );
    assert.deepEqual(await build(2025), []);
    assert.ok(
      existsSync(path.join(checkout.folder, 'footer-remote/dist/stamp.cjs')),
    );
  });

  it('has another version in another year, which the page shows (FTR-9)', async () => {
    const version = versionIn(checkout, 'footer-remote');
    await build(2027);
    assert.notEqual(versionIn(checkout, 'footer-remote'), version);
  });
});
