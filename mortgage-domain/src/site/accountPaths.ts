/** The first two also accept the forms. Source: ledger LNK-4, NAV-22, NAV-23, OPN-33. */
import { buildPath } from '../links/buildPath';

export interface AccountSite {
  /** Path segment of the account area, without slashes. */
  readonly accountPrefix: string;
}

export const signInPath = '/user/acct/login/';
export const registrationPath = '/user/acct/register/';
export const passwordResetPath = '/user/acct/reset-password/';
export const signOutPath = '/Logout.htm';
/** Lenders are led here after they submit the form (LAP-27). */
export const lenderResourcesPath = '/lender-resources/';

export const buildSignInPath = (returnPath: string): string =>
  buildPath(signInPath, { redirectUrl: returnPath });

export const buildAccountPath = ({ accountPrefix }: AccountSite): string =>
  `/${accountPrefix}/Account.htm`;
