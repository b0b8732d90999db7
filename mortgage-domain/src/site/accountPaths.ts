/** Where visitors sign in, join, find their account and leave; the first two also take what the forms send. Source: specification 2.2, 2.5; ledger LNK-4, NAV-22, NAV-23, OPN-33. */
import type { SiteConfig } from './siteConfig';

export const signInPath = '/user/acct/login/';
export const registrationPath = '/user/acct/register/';
export const passwordResetPath = '/user/acct/reset-password/';
export const signOutPath = '/Logout.htm';

export const buildAccountPath = ({ accountPrefix }: Pick<SiteConfig, 'accountPrefix'>): string =>
  `/${accountPrefix}/Account.htm`;
