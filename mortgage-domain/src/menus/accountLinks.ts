/** Sign-in, sign-out and the signed-in visitor's menus. Source: specification 2.5; ledger NAV-5, NAV-6, NAV-22..28, OPN-16, OPN-17, OPN-19. */
import type { KeyedLink } from '../links/link';
import type { SiteConfig } from '../site/siteConfig';

export interface AccountLink extends KeyedLink {
  /** A line above the entry. */
  readonly divider?: boolean;
  /** Whether the entry may carry a count. */
  readonly counted?: boolean;
  /** The address is an absolute https one where the site has TLS (OPN-17): `toSecureHref` of hostRules.ts. */
  readonly secure?: boolean;
}

type AccountSite = Pick<SiteConfig, 'accountPrefix'>;

export const signInLink: KeyedLink = { key: 'signIn', text: 'Sign In', href: '/user/acct/login/' };
export const joinLink: KeyedLink = { key: 'join', text: 'Join', href: '/user/acct/register/' };
export const signOutLink: KeyedLink = { key: 'signOut', text: 'Sign out', href: '/Logout.htm' };

/** NAV-6: messages of eligible users have a page of their own. */
export const inboxLink = (
  { accountPrefix }: AccountSite,
  messagingEligible: boolean,
): AccountLink => ({
  key: 'inbox',
  text: 'Inbox',
  href: messagingEligible ? `/${accountPrefix}/inbox` : '/renter-hub/inbox',
  counted: true,
});

/** The avatar menu, in order; Inbox is the third entry (NAV-5, NAV-23, NAV-24). */
export function signedInMenu(site: AccountSite, messagingEligible = false): readonly AccountLink[] {
  const account = (path: string) => `/${site.accountPrefix}/${path}`;
  return [
    { key: 'savedHomes', text: 'Saved homes', href: account('favorites') },
    { key: 'savedSearches', text: 'Saved searches', href: account('SavedSearches'), counted: true },
    inboxLink(site, messagingEligible),
    { key: 'yourHome', text: 'Your home', href: account('yourhome') },
    { key: 'offers', text: 'Offers & Closings', href: account('OffersAndClosings') },
    { key: 'renterHub', text: 'Renter Hub', href: '/renting' },
    { key: 'settings', text: 'Account settings', href: account('account/') },
    { ...signOutLink, divider: true },
  ];
}

/** "My account" of the server's navigation (NAV-25, NAV-31). */
export const accountLinks = ({ accountPrefix }: AccountSite): readonly AccountLink[] => [
  { key: 'profile', text: 'Profile', href: `/${accountPrefix}/Profile.htm` },
  { key: 'subscriptions', text: 'Subscriptions', href: `/${accountPrefix}/Subscriptions.htm` },
  { key: 'settings', text: 'Settings', href: `/${accountPrefix}/account/` },
  {
    key: 'renterProfile',
    text: 'Renter Profile',
    href: `/${accountPrefix}/renter-profile/`,
    secure: true,
  },
  signOutLink,
];

export const agentHubLinks: readonly KeyedLink[] = [
  { key: 'agentPage', text: 'My agent page', href: '/agents/' },
  { key: 'contacts', text: 'Contacts', href: '/contacts/' },
  { key: 'webinars', text: 'Upcoming webinars', href: '/academy/UpcomingWebinars.htm' },
  { key: 'websites', text: 'Agent websites', href: '/agent-websites/' },
];
export const lenderHubLink: KeyedLink = {
  key: 'lenderHub',
  text: 'Lender Hub',
  href: '/mortgage/LenderHome.htm',
};
/** Relabelled as an admin entry (NAV-28, OPN-16). */
export const adminLink: AccountLink = {
  key: 'admin',
  text: 'Admin tools',
  href: '/mortgage/admin/',
  secure: true,
};
