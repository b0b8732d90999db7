import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { describe, it } from 'node:test';
import { unusedModules } from './leanRuntime';

const root = path.resolve(import.meta.dirname, '../../..');
const runtimeCore = createRequire(import.meta.url).resolve('@module-federation/runtime-core');
const packages = path.resolve(path.dirname(runtimeCore), '../..');

describe('federation without what nothing calls', () => {
  for (const unused of unusedModules)
    it(`${unused} is a module of it, so that it can be left out`, () => {
      assert.ok(existsSync(path.join(packages, unused)), `${unused} has moved: see leanRuntime.ts`);
    });

  it('the page host has the stand-in', () => {
    const host = readFileSync(path.join(root, 'embed/dist/host.js'), 'utf8');
    assert.ok(host.includes('are left out of this page host'));
  });
});
