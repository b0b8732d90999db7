/** Every path that the header and the footer link to: none of them ends in a 404 (OPN-92). */
import { accountLinks } from 'mortgage-domain/menus/accountLinks';
import { agentHubLinks, lenderHubLink } from 'mortgage-domain/menus/roleLinks';
import { signedInMenu } from 'mortgage-domain/menus/signedInMenu';
import { footerContent } from 'mortgage-domain/footer/footerContent';
import { buildAccountPath, passwordResetPath } from 'mortgage-domain/site/accountPaths';
import { lenderNavigation } from 'mortgage-domain/lenders/lenderNavigation';
import { lenderResourcesPath } from 'mortgage-domain/lenders/lenderPaths';
import { helpLink } from 'mortgage-domain/menus/headerLinks';
import { mainMenus } from 'mortgage-domain/menus/mainMenus';
import { marketingMenus } from 'mortgage-domain/menus/marketingMenus';
import { singularListingPath } from 'mortgage-domain/menus/sellMenu';
import type { Link } from 'mortgage-domain/links/link';
import { defaultSiteConfig } from 'mortgage-domain/site/siteConfig';
import { withProductName } from 'mortgage-domain/site/withProductName';
import { sentBrands } from './footerData';

export interface LinkTarget {
  readonly path: string;
  readonly title: string;
}

const site = defaultSiteConfig;
const footer = footerContent(site);
const menuLinks = [...mainMenus(site), ...marketingMenus].flatMap(({ top, groups, prompt }) => [
  top,
  ...groups.flatMap(({ links }) => links),
  ...(prompt ? [prompt] : []),
]);
const links: readonly Link[] = [
  ...menuLinks,
  helpLink,
  ...signedInMenu(site, true),
  ...signedInMenu(site, false),
  ...accountLinks(site),
  ...agentHubLinks,
  lenderHubLink,
  ...footer.links,
  ...footer.social,
  ...sentBrands,
  ...footer.apps,
  ...footer.legal,
  ...lenderNavigation({ lender: { quoteParticipant: true } }),
  { text: 'Post a listing', href: singularListingPath },
  { text: 'Lender resources', href: lenderResourcesPath },
  { text: 'Reset password', href: passwordResetPath },
  { text: 'Account', href: buildAccountPath(site) },
  { text: 'Post a listing', href: '/post-real-estate-listings/' },
];

/** One entry a path, without query and trailing slash (the server answers both forms). */
export function linkTargets(): readonly LinkTarget[] {
  const titles = new Map<string, string>();
  for (const { text, href } of links) {
    const path = toPath(href);
    if (!titles.has(path)) titles.set(path, withProductName(text, site.productName));
  }
  return [...titles].map(([path, title]) => ({ path, title }));
}

const toPath = (href: string): string => href.replace(/\?.*$/, '').replace(/(.)\/$/, '$1');
