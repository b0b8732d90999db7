/** The avatar menu of signed-in visitors. Source: specification 2.5; ledger NAV-5, NAV-6, NAV-23, NAV-24, OPN-19, OPN-20. */
import type { SiteConfig } from '../site/siteConfig';
import type { AccountLink } from './accountLink';
import { signOutLink } from './signInLinks';

type AccountSite = Pick<SiteConfig, 'accountPrefix'>;

/** In this order; Inbox is the third entry (OPN-19). */
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

/** NAV-6: messages of eligible users have a page of their own. */
const inboxLink = ({ accountPrefix }: AccountSite, messagingEligible: boolean): AccountLink => ({
  key: 'inbox',
  text: 'Inbox',
  href: messagingEligible ? `/${accountPrefix}/inbox` : '/renter-hub/inbox',
  counted: true,
});
