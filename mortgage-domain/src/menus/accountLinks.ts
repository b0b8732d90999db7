/** "My account" of the server's navigation. Source: NAV-24, NAV-25, NAV-31, OPN-17. */
import type { KeyedLink } from '../links/link';
import { signOutPath } from '../site/accountPaths';
import type { SiteConfig } from '../site/siteConfig';

export interface AccountLink extends KeyedLink {
  /** A line above the entry. */
  readonly divider?: boolean;
  /** The page makes the server's path an absolute https address (OPN-17). */
  readonly secure?: boolean;
}

export const accountLinks = ({
  accountPrefix,
}: Pick<SiteConfig, 'accountPrefix'>): readonly AccountLink[] => {
  const account = (path: string) => `/${accountPrefix}/${path}`;
  return [
    { key: 'profile', text: 'Profile', href: account('Profile.htm') },
    {
      key: 'subscriptions',
      text: 'Subscriptions',
      href: account('Subscriptions.htm'),
    },
    { key: 'settings', text: 'Settings', href: account('account/') },
    {
      key: 'renterProfile',
      text: 'Renter Profile',
      href: account('renter-profile/'),
      secure: true,
    },
    { key: 'signOut', text: 'Sign out', href: signOutPath },
  ];
};
