/**
 * Links of a page's own body to lenders' websites.
 * @source ledger LNK-10 to LNK-12, OPN-5
 */
import type { Page } from '@playwright/test';
import { lenderWebsiteAttribute, userSessionIdKey } from 'embed/hand-overs';
import { demoUrl } from '../demo/address';
import { test } from '../visit/test';
import { visit } from '../visit/views';

test.use({ bypassCSP: true });

const ownAddress = '/lender-profile/L-1001/?utm_source=rates';
/** Stands for the lenders' website. */
const website = `${demoUrl}/lender-directory/`;

/** A page with such a link in its body. */
async function openPageWithLink(page: Page) {
  await visit(page);
  await page.evaluate(
    async ([attribute, href, baseUrl]) => {
      document
        .querySelector('main')!
        .insertAdjacentHTML('afterbegin', `<a href="${href}" ${attribute}="Q-7">Visit website</a>`);
      // The page stops the propagation of clicks.
      document.body.addEventListener('click', (event) => event.stopPropagation(), true);
      await window.mortgageEmbed!.update('header-remote', {
        serverUrls: { lenderWebsite: { baseUrl, webviewUrl: baseUrl } },
      });
    },
    [lenderWebsiteAttribute, ownAddress, website] as const,
  );
  const sid = await page.evaluate((key) => sessionStorage.getItem(key), userSessionIdKey);
  return {
    link: page.getByRole('link', { name: 'Visit website' }),
    address: `${website}?utm_source=rates&sid=${sid}&partnerId=RD-MAPLEWEB#quoteId=Q-7`,
  };
}

test('a click leads to the configured website, with session, partner and quote (LNK-10 LNK-11 LNK-12)', async ({
  page,
}) => {
  const { link, address } = await openPageWithLink(page);
  await link.click();
  await page.waitForURL(address);
});

for (const way of ['middle', 'modified'] as const)
  test(`a ${way} click opens it in a tab of its own (LNK-10)`, async ({ page, context }) => {
    const { link, address } = await openPageWithLink(page);
    const opened = context.waitForEvent('page');
    await link.click(way === 'middle' ? { button: 'middle' } : { modifiers: ['ControlOrMeta'] });
    const tab = await opened;
    await tab.waitForURL(address);
    await tab.close();
  });
