import { marketingMenus } from '../src/menus/marketingMenus';
import { accountLinks } from '../src/menus/accountLinks';
import { adminLink, agentHubLinks, lenderHubLink } from '../src/menus/roleLinks';
import { joinLink, signInLink, signOutLink } from '../src/menus/signInLinks';
import { signedInMenu } from '../src/menus/signedInMenu';
import { footerLinks } from '../src/footer/footerLinks';
import { helpLink, homePath } from '../src/menus/headerLinks';
import { mainMenus } from '../src/menus/mainMenus';
import { singularListingPath } from '../src/menus/sellMenu';
import type { Menu } from '../src/menus/menu';
import type { KeyedLink } from '../src/links/link';
import { legalNotices } from '../src/footer/legalNotices';
import { isSafeHref } from '../src/links/href';
import { toSameHostPath } from '../src/links/redirect';
import { defaultSiteConfig as site } from '../src/site/siteConfig';

const listsOf = ({ groups }: Menu): readonly (readonly KeyedLink[])[] =>
  groups.map(({ links }) => links);

const footer = footerLinks(site);

const lists: readonly (readonly KeyedLink[])[] = [
  ...mainMenus(site).flatMap(listsOf),
  ...marketingMenus.flatMap(listsOf),
  signedInMenu(site, true),
  signedInMenu(site),
  accountLinks(site),
  agentHubLinks,
  footer.company,
  footer.brands,
  footer.social,
  footer.apps,
  footer.legal,
  [lenderHubLink, adminLink, helpLink, joinLink, signInLink, signOutLink],
];

it('LNK-1: every link of the registry is a path on the host, with a text, and a key of its own in its list', () => {
  for (const list of lists) {
    expect(new Set(list.map(({ key }) => key)).size).toBe(list.length);
    for (const { text, href } of list) {
      expect(text).not.toBe('');
      expect(toSameHostPath(href)).toBe(href);
    }
  }
});

it('NAV-1 NAV-3: the logo leads home; help, sign-in and join links', () => {
  expect(homePath).toBe('/');
  expect([helpLink, signInLink, joinLink].map(({ text, href }) => [text, href])).toEqual([
    ['Help', '/help/'],
    ['Sign In', '/user/acct/login/'],
    ['Join', '/user/acct/register/'],
  ]);
});

it('NAV-10: the singular listing path is known beside the one that is shown (OPN-11)', () => {
  expect(singularListingPath).toBe('/post-real-estate-listing/');
});

it('NAV-13 NAV-15: the labelled links of the Home Loans menu', () => {
  const menu = mainMenus(site)[3]!;
  const byPath = Object.fromEntries(
    listsOf(menu)
      .flat()
      .map(({ key, text }) => [key, text]),
  );
  expect(byPath).toMatchObject({
    '/homeloans/': 'Maplehearth Home Loans',
    '/homeloans/buyability/': 'Calculate your BuyAbility',
    '/homeloans/eligibility/': 'Get pre-qualified',
    '/mortgage-calculator/': 'Estimate your mortgage payment',
    '/mortgage-rates/': 'See current mortgage rates',
    '/learn/category/financing/': 'Learn about financing a home',
  });
});

it('FTR-2 FTR-5: brands and notices name the configured brand only', () => {
  const other = { ...site, productName: 'Otherhome', brandSlug: 'otherhome' };
  expect(footerLinks(other).brands.every(({ text }) => text.startsWith('Otherhome'))).toBe(true);
  expect(legalNotices(other).join(' ')).toContain('Otherhome');
  expect(JSON.stringify([footerLinks(other), legalNotices(other)])).not.toMatch(/maplehearth/i);
});

it('S01: the skip link stays on the page', () => {
  expect(footer.skip.href).toBe('#main-content');
  expect(isSafeHref(footer.skip.href)).toBe(true);
});
