import { mainMenus } from './mainMenus';
import { marketingMenus } from './marketingMenus';
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
