import { accountLinks } from './accountLinks';
import { adminLink, agentHubLinks, lenderHubLink } from './roleLinks';
import { accountMenuLinks, toSignedInMenu } from './signedInMenu';
import type { KeyedLink } from '../links/link';
import { defaultSiteConfig as site } from '../site/siteConfig';

const menuOf = (isEligible: boolean) =>
  toSignedInMenu(accountMenuLinks(site), isEligible, site, 'Sign out');
const lines = (links: readonly KeyedLink[]) =>
  links.map(({ key, text, href }) => `${key}: ${text} ${href}`);

it('lists the signed-in menu in order, with Inbox in the third place (NAV-5 NAV-23 OPN-19)', () => {
  expect(lines(menuOf(true))).toEqual([
    'savedHomes: Saved homes /myaccount/favorites',
    'savedSearches: Saved searches /myaccount/SavedSearches',
    'inbox: Inbox /myaccount/inbox',
    'yourHome: Your home /myaccount/yourhome',
    'offers: Offers & Closings /myaccount/OffersAndClosings',
    'renterHub: Renter Hub /renting',
    'settings: Account settings /myaccount/account/',
    'signOut: Sign out /Logout.htm',
  ]);
});

it('leads Inbox elsewhere for a visitor who is not eligible (NAV-6)', () => {
  expect(menuOf(false)[2]!.href).toBe('/renter-hub/inbox');
});

it('NAV-25 NAV-26 NAV-27: account, agent hub and lender hub links', () => {
  expect(lines(accountLinks(site))).toEqual([
    'profile: Profile /myaccount/Profile.htm',
    'subscriptions: Subscriptions /myaccount/Subscriptions.htm',
    'settings: Settings /myaccount/account/',
    'renterProfile: Renter Profile /myaccount/renter-profile/',
    'signOut: Sign out /Logout.htm',
  ]);
  expect(agentHubLinks.map(({ href }) => href)).toEqual([
    '/agents/',
    '/contacts/',
    '/academy/UpcomingWebinars.htm',
    '/agent-websites/',
  ]);
  expect(lenderHubLink.href).toBe('/mortgage/LenderHome.htm');
});

it('NAV-25 NAV-28: renter profile and admin tools are flagged secure', () => {
  expect(
    [...accountLinks(site), adminLink]
      .filter(({ secure }) => secure)
      .map(({ text, href }) => [text, href]),
  ).toEqual([
    ['Renter Profile', '/myaccount/renter-profile/'],
    ['Admin tools', '/mortgage/admin/'],
  ]);
});
