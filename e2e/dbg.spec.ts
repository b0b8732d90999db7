import { test } from '@playwright/test';
test('x', async ({ page }) => {
  page.on('console', (m) => console.log(m.type(), m.text().slice(0, 900)));
  page.on('pageerror', (m) => console.log('PE', String(m.stack).slice(0, 900)));
  await page.goto(process.env.DBG ?? '/legacy/clean');
  await page.waitForTimeout(6000);
});
