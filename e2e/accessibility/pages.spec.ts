import { lenderPage } from '../lead/leadForm';
import { expect, test } from '../visit/test';
import { live, visit } from '../visit/views';
import { violations } from './violations';

for (const width of [320, 1280]) {
  test(`axe finds nothing in header and footer at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await visit(page);
    expect(await violations(page, '#site-header', '#site-footer')).toEqual([]);
  });

  test(`axe finds nothing on the lender page at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(lenderPage);
    await live(page, '#lender-onboarding');
    expect(await violations(page, '#lender-onboarding')).toEqual([]);
  });
}
