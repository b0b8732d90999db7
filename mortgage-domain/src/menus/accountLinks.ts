/**
 * "My account" of the server's navigation.
 * Source: specification 2.5, 6; ledger NAV-25, NAV-31, OPN-17, OPN-21.
 */
import { signOutPath } from '../site/accountPaths';
import type { SiteConfig } from '../site/siteConfig';
import type { AccountLink } from './accountLink';

export const accountLinks = ({
  accountPrefix,
}: Pick<SiteConfig, 'accountPrefix'>): readonly AccountLink[] => [
  { key: 'profile', text: 'Profile', href: `/${accountPrefix}/Profile.htm` },
  { key: 'subscriptions', text: 'Subscriptions', href: `/${accountPrefix}/Subscriptions.htm` },
  { key: 'settings', text: 'Settings', href: `/${accountPrefix}/account/` },
  {
    key: 'renterProfile',
    text: 'Renter Profile',
    href: `/${accountPrefix}/renter-profile/`,
    secure: true,
  },
  { key: 'signOut', text: 'Sign out', href: signOutPath },
];
