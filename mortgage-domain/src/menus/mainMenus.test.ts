import { mainMenus } from './mainMenus';
import { marketingMenus } from './marketingMenus';
import { lenderDirectoryPath } from '../lenders/lenderPaths';
import type { KeyedLink } from '../links/link';
import type { Menu } from './menu';
import { defaultSiteConfig as site } from '../site/siteConfig';

const pathsOf = ({ top, groups, prompt }: Menu) =>
  [top, ...groups.flatMap(({ links }) => links), ...(prompt ? [prompt] : [])].map(
    ({ href }) => href.split('?utm')[0],
  );

const [buy, rent, sell, homeLoans, findAgent] = mainMenus(site) as [Menu, Menu, Menu, Menu, Menu];

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

it('NAV-8 OPN-8: Buy has all its paths', () => {
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

it('NAV-11 NAV-12 NAV-13 NAV-15 NAV-16 LNK-8 OPN-12: Home Loans has its top link, prompt and subsections', () => {
  const lines = (links: readonly KeyedLink[]) =>
    links.map(({ text, href }) => `${text} ${href.split('?')[0]}`);
  expect(lines([homeLoans.top, homeLoans.prompt!])).toEqual([
    'Get a mortgage /homeloans/',
    'Started a loan application? /homeloans/mortgage/dashboard/login',
  ]);
  expect(homeLoans.groups.map(({ title, links }) => [title, ...lines(links)])).toEqual([
    [
      'Your mortgage',
      'Maplehearth Home Loans /homeloans/',
      'Calculate your BuyAbility /homeloans/buyability/',
      'Get pre-qualified /homeloans/eligibility/',
      'Refinance your loan /homeloans/refinance/',
    ],
    [
      'Mortgage tools',
      'Estimate your mortgage payment /mortgage-calculator/',
      'See current mortgage rates /mortgage-rates/',
      'Learn about financing a home /learn/category/financing/',
      `Find a lender ${lenderDirectoryPath}`,
      'How much house can I afford? /mortgage-calculator/house-affordability/',
      'Refinance calculator /mortgage-calculator/refinance-calculator/',
    ],
  ]);
});

it('NAV-14 NAV-17: every Home Loans link carries the five campaign parameters (OPN-13)', () => {
  const all = [homeLoans.top, homeLoans.prompt!, ...homeLoans.groups.flatMap(({ links }) => links)];
  const campaign = {
    utm_source: 'maplehearth',
    utm_medium: 'referral',
    utm_campaign: 'topnav',
    source: 'maplehearth',
    channel: 'web',
  };
  for (const { href } of all)
    expect(Object.fromEntries(new URLSearchParams(href.split('?')[1]))).toEqual(campaign);
});

it('NAV-19 OPN-9: Find an Agent has every category and the toolkit pages, and nothing else', () => {
  expect([...new Set(pathsOf(findAgent))].sort()).toEqual(
    [
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
      '/agent-resources/toolkit/listings/',
      '/agent-resources/toolkit/marketing/',
      '/premier-agent/agent-account/',
    ].sort(),
  );
});

it('NAV-20 NAV-21 OPN-10: the marketing menus have their paths, and no other', () => {
  expect(pathsOf(marketingMenus[0]!).sort()).toEqual(
    [
      '/rental-manager/',
      '/rental-manager/post-a-listing',
      ...['listings', 'applications', 'leases', 'payments'].map(
        (type) => `/rental-manager/select-property?type=${type}`,
      ),
      '/rental-manager/inbox',
      '/rental-manager/price-my-rental',
      '/rental-manager/resources',
    ].sort(),
  );
  expect(pathsOf(marketingMenus[1]!)).toEqual(['/advertise/', '/z/partners/advertise/']);
});
