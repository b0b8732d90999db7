/** The demo's own pages hold at every width, for everybody. */
import { expect, test } from '../visit/test';
import { sidewaysScroll } from '../visit/views';
import { signInAs } from '../accounts/signIn';
import type { Role } from '../accounts/roles';
import { violations } from '../accessibility/violations';

const pages: readonly (readonly [path: string, role?: Role])[] = [
  ['/lender-directory/'],
  ['/lender-profile/L-1001/'],
  ['/mortgage/lender-review/?lenderId=L-1004', 'consumer'],
  ['/mortgageapi/lender-review-share?partnerId=RD-MAPLEWEB&lenderId=L-1001&reviewId=s-01'],
  ['/mortgage/review-moderation/', 'moderator'],
  ['/mortgage/lender-hub/', 'lender'],
  ['/mortgage/lender-reviews/', 'lender'],
  ['/mortgage-calculator/?term=ARM5&annualIncome=180000&extraPayment=300'],
  ['/mortgage-calculator/?homePrice=none'],
  ['/mortgage-calculator/house-affordability/'],
  ['/mortgage-calculator/refinance-calculator/'],
  ['/advertise/'],
  ['/lender-profile/nobody/'],
  ['/user/acct/login/'],
  ['/user/acct/register/'],
  ['/myaccount/account/', 'consumer'],
  ['/myaccount/sign-ins/', 'consumer'],
  ['/mortgage/lender-profile/edit/', 'lender'],
  ['/mortgage/admin/', 'moderator'],
  ['/mortgage/admin/leads?search=a', 'moderator'],
  ['/mortgage/admin/leads/999999', 'moderator'],
  ['/mortgage/admin/impersonate/', 'moderator'],
  ['/mortgage/admin/user-finder/', 'moderator'],
  ['/mortgage/admin/impersonate/record/', 'viewer'],
  ['/mortgage/admin/page-speed/', 'viewer'],
  ['/legacy/'],
  ['/nowhere/'],
];

for (const [path, role] of pages)
  test(`OPN-92: ${path} scrolls downwards only, has targets for fingers, and axe finds nothing`, async ({
    page,
  }) => {
    if (role) await signInAs(page, role);
    for (const width of [320, 889, 890, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      await expect(page.locator('.page h1')).toBeVisible();
      expect(await sidewaysScroll(page), `${width} px`).toBe(0);
    }
    expect(await violations(page, '.page')).toEqual([]);
    const small = await page
      .locator('.page :is(.button, .link, .tile, summary, select, .choice, nav a)')
      .evaluateAll((elements) =>
        elements
          .filter((element) => element.getBoundingClientRect().height < 44)
          .map((element) => element.outerHTML),
      );
    expect(small).toEqual([]);
  });
