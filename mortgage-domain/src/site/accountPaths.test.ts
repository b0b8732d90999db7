import {
  buildAccountPath,
  buildSignInPath,
  registrationPath,
  signInPath,
  signOutPath,
} from './accountPaths';
import { defaultSiteConfig } from './siteConfig';

it('the account page is below the account prefix (LNK-1 LNK-4 OPN-4)', () => {
  expect(buildAccountPath(defaultSiteConfig)).toBe('/myaccount/Account.htm');
});

it('NAV-3 NAV-22 NAV-23 OPN-22: the ways in and out', () => {
  expect([signInPath, registrationPath, signOutPath]).toEqual([
    '/user/acct/login/',
    '/user/acct/register/',
    '/Logout.htm',
  ]);
});

it('ACC-2: the way in, and back to where one was', () => {
  expect(buildSignInPath('/mortgage/admin/leads?a=1&b')).toBe(
    '/user/acct/login/?redirectUrl=%2Fmortgage%2Fadmin%2Fleads%3Fa%3D1%26b',
  );
});
