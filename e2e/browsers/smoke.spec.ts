/** Every promise, once, in each browser that is installed here; what is missing is skipped, and counted. */
import { test } from '@playwright/test';
import { chromium } from './chromium';
import { firefox } from './firefox';
import { lookPromises } from './looks';
import { promises, promisesWithoutScript } from './promises';
import { proveIn } from './proveIn';
import { webkit } from './webkit';

for (const program of [chromium, firefox, webkit]) {
  test.describe(program.name, () => proveIn(program, [...promises, ...lookPromises]));
  test.describe(`${program.name}, its scripts switched off`, () =>
    proveIn(program, promisesWithoutScript, { withoutScript: true }));
}
