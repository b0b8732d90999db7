/** What the demo's index offers. */
import { adminLink, lenderHubLink } from 'mortgage-domain/menus/roleLinks';
import { joinLink, signInLink } from 'mortgage-domain/menus/signInLinks';
import { withoutReloadPath } from './withoutReload';
import {
  lenderAdvertisingPath,
  lenderDirectoryPath,
  reviewModerationPath,
} from 'mortgage-domain/lenders/lenderPaths';
import { addressAt } from '../sites/siteOfRequest';
import { sites } from '../sites/sites';

export const demoPages = [
  { href: '/mortgage-rates/', text: 'Mortgage rates: header and footer by script tag alone' },
  {
    href: '/mortgage-rates/ca/los-angeles/',
    text: 'Mortgage rates in Los Angeles: a page that knows its place',
  },
  { href: '/refinance/', text: 'Refinance: the shells are included by the server' },
  { href: lenderDirectoryPath, text: 'Lender directory: profiles, reviews, share links' },
  { href: '/mortgage-calculator/', text: 'Mortgage calculators' },
  { href: lenderHubLink.href, text: 'Lender Hub: for lenders, behind the access gate' },
  { href: '/advertise/', text: 'Advertise' },
  { href: lenderAdvertisingPath, text: 'Lender onboarding: the lender-advertising page' },
  { href: reviewModerationPath, text: 'Review moderation: behind the access gate' },
  { href: '/mortgage/admin/leads', text: 'Leads, for staff' },
  { href: adminLink.href, text: 'Admin tools' },
  { href: signInLink.href, text: 'Sign in without script' },
  { href: joinLink.href, text: 'Join without script' },
  { href: '/legacy/', text: 'Hostile pages: old libraries, style wars, strict policies' },
  { href: '/legacy/webforms', text: 'Lender onboarding in a page that is one big form' },
  { href: '/legacy/base-href', text: 'Lender onboarding in a page with another base address' },
  { href: withoutReloadPath, text: 'A page that navigates without reload, with its own router' },
  { href: '/demo/one-tap/', text: 'One-tap, with a stand-in for the provider' },
  { href: '/legacy/all-remotes', text: 'All four remotes on one page' },
  { href: '/legacy/bad-options', text: 'Options that cannot be read' },
  ...sites
    .filter(({ isFirst }) => !isFirst)
    .flatMap((site) => {
      const at = (path: string) => addressAt(site, path);
      const { productName } = site.config;
      return [
        {
          href: at('/mortgage-rates/'),
          text: `${productName}, another company: header and footer`,
        },
        { href: at('/refinance/'), text: `${productName}: the shells are included by the server` },
        { href: at(lenderAdvertisingPath), text: `${productName}: the lender-advertising page` },
        { href: at(reviewModerationPath), text: `${productName}: behind the access gate` },
      ];
    }),
];
