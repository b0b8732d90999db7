import type { Locator, Page } from '@playwright/test';
import { addressAt } from 'reference-api/site-addresses';
import { sites, type Site } from 'reference-api/sites';
import { usualPaths } from 'mortgage-domain/site/sitePaths';
import { emailOf, samplePassword } from '../accounts/roles';
import { expect, test } from '../visit/test';
import { header, live, openPopup, placeOf, resizeTo } from '../visit/views';

const usualBreakpoint = 889;
const opener = (page: Page, id: string): Locator =>
  header(page).locator(`button[popovertarget="${id}"]`).first();
const groundOf = (locator: Locator): Promise<string> =>
  locator.evaluate((element) => getComputedStyle(element).backgroundColor);

/** As the browser writes the colour: the site's brand, else that of the product. */
const brandOf = ({ file }: Site): string => {
  const hex = file.tokens?.['color-brand'] ?? '#0f5c4d';
  const [red, green, blue] = [1, 3, 5].map((start) =>
    parseInt(hex.slice(start, start + 2), 16),
  );
  return `rgb(${red}, ${green}, ${blue})`;
};

for (const site of sites) {
  const { slug, config, file } = site;
  const at = (path: string): string => addressAt(site, path);
  const home = file.header?.home ?? '/';
  const breakpoint = file.breakpoint ?? usualBreakpoint;
  const rates = at('/mortgage-rates/');
  const signInLink = (page: Page) =>
    header(page)
      .locator(`a[href="${at(usualPaths.signIn)}"]`)
      .first();

  test.describe(slug, { tag: site === sites[1] ? [] : '@all' }, () => {
    test('brand, breakpoint and menus are painted before the remote runs (NAV-1 CON-9)', async ({
      page,
    }) => {
      await page.route('**/host.js*', (route) => route.abort());
      await page.goto(rates);
      const join = header(page)
        .locator(`a[href="${at(usualPaths.register)}"]`)
        .last();
      await expect(
        header(page).getByRole('img', { name: config.productName }),
      ).toBeVisible();
      expect(await groundOf(join)).toBe(brandOf(site));
      for (const [width, isNarrow] of [
        [breakpoint, true],
        [breakpoint + 1, false],
      ] as const) {
        await resizeTo(page, width, 800);
        await expect(opener(page, 'mobile-menu')).toBeVisible({
          visible: isNarrow,
        });
      }
      await header(page)
        .locator('nav button[popovertarget]:visible')
        .first()
        .click();
      await expect(openPopup(page)).toBeVisible();
    });

    test("a visitor signs in, has the site's own menu, and signs out to its home (HDR-21 HDR-22 SEC-4)", async ({
      page,
    }) => {
      await page.goto(rates);
      await live(page, placeOf('header-remote'));
      await signInLink(page).click();
      const dialog = page.getByRole('dialog');
      const submit = dialog.locator('button[type=submit]');
      expect(await groundOf(submit)).toBe(brandOf(site));
      await dialog.locator('input[type=email]').fill(emailOf('consumer'));
      await dialog.locator('input[type=password]').fill(samplePassword);
      await Promise.all([page.waitForEvent('load'), submit.click()]);
      await opener(page, 'account-menu').click();
      const own = file.header?.account?.map(({ text }) => text) ?? [
        'Saved homes',
      ];
      for (const text of own) {
        await expect(
          openPopup(page).getByRole('link', { name: text }).first(),
        ).toBeVisible();
      }
      await openPopup(page)
        .locator(`a[href="${at(usualPaths.signOut)}"]`)
        .click();
      await page.waitForURL((url) => url.pathname === home);
      await expect(signInLink(page)).toBeVisible();
    });

    test('no text or address of another company is in it', async ({ page }) => {
      const others = new RegExp(
        sites
          .filter((one) => one !== site)
          .map((one) => one.slug)
          .join('|'),
        'i',
      );
      for (const path of [
        '/refinance/',
        '/advertising/Mortgage.htm',
        usualPaths.signIn,
      ]) {
        await page.goto(at(path));
        await live(page, placeOf('footer-remote'));
        const texts = await page.evaluate(() => {
          const markupOf = (
            root: ParentNode & { innerHTML?: string },
          ): string[] => [
            root.innerHTML ?? '',
            ...[...root.querySelectorAll('*')].flatMap(({ shadowRoot }) =>
              shadowRoot ? markupOf(shadowRoot) : [],
            ),
          ];
          return [document.title, ...markupOf(document.documentElement)];
        });
        expect(texts.length).toBeGreaterThan(3);
        for (const text of texts) {
          expect(text).not.toMatch(others);
        }
        for (const src of await page
          .locator('script[src*="embed.js"]')
          .evaluateAll((tags) =>
            tags.map((tag) => (tag as HTMLScriptElement).src),
          )) {
          expect(await (await page.request.get(src)).text()).not.toMatch(
            others,
          );
        }
      }
    });
  });
}

test('all sites load the same files: same addresses, same hashes', async ({
  page,
}) => {
  const loaded = async (site: Site) => {
    const scripts = new Set<string>();
    const listen = (request: { url(): string }) => {
      // A view comes where a site's server changes it.
      if (/\/\d[^/]*\/(?!(?:view|menus)\.)[^/]+\.js\b/.test(request.url())) {
        scripts.add(request.url());
      }
    };
    page.on('request', listen);
    await page.goto(addressAt(site, '/advertising/Mortgage.htm'));
    for (const place of [
      placeOf('header-remote'),
      placeOf('footer-remote'),
      '#lender-onboarding',
    ]) {
      await live(page, place);
    }
    page.off('request', listen);
    const hashes = await page
      .locator('link[rel=preload][integrity]:not([href*="/menus."])')
      .evaluateAll((links) =>
        links.map(
          (link) =>
            `${(link as HTMLLinkElement).href} ${(link as HTMLLinkElement).integrity}`,
        ),
      );
    return {
      scripts: [...scripts].sort(),
      hashes: [...new Set(hashes)].sort(),
    };
  };
  const all = [];
  for (const site of sites) {
    all.push(await loaded(site));
  }
  expect(all[0]?.scripts.length).toBeGreaterThan(5);
  expect(all[0]?.hashes.length).toBeGreaterThan(5);
  for (const one of all.slice(1)) {
    expect(one).toEqual(all[0]);
  }
});
