/** The main and marketing menus: every path of the specification, once. Source: specification 2.5; ledger NAV-1, NAV-2, NAV-8..21, OPN-8..13, OPN-15. */
import type { SiteConfig } from './siteConfig';

export interface MenuLink { readonly text: string; readonly href: string }
export interface MenuGroup { readonly title?: string; readonly links: readonly MenuLink[] }
export interface Menu {
  readonly key: string;
  readonly text: string;
  /** The menu's own page. */
  readonly top: MenuLink;
  readonly groups: readonly MenuGroup[];
  /** A line at the foot of the panel. */
  readonly prompt?: MenuLink;
}

type CampaignSite = Pick<SiteConfig, 'brandSlug'>;

/** The five campaign parameters that every Home Loans link carries (NAV-14, NAV-17, OPN-13). */
export const campaignParameters = ({ brandSlug }: CampaignSite): Readonly<Record<string, string>> => ({
  utm_source: brandSlug, utm_medium: 'referral', utm_campaign: 'topnav', source: brandSlug, channel: 'web',
});

const withQuery = (href: string, parameters: Readonly<Record<string, string>>): string => `${href}?${new URLSearchParams(parameters)}`;

/** Paths of the Home Loans links that also carry the visitor's ids (NAV-18). */
const identifiedPaths = ['/homeloans/eligibility/', '/homeloans/refinance/'];

/** Adds the visitor's guid and encoded user id to the links that carry them; a missing value is left out (OPN-14). */
export function withVisitorIds(href: string, { guid, encodedUserId }: { readonly guid?: string; readonly encodedUserId?: string }): string {
  const [path = '', query = ''] = href.split('?');
  if (!identifiedPaths.includes(path)) return href;
  const parameters = new URLSearchParams(query);
  if (guid) parameters.set('zga_z_guid', guid);
  if (encodedUserId) parameters.set('zga_z_uid', encodedUserId);
  return `${path}?${parameters}`;
}

/** Buy, Rent, Sell, Home Loans, Find an Agent, in this order (NAV-1). */
export const mainMenus = (site: SiteConfig): readonly Menu[] => [buyMenu, rentMenu(site), sellMenu, homeLoansMenu(site), findAgentMenu];

const buyMenu: Menu = {
  key: 'buy', text: 'Buy', top: { text: 'Browse homes', href: '/homes/' },
  groups: [
    { title: 'Homes', links: [
      { text: 'Homes for sale', href: '/homes/for_sale/' }, { text: 'Foreclosed homes', href: '/homes/foreclosures/' },
      { text: 'For sale by owner', href: '/homes/fsbo/' }, { text: 'Open houses', href: '/homes/open_house/' },
      { text: 'New construction', href: '/homes/new_homes/' }, { text: 'Coming soon', href: '/homes/coming_soon/' },
      { text: 'Recently sold', href: '/homes/recently_sold/' }, { text: 'All homes by area', href: '/browse/homes/' },
    ] },
    { title: 'Resources', links: [
      { text: 'Home buying guide', href: '/home-buying-guide/' }, { text: 'Foreclosure center', href: '/foreclosures/' },
      { text: 'Get the app', href: '/z/buying/app-download/' }, { text: 'Change your address', href: '/change-your-address/' },
    ] },
  ],
};

const rentMenu = ({ accountPrefix }: SiteConfig): Menu => ({
  key: 'rent', text: 'Rent', top: { text: 'Homes for rent', href: '/homes/for_rent/' },
  groups: [
    { title: 'Search', links: [
      { text: 'Rental buildings', href: '/browse/b/' }, { text: 'Saved searches', href: `/${accountPrefix}/SavedSearches` },
      { text: 'Messages', href: '/renter-hub/inbox/' },
    ] },
    { title: 'Your rental', links: [
      { text: 'Overview', href: '/renting/' }, { text: 'Applications', href: '/renter-hub/applications/' },
      { text: 'Your lease', href: '/renting/your-rental/' }, { text: 'Make a payment', href: '/renter-hub/payments?fromWhere=make-a-payment' },
    ] },
    { title: 'Resources', links: [
      { text: 'Renter guide', href: '/rent/renter-search-center/' }, { text: 'Report rent payments', href: '/rent/rent-payments-reporting/' },
      { text: 'Renters insurance', href: '/rent/renters-insurance/' }, { text: 'Affordability calculator', href: '/rent-affordability-calculator/' },
    ] },
  ],
});

