import { mainMenus } from './mainMenus';
import { marketingMenus } from './marketingMenus';
import type { KeyedLink } from '../links/link';
import type { Menu } from './menu';
import { defaultSiteConfig as site } from '../site/siteConfig';

const pathsOf = ({ top, groups }: Menu) =>
  [top, ...groups.flatMap(({ links }) => links)].map(({ href }) => href);

const menuOf = (key: string) =>
  mainMenus(site).find((menu) => menu.key === key)!;

const lines = (links: readonly KeyedLink[]) =>
  links.map(({ text, href }) => `${text} ${href.split('?utm')[0]}`);
it('NAV-1 NAV-2: are in the given order', () => {
  expect(mainMenus(site).map(({ text }) => text)).toEqual([
    'Buy',
    'Rent',
    'Sell',
    'Home Loans',
    'Find an Agent',
  ]);
  expect(marketingMenus.map(({ text }) => text)).toEqual([
    'Manage Rentals',
    'Advertise',
  ]);
});

it.each<[string, string, string, ...string[][]]>([
  [
    'NAV-8 OPN-8',
    'buy',
    'Browse homes /homes/',
    [
      'Homes',
      'Homes for sale /homes/for_sale/',
      'Foreclosed homes /homes/foreclosures/',
      'For sale by owner /homes/fsbo/',
      'Open houses /homes/open_house/',
      'New construction /homes/new_homes/',
      'Coming soon /homes/coming_soon/',
      'Recently sold /homes/recently_sold/',
      'All homes by area /browse/homes/',
    ],
    [
      'Resources',
      'Home buying guide /home-buying-guide/',
      'Foreclosure center /foreclosures/',
      'Get the app /z/buying/app-download/',
      'Change your address /change-your-address/',
    ],
  ],
  [
    'NAV-9',
    'rent',
    'Homes for rent /homes/for_rent/',
    [
      'Search',
      'Rental buildings /browse/b/',
      'Saved searches /myaccount/SavedSearches',
      'Messages /renter-hub/inbox/',
    ],
    [
      'Your rental',
      'Overview /renting/',
      'Applications /renter-hub/applications/',
      'Your lease /renting/your-rental/',
      'Make a payment /renter-hub/payments?fromWhere=make-a-payment',
    ],
    [
      'Resources',
      'Renter guide /rent/renter-search-center/',
      'Report rent payments /rent/rent-payments-reporting/',
      'Renters insurance /rent/renters-insurance/',
      'Affordability calculator /rent-affordability-calculator/',
    ],
  ],
  [
    'NAV-10',
    'sell',
    'Sell your home /sell/',
    [
      'Resources',
      'What is my home worth? /how-much-is-my-home-worth/',
      'Home values /home-values/',
      'Sellers guide /sellers-guide/',
    ],
    [
      'Selling options',
      'Post a listing /post-real-estate-listings/',
      'Sell by owner /for-sale-by-owner/',
      'List as coming soon /coming-soon/',
      'Name your price /make-me-move/',
    ],
  ],
  [
    'NAV-11 NAV-13 NAV-15 NAV-16',
    'home-loans',
    'Get a mortgage /homeloans/',
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
      'Find a lender /lender-directory/',
      'How much house can I afford? /mortgage-calculator/house-affordability/',
      'Refinance calculator /mortgage-calculator/refinance-calculator/',
    ],
  ],
  [
    'NAV-19 OPN-9',
    'find-agent',
    'Find an agent /professionals/real-estate-agent-reviews',
    [
      'Find professionals',
      'Real estate agents /professionals/real-estate-agent-reviews',
      'Property managers /professionals/property-manager-reviews',
      'Home inspectors /professionals/home-inspector-reviews',
      'Real estate services /professionals/real-estate-services-reviews',
      'Home improvement /professionals/home-improvement-reviews',
      'Photographers /professionals/photographer-reviews',
      'Home builders /home-builders',
    ],
    [
      'For agents',
      'Agent resources /agent-resources/',
      'Listing toolkit /agent-resources/toolkit/listings/',
      'Marketing toolkit /agent-resources/toolkit/marketing/',
      'Agent account /premier-agent/agent-account/',
    ],
  ],
])(
  'NAV-8 NAV-9 NAV-10 NAV-11 NAV-13 NAV-15 NAV-16 NAV-19 LNK-8 OPN-8 OPN-9 OPN-12: %s: %s has its paths and no other',
  (_ids, key, top, ...groups) => {
    const menu = menuOf(key);
    expect(lines([menu.top])).toEqual([top]);
    expect(
      menu.groups.map(({ title, links }) => [title, ...lines(links)]),
    ).toEqual(groups);
  },
);

it('NAV-12: Home Loans has a prompt', () => {
  expect(lines([menuOf('home-loans').prompt!])).toEqual([
    'Started a loan application? /homeloans/mortgage/dashboard/login',
  ]);
});

it('NAV-14 NAV-17: every Home Loans link carries the five campaign parameters (OPN-13)', () => {
  const { top, prompt, groups } = menuOf('home-loans');
  const all = [top, prompt!, ...groups.flatMap(({ links }) => links)];
  const campaign = {
    utm_source: 'maplehearth',
    utm_medium: 'referral',
    utm_campaign: 'topnav',
    source: 'maplehearth',
    channel: 'web',
  };
  for (const { href } of all) {
    expect(Object.fromEntries(new URLSearchParams(href.split('?')[1]))).toEqual(
      campaign,
    );
  }
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
  expect(pathsOf(marketingMenus[1]!)).toEqual([
    '/advertise/',
    '/z/partners/advertise/',
  ]);
});
