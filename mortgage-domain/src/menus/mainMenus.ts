/** The main menus of the header. Source: ledger NAV-1, NAV-3, NAV-8..10, NAV-19. */
import { toLink, type KeyedLink } from '../links/link';
import type { SiteConfig } from '../site/siteConfig';
import { homeLoansMenu } from './homeLoansMenu';
import type { Menu, MenuGroup } from './menu';

const toGroup = (title: string, links: readonly KeyedLink[]): MenuGroup => ({
  title,
  links,
});

const buyMenu: Menu = {
  key: 'buy',
  text: 'Buy',
  top: toLink('Browse homes', '/homes/'),
  groups: [
    toGroup('Homes', [
      toLink('Homes for sale', '/homes/for_sale/'),
      toLink('Foreclosed homes', '/homes/foreclosures/'),
      toLink('For sale by owner', '/homes/fsbo/'),
      toLink('Open houses', '/homes/open_house/'),
      toLink('New construction', '/homes/new_homes/'),
      toLink('Coming soon', '/homes/coming_soon/'),
      toLink('Recently sold', '/homes/recently_sold/'),
      toLink('All homes by area', '/browse/homes/'),
    ]),
    toGroup('Resources', [
      toLink('Home buying guide', '/home-buying-guide/'),
      toLink('Foreclosure center', '/foreclosures/'),
      toLink('Get the app', '/z/buying/app-download/'),
      toLink('Change your address', '/change-your-address/'),
    ]),
  ],
};

const rentMenu = ({
  accountPrefix,
}: Pick<SiteConfig, 'accountPrefix'>): Menu => ({
  key: 'rent',
  text: 'Rent',
  top: toLink('Homes for rent', '/homes/for_rent/'),
  groups: [
    toGroup('Search', [
      toLink('Rental buildings', '/browse/b/'),
      toLink('Saved searches', `/${accountPrefix}/SavedSearches`),
      toLink('Messages', '/renter-hub/inbox/'),
    ]),
    toGroup('Your rental', [
      toLink('Overview', '/renting/'),
      toLink('Applications', '/renter-hub/applications/'),
      toLink('Your lease', '/renting/your-rental/'),
      toLink('Make a payment', '/renter-hub/payments?fromWhere=make-a-payment'),
    ]),
    toGroup('Resources', [
      toLink('Renter guide', '/rent/renter-search-center/'),
      toLink('Report rent payments', '/rent/rent-payments-reporting/'),
      toLink('Renters insurance', '/rent/renters-insurance/'),
      toLink('Affordability calculator', '/rent-affordability-calculator/'),
    ]),
  ],
});

const sellMenu: Menu = {
  key: 'sell',
  text: 'Sell',
  top: toLink('Sell your home', '/sell/'),
  groups: [
    toGroup('Resources', [
      toLink('What is my home worth?', '/how-much-is-my-home-worth/'),
      toLink('Home values', '/home-values/'),
      toLink('Sellers guide', '/sellers-guide/'),
    ]),
    toGroup('Selling options', [
      toLink('Post a listing', '/post-real-estate-listings/'),
      toLink('Sell by owner', '/for-sale-by-owner/'),
      toLink('List as coming soon', '/coming-soon/'),
      toLink('Name your price', '/make-me-move/'),
    ]),
  ],
};
/** Recognized as well as the plural path in the menu (OPN-11). */
export const singularListingPath = '/post-real-estate-listing/';

const toReviews = (text: string, category: string) =>
  toLink(text, `/professionals/${category}-reviews`);
const findAgentMenu: Menu = {
  key: 'find-agent',
  text: 'Find an Agent',
  top: toReviews('Find an agent', 'real-estate-agent'),
  groups: [
    toGroup('Find professionals', [
      toReviews('Real estate agents', 'real-estate-agent'),
      toReviews('Property managers', 'property-manager'),
      toReviews('Home inspectors', 'home-inspector'),
      toReviews('Real estate services', 'real-estate-services'),
      toReviews('Home improvement', 'home-improvement'),
      toReviews('Photographers', 'photographer'),
      toLink('Home builders', '/home-builders'),
    ]),
    toGroup('For agents', [
      toLink('Agent resources', '/agent-resources/'),
      toLink('Listing toolkit', '/agent-resources/toolkit/listings/'),
      toLink('Marketing toolkit', '/agent-resources/toolkit/marketing/'),
      toLink('Agent account', '/premier-agent/agent-account/'),
    ]),
  ],
};

/** In the order of NAV-1. */
export const mainMenus = (
  site: Pick<SiteConfig, 'accountPrefix' | 'brandSlug' | 'productName'>,
): readonly Menu[] => [
  buyMenu,
  rentMenu(site),
  sellMenu,
  homeLoansMenu(site),
  findAgentMenu,
];

/** Where the logo leads. */
export const homePath = '/';

export const helpLink: KeyedLink = {
  key: 'help',
  text: 'Help',
  href: '/help/',
};
