/** A site that gives only the five values it has to give (docs/sites.md). */
import { cpSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { remotes } from 'embed/remotes';
import type { SiteFile } from 'mortgage-domain/site-file/siteFile';
import { publishSites } from 'publishing/publish-sites';
import { directoryTarget } from 'publishing/targets/directoryTarget';
import { dataDir, remoteUrl } from '../demo/address';
import { expect, test } from '../visit/test';
import { live, placeOf, resizeTo } from '../visit/views';

const site: SiteFile = {
  slug: 'birch',
  productName: 'Birch',
  mainDomain: 'birch.example',
  homeLoansHost: 'loans.birch.example',
  partnerIds: { web: 'B-WEB', ios: 'B-IOS', android: 'B-AND' },
};

/** Parts of our views that have no name, lead nowhere or show a placeholder. */
const findEmpty = (page: Page): Promise<readonly string[]> =>
  page.evaluate(
    (places) => {
      const parts = 'a, button, dd, dt, h1, h2, h3, label, legend, li, p, span, strong, summary';
      const nameOf = (element: Element): string =>
        [element, ...element.querySelectorAll('[alt], [aria-label], [name]')]
          .map((one) => one.ariaLabel ?? one.getAttribute('alt') ?? one.getAttribute('name') ?? '')
          .join('') + element.textContent;
      const isEmpty = (element: Element): boolean =>
        !element.closest('[aria-hidden=true], [aria-live], [role=alert], [role=status]') &&
        (/^\s*$|undefined|\bnull\b|[{}]/.test(nameOf(element)) ||
          /^(tel:\W*)?$|undefined|\bnull\b|[{}]/.test(element.getAttribute('href') ?? 'none'));
      return places
        .flatMap((place) => [...(document.querySelector(place)?.shadowRoot?.children ?? [])])
        .flatMap((view) => [...view.querySelectorAll(parts)])
        .filter(isEmpty)
        .map(({ outerHTML }) => outerHTML);
    },
    remotes.map(({ element }) => element),
  );

test('its pages have no empty text, link or heading, narrow or wide (CON-22 OPN-78)', async ({
  page,
}, testInfo) => {
  const folder = testInfo.outputPath('static');
  cpSync(path.join(dataDir, 'static'), folder, { recursive: true });
  await publishSites({ target: directoryTarget(folder) }, { sites: [site], first: site.slug });
  for (const { name } of remotes)
    await page.route(
      new RegExp(`${remoteUrl(name)}(embed|.*/(menus|part)\\.\\w+)\\.js`),
      async (route) => {
        const file = new URL(route.request().url()).pathname.replace(`/${name}/`, '');
        await route.fulfill({
          body: readFileSync(path.join(folder, name, file)),
          contentType: 'text/javascript',
          headers: { 'access-control-allow-origin': '*' },
        });
      },
    );
  for (const [address, ...names] of [
    ['/mortgage-rates/', 'footer-remote'],
    ['/advertising/Mortgage.htm', 'footer-remote', 'lender-advertising-remote'],
    ['/mortgage/review-moderation/', 'footer-remote', 'access-denied-remote'],
  ] as const)
    for (const width of [320, 1280]) {
      await resizeTo(page, width, 800);
      await page.goto(address);
      for (const name of ['header-remote', ...names] as const) {
        await live(page, placeOf(name));
        await expect(page.locator(placeOf(name))).not.toContainText('Maplehearth');
      }
      expect(await findEmpty(page), `${address} at ${width} px`).toEqual([]);
    }
});
