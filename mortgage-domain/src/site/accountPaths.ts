/**
 * Where visitors sign in, join, find their account and leave; the first two also take what the
 * forms send.
 * Source: specification 2.2, 2.5; ledger LNK-4, NAV-22, NAV-23, OPN-33.
 */
import { buildPath } from '../links/buildPath';
import type { SiteConfig } from './siteConfig';

export const signInPath = '/user/acct/login/';
export const registrationPath = '/user/acct/register/';
export const passwordResetPath = '/user/acct/reset-password/';
export const signOutPath = '/Logout.htm';
/** Where lenders go on when their contact is sent (LAP-27). */
export const lenderResourcesPath = '/lender-resources/';

/** The sign-in page, which leads back to a path of the same host. */
export const buildSignInPath = (returnPath: string): string =>
  buildPath(signInPath, { redirectUrl: returnPath });

export const buildAccountPath = ({ accountPrefix }: Pick<SiteConfig, 'accountPrefix'>): string =>
  `/${accountPrefix}/Account.htm`;
