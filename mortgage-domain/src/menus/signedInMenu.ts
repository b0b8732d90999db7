/** The avatar menu of signed-in visitors. Source: NAV-5, NAV-6, NAV-23, NAV-24, OPN-19, OPN-20. */
import type { SiteConfig } from '../site/siteConfig';
import { findAccountPage } from '../site/accountPages';
import type { AccountSite } from '../site/accountPaths';
import type { AccountLink } from './accountLinks';

export interface AccountMenuLink extends AccountLink {
  /** For visitors who may write messages (NAV-6). */
  readonly messagingHref?: string | undefined;
}

/** In this order; Inbox is the third entry (OPN-19). */
export function accountMenuLinks({
  accountPrefix,
}: AccountSite): readonly AccountMenuLink[] {
  const account = (path: string) => `/${accountPrefix}/${path}`;
  return [
    { key: 'savedHomes', text: 'Saved homes', href: account('favorites') },
    {
      key: 'savedSearches',
      text: 'Saved searches',
      href: account('SavedSearches'),
    },
    {
      key: 'inbox',
      text: 'Inbox',
      href: '/renter-hub/inbox',
      messagingHref: account('inbox'),
    },
    { key: 'yourHome', text: 'Your home', href: account('yourhome') },
    {
      key: 'offers',
      text: 'Offers & Closings',
      href: account('OffersAndClosings'),
    },
    { key: 'renterHub', text: 'Renter Hub', href: '/renting' },
    { key: 'settings', text: 'Account settings', href: account('account/') },
  ];
}

/** The entries of a site for one visitor, and the way out below a line, by the name it has there. */
export const toSignedInMenu = (
  links: readonly AccountMenuLink[],
  messagingEligible: boolean,
  site: Pick<
    SiteConfig,
    'paths' | 'accountPrefix' | 'account' | 'accountPages'
  >,
  signOutText: string,
): readonly AccountLink[] => [
  ...links.map(({ messagingHref, ...link }) =>
    messagingEligible && messagingHref
      ? { ...link, href: messagingHref }
      : link,
  ),
  {
    key: 'signOut',
    text: signOutText,
    href: findAccountPage('signOut', site),
    divider: true,
  },
];
