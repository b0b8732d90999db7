/** Every path that the header and the footer link to: none of them ends in a 404 (OPN-92). */
import {
  accountLinks,
  agentHubLinks,
  lenderHubLink,
  signedInMenu,
} from 'mortgage-domain/accountLinks';
import {
  appBadges,
  brandLinks,
  companyLinks,
  equalHousingLink,
  privacyLink,
  socialLinks,
} from 'mortgage-domain/footerLinks';
import { buildAccountPath, lenderNavigation } from 'mortgage-domain/lenderLinks';
import {
  helpLink,
  mainMenus,
  marketingMenus,
  singularListingPath,
  type MenuLink,
} from 'mortgage-domain/mainMenus';
import { defaultSiteConfig } from 'mortgage-domain/siteConfig';

export interface LinkTarget {
  readonly path: string;
  readonly title: string;
}

const site = defaultSiteConfig;
const menuLinks = [...mainMenus(site), ...marketingMenus].flatMap(({ top, groups, prompt }) => [
  top,
  ...groups.flatMap(({ links }) => links),
  ...(prompt ? [prompt] : []),
]);
const links: readonly MenuLink[] = [
  ...menuLinks,
  helpLink,
  ...signedInMenu(site, true),
  ...signedInMenu(site, false),
  ...accountLinks(site),
  ...agentHubLinks,
  lenderHubLink,
  ...companyLinks,
  ...socialLinks(site),
  ...brandLinks(site),
  ...appBadges,
  privacyLink,
  equalHousingLink,
  ...lenderNavigation({ lender: { quoteParticipant: true } }),
  { text: 'Post a listing', href: singularListingPath },
  { text: 'Lender resources', href: '/lender-resources/' },
  { text: 'Reset password', href: '/user/acct/reset-password/' },
  { text: 'Account', href: buildAccountPath(site) },
  { text: 'Review this lender', href: '/mortgage/lender-review/' },
  { text: 'Post a listing', href: '/post-real-estate-listings/' },
];

/** One entry a path, without query and trailing slash (the server answers both forms). */
export const linkTargets = (): readonly LinkTarget[] => {
  const titles = new Map<string, string>();
  for (const { text, href } of links) {
    const path = href.split('?')[0]!.replace(/(.)\/$/, '$1');
    if (!titles.has(path)) titles.set(path, text);
  }
  return [...titles].map(([path, title]) => ({ path, title }));
};
