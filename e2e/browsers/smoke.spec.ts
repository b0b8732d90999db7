import { test } from '@playwright/test';
import { chromium, firefox } from './drivers/puppeteer';
import { webkit } from './drivers/webkit';
import { hostilePromises } from './hostilePromises';
import { lookPromises } from './looks';
import { promises } from './promises';
import { promisesWithoutScript } from './promisesWithoutScript';
import { proveIn } from './proveIn';

for (const program of [chromium, firefox, webkit]) {
  test.describe(program.name, { tag: '@all' }, () =>
    proveIn(program, [...promises, ...lookPromises, ...hostilePromises]),
  );
  test.describe(
    `${program.name} with scripts switched off`,
    { tag: '@all' },
    () => proveIn(program, promisesWithoutScript, { withoutScript: true }),
  );
}
