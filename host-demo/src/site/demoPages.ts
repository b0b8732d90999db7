import {
  lenderAdvertisingPath,
  lenderDirectoryPath,
  reviewModerationPath,
} from 'mortgage-domain/lenders/lenderPaths';
import type { Link } from 'mortgage-domain/links/link';
import { adminLink, lenderHubLink } from 'mortgage-domain/menus/roleLinks';
import { registrationPath, signInPath } from 'mortgage-domain/site/accountPaths';
import { addressAt } from 'reference-api/site-addresses';
import { sites } from 'reference-api/sites';

const ownPages: Readonly<Record<string, readonly Link[]>> = {
  'Pages that embed us': [
    { href: '/mortgage-rates/', text: 'Header and footer by script tag' },
    { href: '/refinance/', text: 'Views included by the server' },
    { href: '/mortgage-rates/ca/los-angeles/', text: 'A page that knows its place' },
    { href: '/demo/without-reload/', text: 'A page with a router of its own' },
    { href: '/legacy/all-remotes', text: 'All four remotes at once' },
    { href: '/demo/one-tap/', text: 'One-tap sign-in' },
  ],
  'For consumers': [
    { href: lenderDirectoryPath, text: 'Lender directory' },
    { href: '/mortgage-calculator/', text: 'Mortgage calculators' },
    { href: signInPath, text: 'Sign in without script' },
    { href: registrationPath, text: 'Join without script' },
  ],
  'For lenders': [
    { href: lenderAdvertisingPath, text: 'Lender onboarding, with the lead form' },
    { href: lenderHubLink.href, text: 'Lender Hub, behind the gate' },
  ],
  'For staff': [
    { href: adminLink.href, text: 'Admin tools' },
    { href: '/mortgage/admin/leads', text: 'Leads' },
    { href: reviewModerationPath, text: 'Review moderation' },
  ],
  'Pages that fight back': [
    { href: '/legacy/', text: 'Hostile pages: old libraries, style wars, strict policies' },
    { href: '/legacy/webforms', text: 'An old server page (WebForms)' },
    { href: '/legacy/base-address?lender', text: 'A page with another base address' },
    { href: '/legacy/bad-options', text: 'Options that cannot be read' },
  ],
};

/** Titles with their pages. */
export const demoPages: readonly (readonly [string, readonly Link[]])[] = [
  ...Object.entries(ownPages),
  ...sites
    .filter(({ isFirst }) => !isFirst)
    .map((site): [string, Link[]] => [
      site.config.productName,
      [
        { href: addressAt(site, '/mortgage-rates/'), text: 'Header and footer by script tag' },
        { href: addressAt(site, '/refinance/'), text: 'Views included by the server' },
        { href: addressAt(site, lenderAdvertisingPath), text: 'Lender onboarding' },
        { href: addressAt(site, reviewModerationPath), text: 'Review moderation' },
      ],
    ]),
];
