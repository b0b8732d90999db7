import {
  lenderAdvertisingPath,
  lenderDirectoryPath,
  reviewModerationPath,
} from 'mortgage-domain/lenders/lenderPaths';
import { adminLink, lenderHubLink } from 'mortgage-domain/menus/roleLinks';
import { registrationPath, signInPath } from 'mortgage-domain/site/accountPaths';
import { addressAt } from 'reference-api/site-addresses';
import { sites } from 'reference-api/sites';

interface PageGroup {
  readonly title: string;
  readonly pages: readonly { readonly href: string; readonly text: string }[];
}

const ownPages: readonly PageGroup[] = [
  {
    title: 'Pages that embed us',
    pages: [
      { href: '/mortgage-rates/', text: 'Header and footer by script tag' },
      { href: '/refinance/', text: 'Views included by the server' },
      { href: '/mortgage-rates/ca/los-angeles/', text: 'A page that knows its place' },
      { href: '/demo/without-reload/', text: 'A page with a router of its own' },
      { href: '/legacy/all-remotes', text: 'All four remotes at once' },
      { href: '/demo/one-tap/', text: 'One-tap sign-in' },
    ],
  },
  {
    title: 'For consumers',
    pages: [
      { href: lenderDirectoryPath, text: 'Lender directory' },
      { href: '/mortgage-calculator/', text: 'Mortgage calculators' },
      { href: signInPath, text: 'Sign in without script' },
      { href: registrationPath, text: 'Join without script' },
    ],
  },
  {
    title: 'For lenders',
    pages: [
      { href: lenderAdvertisingPath, text: 'Lender onboarding, with the lead form' },
      { href: lenderHubLink.href, text: 'Lender Hub, behind the gate' },
    ],
  },
  {
    title: 'For staff',
    pages: [
      { href: adminLink.href, text: 'Admin tools' },
      { href: '/mortgage/admin/leads', text: 'Leads' },
      { href: reviewModerationPath, text: 'Review moderation' },
    ],
  },
  {
    title: 'Pages that fight back',
    pages: [
      { href: '/legacy/', text: 'Hostile pages: old libraries, style wars, strict policies' },
      { href: '/legacy/webforms', text: 'An old server page (WebForms)' },
      { href: '/legacy/base-address?lender', text: 'A page with another base address' },
      { href: '/legacy/bad-options', text: 'Options that cannot be read' },
    ],
  },
];

const otherPages: readonly PageGroup[] = sites
  .filter(({ isFirst }) => !isFirst)
  .map((site) => ({
    title: site.config.productName,
    pages: [
      { href: addressAt(site, '/mortgage-rates/'), text: 'Header and footer by script tag' },
      { href: addressAt(site, '/refinance/'), text: 'Views included by the server' },
      { href: addressAt(site, lenderAdvertisingPath), text: 'Lender onboarding' },
      { href: addressAt(site, reviewModerationPath), text: 'Review moderation' },
    ],
  }));

export const demoPages: readonly PageGroup[] = [...ownPages, ...otherPages];
