/** Login and logout links anywhere on the page, shadow roots included. Source: ledger HDR-21, HDR-22. */
import { isPlainClick } from 'mortgage-domain/links/plainClick';
import type { SiteConfig } from 'mortgage-domain/site/siteConfig';
import { toSitePath, usualPaths } from 'mortgage-domain/site/sitePaths';

const pageLinks = ['signIn', 'register', 'signOut'] as const;
export type PageLink = (typeof pageLinks)[number];

/** The site's address of the page behind such a link. */
export const pageLinkPath = (link: PageLink, site: SiteConfig): string =>
  toSitePath(usualPaths[link], site);

/** Takes clicks on such links of the site; gives the function that stops it. Modified clicks and other windows are the browser's. */
export function interceptPageLinks(
  document: Document,
  readSite: () => SiteConfig,
  onClick: (link: PageLink) => void,
): () => void {
  const listen = (event: MouseEvent) => {
    const { origin, pathname = '' } = findPlainLink(event) ?? {};
    const link =
      origin === document.location.origin &&
      pageLinks.find((one) => isSamePath(pageLinkPath(one, readSite()), pathname));
    if (!link) return;
    event.preventDefault();
    onClick(link);
  };
  document.addEventListener('click', listen);
  return () => document.removeEventListener('click', listen);
}

/** Pages leave the slash at the end out, and servers answer both. */
const isSamePath = (one: string, other: string): boolean =>
  one.replace(/\/$/, '') === other.replace(/\/$/, '');

/** The link that an unmodified click follows in this tab, if no other handler has prevented it. */
export function findPlainLink(event: MouseEvent): HTMLAnchorElement | undefined {
  const link = event.composedPath().find(isLink);
  return link && isPlainClick(event, link) ? link : undefined;
}

const isLink = (node: EventTarget): node is HTMLAnchorElement =>
  node instanceof HTMLAnchorElement && node.href !== '';
