import {
  accountLinks,
  adminLink,
  agentHubLinks,
  joinLink,
  lenderHubLink,
  signedInMenu,
  signInLink,
  signOutLink,
} from './accountLinks';
import { footerLinks } from '../footer/footerLinks';
import { helpLink, logoLink, mainMenus } from './mainMenus';
import { marketingMenus } from './marketingMenus';
import { singularListingPath } from './sellMenu';
import { withVisitorIds } from './visitorIds';
import type { Menu } from './menu';
import type { KeyedLink } from '../links/link';
import { legalNotices } from '../footer/footerLinks';
import { isSafeHref, toSameHostPath } from '../links/href';
import { defaultSiteConfig as site } from '../site/siteConfig';

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
  [lenderHubLink, adminLink, helpLink, joinLink, logoLink(site), signInLink, signOutLink],
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
  expect(
    [logoLink(site), helpLink, signInLink, joinLink].map(({ text, href }) => [text, href]),
  ).toEqual([
    ['Maplehearth', '/'],
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

it.each([
  ['/homeloans/eligibility/', '/homeloans/eligibility/?zga_z_guid=g%261&zga_z_uid=u'],
  ['/homeloans/refinance/?a=b?c#d', '/homeloans/refinance/?a=b%3Fc&zga_z_guid=g%261&zga_z_uid=u#d'],
  ['https://evil.example/homeloans/eligibility/', 'https://evil.example/homeloans/eligibility/'],
])('NAV-18: %s with both ids', (href, expected) => {
  expect(withVisitorIds(href, { guid: 'g&1', uid: 'u' })).toBe(expected);
});

it('NAV-18: a missing id is left out (OPN-14)', () => {
  const href = '/homeloans/eligibility/?a=b';
  expect([
    withVisitorIds(href, { guid: 'g' }),
    withVisitorIds(href, { uid: 'u' }),
    withVisitorIds(href, { guid: '', uid: '' }),
  ]).toEqual([`${href}&zga_z_guid=g`, `${href}&zga_z_uid=u`, href]);
});

it('NAV-24: saved searches and inbox may be counted, sign out stands below a line', () => {
  expect(
    signedInMenu(site).flatMap(({ key, counted, divider }) => [
      ...(counted ? [`${key} counted`] : []),
      ...(divider ? [`${key} divided`] : []),
    ]),
  ).toEqual(['savedSearches counted', 'inbox counted', 'signOut divided']);
});

it('NAV-25 NAV-28: renter profile and admin tools are flagged secure', () => {
  expect(
    [...accountLinks(site), adminLink]
      .filter(({ secure }) => secure)
      .map(({ text, href }) => [text, href]),
  ).toEqual([
    ['Renter Profile', '/myaccount/renter-profile/'],
    ['Admin tools', '/mortgage/admin/'],
  ]);
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
