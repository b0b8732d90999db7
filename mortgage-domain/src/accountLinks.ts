/** Sign-in, sign-out and the signed-in visitor's menus. Source: specification 2.5; ledger NAV-5, NAV-6, NAV-22..27, OPN-17, OPN-19. */
import type { MenuLink } from './mainMenus';
import type { SiteConfig } from './siteConfig';

export interface AccountLink extends MenuLink {
  readonly key: string;
  /** A line above the entry. */
  readonly divider?: boolean;
  /** Whether the entry may carry a count. */
  readonly counted?: boolean;
}

export const signInLink: MenuLink = { text: 'Sign In', href: '/user/acct/login/' };
export const joinLink: MenuLink = { text: 'Join', href: '/user/acct/register/' };
export const signOutLink: MenuLink = { text: 'Sign out', href: '/Logout.htm' };

/** The avatar menu, in order; Inbox is the third entry (NAV-5, NAV-23, NAV-24). */
export function signedInMenu({ accountPrefix }: Pick<SiteConfig, 'accountPrefix'>, messagingEligible: boolean): readonly AccountLink[] {
  const account = (path: string) => `/${accountPrefix}/${path}`;
  return [
    { key: 'savedHomes', text: 'Saved homes', href: account('favorites') },
    { key: 'savedSearches', text: 'Saved searches', href: account('SavedSearches'), counted: true },
    { key: 'inbox', text: 'Inbox', href: messagingEligible ? account('inbox') : '/renter-hub/inbox', counted: true },
    { key: 'yourHome', text: 'Your home', href: account('yourhome') },
    { key: 'offers', text: 'Offers & Closings', href: account('OffersAndClosings') },
    { key: 'renterHub', text: 'Renter Hub', href: '/renting' },
    { key: 'settings', text: 'Account settings', href: account('account/') },
    { key: 'signOut', ...signOutLink, divider: true },
  ];
}

/** "My account" of the server's navigation (NAV-25, NAV-31). */
export const accountLinks = ({ accountPrefix }: Pick<SiteConfig, 'accountPrefix'>): readonly MenuLink[] => [
  { text: 'Profile', href: `/${accountPrefix}/Profile.htm` }, { text: 'Subscriptions', href: `/${accountPrefix}/Subscriptions.htm` },
  { text: 'Settings', href: `/${accountPrefix}/account/` }, { text: 'Renter Profile', href: `/${accountPrefix}/renter-profile/` }, signOutLink,
];

export const agentHubLinks: readonly MenuLink[] = [
  { text: 'My agent page', href: '/agents/' }, { text: 'Contacts', href: '/contacts/' },
  { text: 'Upcoming webinars', href: '/academy/UpcomingWebinars.htm' }, { text: 'Agent websites', href: '/agent-websites/' },
];
export const lenderHubLink: MenuLink = { text: 'Lender Hub', href: '/mortgage/LenderHome.htm' };
/** Relabelled as an admin entry (NAV-28, OPN-16). */
export const adminLink: MenuLink = { text: 'Admin tools', href: '/mortgage/admin/' };
