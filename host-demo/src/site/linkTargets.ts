/** Every path that the header and the footer link to: none of them ends in a 404 (OPN-92). */
import { lenderNavigation } from 'mortgage-domain/lenders/lenderNavigation';
import type { Link } from 'mortgage-domain/links/link';
import { accountLinks } from 'mortgage-domain/menus/accountLinks';
import { agentHubLinks, lenderHubLink } from 'mortgage-domain/menus/roleLinks';
import { singularListingPath } from 'mortgage-domain/menus/mainMenus';
import { buildAccountPath } from 'mortgage-domain/site/accountPaths';
import { usualPaths } from 'mortgage-domain/site/sitePaths';
import { lenderTexts } from 'reference-api/lenders/lenderTexts';
import { linksOf, toRoute } from 'reference-api/site-addresses';
import { sites, type Site } from 'reference-api/sites';

/** The targets of the server's own sections and answers, by the specification's paths. */
const serverLinks: readonly Link[] = [
  ...agentHubLinks,
  lenderHubLink,
  ...lenderNavigation({ lender: { quoteParticipant: true } }).map(
    ({ key, href }) => ({
      text: lenderTexts[key],
      href,
    }),
  ),
  { text: 'Post a listing', href: singularListingPath },
  { text: 'Lender resources', href: usualPaths.lenderResources },
  { text: 'Reset password', href: usualPaths.passwordReset },
  { text: 'Post a listing', href: '/post-real-estate-listings/' },
];

const accountLinksOf = ({ config }: Site): readonly Link[] => [
  ...accountLinks(config).filter(({ key }) => key !== 'signOut'),
  { text: 'Account', href: buildAccountPath(config) },
];

export function linkTargets() {
  const links = [
    ...sites.flatMap((site) => [...linksOf(site), ...accountLinksOf(site)]),
    ...serverLinks,
  ];
  const titles = new Map<string, string>();
  for (const { text, href } of links) {
    const path = toRoute(href);
    if (!titles.has(path)) {
      titles.set(path, text);
    }
  }
  return [...titles].map(([path, title]) => ({ path, title }));
}