const sellMenu: Menu = {
  key: 'sell', text: 'Sell', top: { text: 'Sell your home', href: '/sell/' },
  groups: [
    { title: 'Resources', links: [
      { text: 'What is my home worth?', href: '/how-much-is-my-home-worth/' }, { text: 'Home values', href: '/home-values/' },
      { text: 'Sellers guide', href: '/sellers-guide/' },
    ] },
    { title: 'Selling options', links: [
      { text: 'Post a listing', href: '/post-real-estate-listings/' }, { text: 'Sell by owner', href: '/for-sale-by-owner/' },
      { text: 'List as coming soon', href: '/coming-soon/' }, { text: 'Name your price', href: '/make-me-move/' },
    ] },
  ],
};
/** Recognised beside the plural one that the menu shows (OPN-11). */
export const singularListingPath = '/post-real-estate-listing/';

/** The mortgage mega menu (OPN-108). */
const homeLoansMenu = (site: SiteConfig): Menu => {
  const campaign = (text: string, href: string): MenuLink => ({ text, href: withQuery(href, campaignParameters(site)) });
  return {
    key: 'home-loans', text: 'Home Loans', top: campaign('Get a mortgage', '/homeloans/'),
    groups: [
      { title: 'Your mortgage', links: [
        campaign(`${site.productName} Home Loans`, '/homeloans/'), campaign('Calculate your BuyAbility', '/homeloans/buyability/'),
        campaign('Get pre-qualified', '/homeloans/eligibility/'), campaign('Refinance your loan', '/homeloans/refinance/'),
      ] },
      { title: 'Mortgage tools', links: [
        campaign('Estimate your mortgage payment', '/mortgage-calculator/'), campaign('See current mortgage rates', '/mortgage-rates/'),
        campaign('Learn about financing a home', '/learn/category/financing/'), campaign('Find a lender', '/lender-directory/'),
        campaign('How much house can I afford?', '/mortgage-calculator/house-affordability/'),
        campaign('Refinance calculator', '/mortgage-calculator/refinance-calculator/'),
      ] },
    ],
    prompt: campaign('Started a loan application?', '/homeloans/mortgage/dashboard/login'),
  };
};

const findAgentMenu: Menu = {
  key: 'find-agent', text: 'Find an Agent', top: { text: 'Find an agent', href: '/professionals/real-estate-agent-reviews' },
  groups: [
    { title: 'Find professionals', links: [
      { text: 'Real estate agents', href: '/professionals/real-estate-agent-reviews' }, { text: 'Property managers', href: '/professionals/property-manager-reviews' },
      { text: 'Home inspectors', href: '/professionals/home-inspector-reviews' }, { text: 'Real estate services', href: '/professionals/real-estate-services-reviews' },
      { text: 'Home improvement', href: '/professionals/home-improvement-reviews' }, { text: 'Photographers', href: '/professionals/photographer-reviews' },
      { text: 'Home builders', href: '/home-builders' },
    ] },
    { title: 'For agents', links: [
      { text: 'Agent resources', href: '/agent-resources/' }, { text: 'Agent toolkit', href: '/agent-resources/toolkit/' },
      { text: 'Agent account', href: '/premier-agent/agent-account/' },
    ] },
  ],
};

/** Manage Rentals and Advertise (NAV-2). */
export const marketingMenus: readonly Menu[] = [
  {
    key: 'manage-rentals', text: 'Manage Rentals', top: { text: 'Rental manager', href: '/rental-manager/' },
    groups: [{ links: [
      { text: 'Post a listing', href: '/rental-manager/post-a-listing' },
      { text: 'Listings', href: '/rental-manager/select-property?type=listings' }, { text: 'Applications', href: '/rental-manager/select-property?type=applications' },
      { text: 'Leases', href: '/rental-manager/select-property?type=leases' }, { text: 'Payments', href: '/rental-manager/select-property?type=payments' },
      { text: 'Messages', href: '/rental-manager/inbox' }, { text: 'Price my rental', href: '/rental-manager/price-my-rental' },
      { text: 'Resources', href: '/rental-manager/resources' },
    ] }],
  },
  {
    key: 'advertise', text: 'Advertise', top: { text: 'Advertise with us', href: '/advertise/' },
    groups: [{ links: [{ text: 'Advertising partners', href: '/z/partners/advertise/' }, { text: 'Advertise to borrowers', href: '/advertising/Mortgage.htm' }] }],
  },
];

export const helpLink: MenuLink = { text: 'Help', href: '/help/' };
export const homePath = '/';
