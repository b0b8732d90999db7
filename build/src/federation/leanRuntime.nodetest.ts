import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { describe, it } from 'node:test';
import { unusedModules } from './leanRuntime';

const runtimeCore = createRequire(import.meta.url).resolve('@module-federation/runtime-core');
const packages = path.resolve(path.dirname(runtimeCore), '../..');

describe('federation without what nothing calls', () => {
  for (const unused of unusedModules)
    it(`${unused} is one of its modules, so the build can replace it`, () => {
      assert.ok(existsSync(path.join(packages, unused)), `${unused} has moved: see leanRuntime.ts`);
    });
});
