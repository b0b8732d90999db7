import {
  accountLinks,
  agentHubLinks,
  joinLink,
  lenderHubLink,
  signedInMenu,
  signInLink,
} from './accountLinks';
import {
  appBadges,
  companyLinks,
  copyrightLine,
  equalHousingLink,
  hidesAppBadges,
  privacyLink,
  socialNetworks,
} from '../footer/footerLinks';
import { skipLink } from '../links/link';
import { isSafeHref } from '../links/href';
import { lenderNavigation } from '../lenders/lenderLinks';
import { campaignParameters } from './homeLoansMenu';
import { helpLink, mainMenus } from './mainMenus';
import { marketingMenus } from './marketingMenus';
import { withVisitorIds } from './visitorIds';
import type { Menu } from './menu';
import { defaultSiteConfig as site } from '../site/siteConfig';

const pathsOf = ({ top, groups, prompt }: Menu) =>
  [top, ...groups.flatMap(({ links }) => links), ...(prompt ? [prompt] : [])].map(
    ({ href }) => href.split('?utm')[0],
  );
const [buy, rent, sell, homeLoans, findAgent] = mainMenus(site) as [Menu, Menu, Menu, Menu, Menu];

describe('the menus', () => {
  it('NAV-1 NAV-2: stand in the given order', () => {
    expect(mainMenus(site).map(({ text }) => text)).toEqual([
      'Buy',
      'Rent',
      'Sell',
      'Home Loans',
      'Find an Agent',
    ]);
    expect(marketingMenus.map(({ text }) => text)).toEqual(['Manage Rentals', 'Advertise']);
  });

  it('NAV-8: Buy has all its paths', () => {
    expect(pathsOf(buy).sort()).toEqual(
      [
        '/homes/',
        '/homes/for_sale/',
        '/homes/foreclosures/',
        '/homes/fsbo/',
        '/homes/open_house/',
        '/homes/new_homes/',
        '/homes/coming_soon/',
        '/homes/recently_sold/',
        '/browse/homes/',
        '/home-buying-guide/',
        '/foreclosures/',
        '/z/buying/app-download/',
        '/change-your-address/',
      ].sort(),
    );
  });

  it('NAV-9: Rent has all its paths', () => {
    expect(pathsOf(rent).sort()).toEqual(
      [
        '/homes/for_rent/',
        '/browse/b/',
        '/myaccount/SavedSearches',
        '/renter-hub/inbox/',
        '/renting/',
        '/renter-hub/applications/',
        '/renting/your-rental/',
        '/renter-hub/payments?fromWhere=make-a-payment',
        '/rent/renter-search-center/',
        '/rent/rent-payments-reporting/',
        '/rent/renters-insurance/',
        '/rent-affordability-calculator/',
      ].sort(),
    );
  });

  it('NAV-10: Sell has all its paths', () => {
    expect(pathsOf(sell).sort()).toEqual(
      [
        '/sell/',
        '/how-much-is-my-home-worth/',
        '/home-values/',
        '/sellers-guide/',
        '/post-real-estate-listings/',
        '/for-sale-by-owner/',
        '/coming-soon/',
        '/make-me-move/',
      ].sort(),
    );
  });

  it('NAV-11 NAV-12 NAV-13 NAV-15 NAV-16: Home Loans has its top link, prompt and subsections', () => {
    expect(homeLoans.top).toMatchObject({ text: 'Get a mortgage' });
    expect(homeLoans.prompt).toMatchObject({ text: 'Started a loan application?' });
    expect(homeLoans.groups.map(({ title }) => title)).toEqual(['Your mortgage', 'Mortgage tools']);
    expect(pathsOf(homeLoans)).toEqual(
      expect.arrayContaining([
        '/homeloans/',
        '/homeloans/mortgage/dashboard/login',
        '/homeloans/buyability/',
        '/homeloans/eligibility/',
        '/homeloans/refinance/',
        '/mortgage-calculator/',
        '/mortgage-rates/',
        '/learn/category/financing/',
        '/lender-directory/',
        '/mortgage-calculator/house-affordability/',
        '/mortgage-calculator/refinance-calculator/',
      ]),
    );
  });

  it('NAV-14 NAV-17: every Home Loans link carries the five campaign parameters', () => {
    const all = [
      homeLoans.top,
      homeLoans.prompt!,
      ...homeLoans.groups.flatMap(({ links }) => links),
    ];
    for (const { href } of all)
      expect(Object.fromEntries(new URLSearchParams(href.split('?')[1]))).toEqual(
        campaignParameters(site),
      );
  });

  it("NAV-18: only eligibility and refinance carry the visitor's ids, and no missing one", () => {
    expect(withVisitorIds('/homeloans/eligibility/?a=b', { guid: 'g', uid: 'u' })).toBe(
      '/homeloans/eligibility/?a=b&zga_z_guid=g&zga_z_uid=u',
    );
    expect(withVisitorIds('/homeloans/refinance/?a=b', {})).toBe('/homeloans/refinance/?a=b');
    expect(withVisitorIds('/homeloans/?a=b', { guid: 'g' })).toBe('/homeloans/?a=b');
  });

  it('NAV-19: Find an Agent has every category', () => {
    expect(pathsOf(findAgent)).toEqual(
      expect.arrayContaining([
        ...[
          'real-estate-agent',
          'property-manager',
          'home-inspector',
          'real-estate-services',
          'home-improvement',
          'photographer',
        ].map((category) => `/professionals/${category}-reviews`),
        '/home-builders',
        '/agent-resources/',
        '/agent-resources/toolkit/',
        '/premier-agent/agent-account/',
      ]),
    );
  });

  it('NAV-20 NAV-21: the marketing menus have all their paths', () => {
    expect(pathsOf(marketingMenus[0]!)).toEqual(
      expect.arrayContaining([
        '/rental-manager/',
        '/rental-manager/post-a-listing',
        ...['listings', 'applications', 'leases', 'payments'].map(
          (type) => `/rental-manager/select-property?type=${type}`,
        ),
        '/rental-manager/inbox',
        '/rental-manager/price-my-rental',
        '/rental-manager/resources',
      ]),
    );
    expect(pathsOf(marketingMenus[1]!)).toEqual(
      expect.arrayContaining(['/advertise/', '/z/partners/advertise/']),
    );
  });

  it('NAV-22: sign in and join', () => {
    expect([signInLink.href, joinLink.href, helpLink.href]).toEqual([
      '/user/acct/login/',
      '/user/acct/register/',
      '/help/',
    ]);
  });

  it('NAV-5 NAV-6 NAV-23: the signed-in menu in order, Inbox third, by eligibility', () => {
    expect(signedInMenu(site, true).map(({ href }) => href)).toEqual([
      '/myaccount/favorites',
      '/myaccount/SavedSearches',
      '/myaccount/inbox',
      '/myaccount/yourhome',
      '/myaccount/OffersAndClosings',
      '/renting',
      '/myaccount/account/',
      '/Logout.htm',
    ]);
    expect(signedInMenu(site, false)[2]!.href).toBe('/renter-hub/inbox');
  });

  it('NAV-25 NAV-26 NAV-27: account, agent hub and lender hub links', () => {
    expect(accountLinks(site).map(({ text }) => text)).toEqual([
      'Profile',
      'Subscriptions',
      'Settings',
      'Renter Profile',
      'Sign out',
    ]);
    expect(agentHubLinks.map(({ href }) => href)).toEqual([
      '/agents/',
      '/contacts/',
      '/academy/UpcomingWebinars.htm',
      '/agent-websites/',
    ]);
    expect(lenderHubLink.href).toBe('/mortgage/LenderHome.htm');
  });

  it("FTR-1 FTR-3 FTR-4 FTR-6 FTR-7 FTR-8: the footer's links", () => {
    expect(companyLinks.map(({ href }) => href)).toEqual(
      expect.arrayContaining([
        '/z/corp/about/',
        '/z/zestimate/',
        '/research/',
        '/careers/',
        '/z/corp/terms/',
        '/learn/',
        '/tech/',
        '/z/info/real-estate-licenses/',
        '/z/info/contact-us/',
      ]),
    );
    expect(companyLinks.filter(({ href }) => href.endsWith('.pdf'))).toHaveLength(2);
    expect(socialNetworks).toEqual(['facebook', 'instagram', 'tiktok']);
    expect(appBadges.map(({ store }) => store)).toEqual(['apple', 'google']);
    expect([privacyLink.text, equalHousingLink.text, skipLink.href]).toEqual([
      'Do Not Sell or Share My Personal Information',
      'Equal Housing Opportunity',
      '#main-content',
    ]);
  });

  it('FTR-9: the copyright runs from 2006 to the year', () => {
    expect(copyrightLine(site, 2031)).toBe('© 2006-2031 Maplehearth');
  });

  it.each([
    ['?fromApp=true', true],
    ['?fromApp=TRUE', false],
    ['?fromApp=1', false],
    ['', false],
  ])('FTR-10: %p hides the badges: %p', (search, hidden) => {
    expect(hidesAppBadges(search)).toBe(hidden);
  });

  it('LAP-8 LAP-9 LAP-10 LAP-11 LAP-12 LAP-13 LAP-14: the lender navigation by what is known', () => {
    expect(lenderNavigation({}).map(({ text }) => text)).toEqual([
      'Overview',
      'Billing',
      'Advertising',
      'Reviews',
    ]);
    expect(
      lenderNavigation({ zuid: 'z 1', lender: { quoteParticipant: true } }).map(
        ({ text, href, active }) => [text, href, active ?? false],
      ),
    ).toEqual([
      ['Overview', '/mortgage/lender-hub/?zuid=z+1', false],
      ['Quotes', '/mortgage/quotes-submitted/?zuid=z+1', false],
      ['Billing', '/mortgage/lender-billing/?zuid=z+1', false],
      ['Advertising', '/advertising/Mortgage.htm?zuid=z+1', true],
      ['Co-marketing', '/comarketing/agent/Dashboard.htm?zuid=z+1', false],
      ['Reviews', '/mortgage/lender-reviews/?zuid=z+1', false],
    ]);
  });

  it('no link of ours is unsafe', () => {
    for (const { href } of [
      ...companyLinks,
      ...signedInMenu(site, true),
      ...mainMenus(site).flatMap((menu) => menu.groups.flatMap(({ links }) => links)),
    ])
      expect(isSafeHref(href)).toBe(true);
  });
});
