/** Each promise once in each installed browser: in Chromium daily, in the others by `npm run test:all`. */
import { test } from '@playwright/test';
import { chromium, firefox } from './drivers/puppeteer';
import { webkit } from './drivers/webkit';
import { lookPromises } from './looks';
import { promises } from './promises';
import { promisesWithoutScript } from './promisesWithoutScript';
import { proveIn } from './proveIn';

for (const program of [chromium, firefox, webkit]) {
  const tag = program === chromium ? [] : '@all';
  test.describe(program.name, { tag }, () => proveIn(program, [...promises, ...lookPromises]));
  test.describe(`${program.name} with scripts switched off`, { tag }, () =>
    proveIn(program, promisesWithoutScript, { withoutScript: true }),
  );
}
