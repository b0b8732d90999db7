import type { Page } from '@playwright/test';
import { legacyCases } from 'host-demo/legacy-cases';
import { remotes } from 'embed/remotes';
import { signInAlone } from '../accounts/signIn';
import type { Role } from '../accounts/roles';
import { listenForRefusals } from '../visit/policy';
import { expect, test } from '../visit/test';
import { live } from '../visit/views';

/** With policies of their own, or none. */
const hostile = ['webforms', ...legacyCases.map(({ name }) => name)].map(
  (name) => `/legacy/${name}`,
);

const pages: Readonly<Partial<Record<Role, readonly string[]>>> = {
  consumer: [
    '/',
    '/myaccount/account/',
    '/myaccount/sign-ins/',
    '/mortgage/admin/leads',
    '/mortgage-calculator/',
    '/Logout.htm',
  ],
  lender: [
    '/mortgage/lender-hub/',
    '/mortgage/lender-reviews/',
    '/mortgage/lender-profile/edit/',
    '/lender-profile/L-1001/',
  ],
  moderator: [
    '/mortgage/review-moderation/',
    '/mortgage/admin/',
    '/mortgage/admin/leads',
    '/mortgage/admin/impersonate/',
  ],
};

/** Opens it once the server knows what the remotes need, and waits until all remotes are live. */
async function open(page: Page, path: string): Promise<void> {
  await expect(async () => {
    const policy = (await page.goto(path))!.headers()[
      'content-security-policy'
    ];
    expect(policy, path).toContain("script-src 'self'");
    expect(policy, path).toContain("require-trusted-types-for 'script'");
  }).toPass();
  for (const { name, element } of remotes) {
    if (
      await page.locator(`script[src*="/${name}/"][src$="embed.js"]`).count()
    ) {
      await live(page, element);
    }
  }
}

test(
  'nothing is refused on the pages that the index links (F48 F49)',
  { tag: '@all' },
  async ({ page }) => {
    test.setTimeout(180_000);
    const refusals = await listenForRefusals(page);
    await page.goto('/');
    const linked = await page
      .locator('main a[href^="/"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')!));
    expect(linked.length).toBeGreaterThan(20);
    const further = [
      '/nowhere/',
      '/lender-directory/ca/los-angeles/',
      '/mortgage-rates/?utm_source=%00',
    ];
    for (const path of [...linked, ...further]) {
      if (!hostile.includes(path.replace(/\?.*/, ''))) {
        await open(page, path);
      }
    }
    expect(refusals).toEqual([]);
  },
);

for (const [role, paths] of Object.entries(pages)) {
  test(
    `nothing is refused on the pages of a ${role} (F48 F49)`,
    { tag: role === 'consumer' ? [] : '@all' },
    async ({ page }) => {
      test.setTimeout(120_000);
      const refusals = await listenForRefusals(page);
      // One of the pages ends the session.
      await signInAlone(page, role as Role);
      for (const path of paths) {
        await open(page, path);
      }
      expect(refusals).toEqual([]);
    },
  );
}
