/** A site with the required values alone (docs/sites.md). */
import { cpSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { remotes } from 'embed/remotes';
import type { SiteFile } from 'mortgage-domain/site-file/siteFile';
import { publishSites } from 'publishing/publish-sites';
import { DirectoryTarget } from 'publishing/targets/directoryTarget';
import { dataDir, demoUrl, remoteUrl } from '../demo/address';
import { expect, test } from '../visit/test';
import { header, live, placeOf, resizeTo } from '../visit/views';

const site: SiteFile = {
  slug: 'birch',
  productName: 'Birch',
  mainDomain: 'birch.example',
};

/** Parts of our views that have no name, lead nowhere or show a placeholder. */
const findEmpty = (page: Page): Promise<readonly string[]> =>
  page.evaluate(
    (places) => {
      const parts =
        'a, button, dd, dt, h1, h2, h3, label, legend, li, p, span, strong, summary';
      const nameOf = (element: Element): string =>
        [element, ...element.querySelectorAll('[alt], [aria-label], [name]')]
          .map(
            (one) =>
              one.ariaLabel ??
              one.getAttribute('alt') ??
              one.getAttribute('name') ??
              '',
          )
          .join('') + element.textContent;
      const isEmpty = (element: Element): boolean =>
        !element.closest(
          '[aria-hidden=true], [aria-live], [role=alert], [role=status]',
        ) &&
        (/^\s*$|undefined|\bnull\b|[{}]/.test(nameOf(element)) ||
          /^(tel:\W*)?$|undefined|\bnull\b|[{}]/.test(
            element.getAttribute('href') ?? 'none',
          ));
      return places
        .flatMap((place) => [
          ...(document.querySelector(place)?.shadowRoot?.children ?? []),
        ])
        .flatMap((view) => [...view.querySelectorAll(parts)])
        .filter(isEmpty)
        .map(({ outerHTML }) => outerHTML);
    },
    remotes.map(({ element }) => element),
  );

/** Stamps the site in a copy of the demo's target, and serves the page its files. */
async function serve(
  page: Page,
  file: SiteFile,
  folder: string,
): Promise<void> {
  cpSync(path.join(dataDir, 'static'), folder, { recursive: true });
  await publishSites(
    { target: new DirectoryTarget(folder) },
    { sites: [file], first: file.slug },
  );
  for (const { name } of remotes) {
    await page.route(
      new RegExp(`${remoteUrl(name)}(embed|.*/(menus|part)\\.\\w+)\\.js`),
      async (route) => {
        const script = new URL(route.request().url()).pathname.replace(
          `/${name}/`,
          '',
        );
        await route.fulfill({
          body: readFileSync(path.join(folder, name, script)),
          contentType: 'text/javascript',
          headers: { 'access-control-allow-origin': '*' },
        });
      },
    );
  }
}

test('a site without accounts shows header and footer, and sends the host of the page nothing (EXT-3)', async ({
  page,
}, testInfo) => {
  const noticed: string[] = [];
  page.on('console', (message) => noticed.push(message.text()));
  page.on('request', (request) => {
    const isCall = ['fetch', 'xhr', 'ping'].includes(request.resourceType());
    if (isCall && request.url().startsWith(demoUrl)) {
      noticed.push(request.url());
    }
  });
  await serve(
    page,
    { ...site, account: 'none' },
    testInfo.outputPath('static'),
  );
  await page.goto('/mortgage-rates/');
  for (const name of ['header-remote', 'footer-remote'] as const) {
    await live(page, placeOf(name));
  }
  await page.waitForLoadState('networkidle');
  await expect(
    header(page).getByRole('link', { name: /Sign In|Join/ }),
  ).toHaveCount(0);
  expect(noticed).toEqual([]);
});

test('its pages have no empty text, link or heading, narrow or wide (CON-22 OPN-78)', async ({
  page,
}, testInfo) => {
  await serve(page, site, testInfo.outputPath('static'));
  for (const [address, ...names] of [
    ['/mortgage-rates/', 'footer-remote'],
    ['/advertising/Mortgage.htm', 'footer-remote', 'lender-advertising-remote'],
    ['/mortgage/review-moderation/', 'footer-remote', 'access-denied-remote'],
  ] as const) {
    for (const width of [320, 1280]) {
      await resizeTo(page, width, 800);
      await page.goto(address);
      for (const name of ['header-remote', ...names] as const) {
        await live(page, placeOf(name));
        await expect(page.locator(placeOf(name))).not.toContainText(
          'Maplehearth',
        );
      }
      expect(await findEmpty(page), `${address} at ${width} px`).toEqual([]);
    }
  }
});
