import { lenderNavigation } from '../src/lenders/lenderNavigation';
import { marketingMenus } from '../src/menus/marketingMenus';
import { accountLinks } from '../src/menus/accountLinks';
import {
  adminLink,
  agentHubLinks,
  lenderHubLink,
} from '../src/menus/roleLinks';
import { accountMenuLinks, toSignedInMenu } from '../src/menus/signedInMenu';
import {
  appBadges,
  brandLinks,
  companyLinks,
  footerContent,
  legalLinks,
  socialLinks,
} from '../src/footer/footerContent';
import {
  helpLink,
  homePath,
  mainMenus,
  singularListingPath,
} from '../src/menus/mainMenus';
import type { Menu } from '../src/menus/menu';
import { mainContentHref, type KeyedLink } from '../src/links/link';
import { isSafeHref } from '../src/links/href';
import { toSameHostPath } from '../src/links/redirect';
import { defaultSiteConfig as site } from '../src/site/siteConfig';

const listsOf = ({ groups }: Menu): readonly (readonly KeyedLink[])[] =>
  groups.map(({ links }) => links);

const lists: readonly (readonly KeyedLink[])[] = [
  ...mainMenus(site).flatMap(listsOf),
  ...marketingMenus.flatMap(listsOf),
  ...[true, false].map((isEligible) =>
    toSignedInMenu(accountMenuLinks(site), isEligible, site, 'Sign out'),
  ),
  accountLinks(site),
  agentHubLinks,
  companyLinks,
  brandLinks,
  socialLinks(site),
  appBadges,
  legalLinks,
  [lenderHubLink, adminLink, helpLink],
];

it('LNK-1 OPN-4: every link of the registry is a path on the host, with a text, and a key of its own in its list', () => {
  for (const list of lists) {
    expect(new Set(list.map(({ key }) => key)).size).toBe(list.length);
    for (const { text, href } of list) {
      expect(text).not.toBe('');
      expect(toSameHostPath(href)).toBe(href);
    }
  }
});

it.each([
  ['browse homes to buy', '/homes/'],
  ['browse homes to rent', '/homes/for_rent/'],
  ['sell', '/sell/'],
  ['compare mortgage products', '/homeloans/'],
  ['compare lenders', '/lender-directory/'],
  ['request quotes', '/homeloans/eligibility/'],
  ['use mortgage tools', '/mortgage-calculator/'],
  ['see rates', '/mortgage-rates/'],
  ['read reviews of professionals', '/professionals/real-estate-agent-reviews'],
])('MISC-2: the menus have a link for consumers who %s', (_need, path) => {
  const links = mainMenus(site).flatMap(({ top, groups }) => [
    top,
    ...groups.flatMap((group) => group.links),
  ]);
  expect(links.map(({ href }) => href.split(/[?#]/)[0])).toContain(path);
});

it('the logo leads home, and help to its page (NAV-1 NAV-3 OPN-15)', () => {
  expect([homePath, helpLink.href]).toEqual(['/', '/help/']);
});

it('NAV-27 OPN-18: the Lender Hub of the header and the Overview of the bar keep their own addresses', () => {
  const [overview] = lenderNavigation({});
  expect([lenderHubLink.href, overview]).toEqual([
    '/mortgage/LenderHome.htm',
    { key: 'overview', href: '/mortgage/lender-hub/' },
  ]);
});

it('NAV-10: the singular listing path is known besides the shown one (OPN-11)', () => {
  expect(singularListingPath).toBe('/post-real-estate-listing/');
});

it('FTR-2 FTR-5 OPN-79: brands and notices name the configured brand only', () => {
  const content = footerContent({ brandSlug: 'otherhome' });
  expect(
    content.brands.every(({ text }) => text.startsWith('{productName}')),
  ).toBe(true);
  expect(content.notices.join(' ')).toContain('{productName}');
  expect(JSON.stringify(content)).not.toMatch(/maplehearth/i);
});

it('S01: the skip link stays on the page', () => {
  expect(mainContentHref).toBe('#main-content');
  expect(isSafeHref(mainContentHref)).toBe(true);
});
