/** Login and logout links anywhere on the page, shadow roots included. Source: ledger HDR-21, HDR-22. */
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
    const path = isPlainClick(event) ? findPath(event, document.location.origin) : undefined;
    const link = pageLinks.find((one) => pageLinkPath(one, readSite()) === path);
    if (!link) return;
    event.preventDefault();
    onClick(link);
  };
  document.addEventListener('click', listen);
  return () => document.removeEventListener('click', listen);
}

const isPlainClick = (event: MouseEvent): boolean =>
  !event.defaultPrevented &&
  event.button === 0 &&
  !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

/** Where on the page's own host the clicked link leads in this window. */
function findPath(event: MouseEvent, pageOrigin: string): string | undefined {
  const anchor = event.composedPath().find(isLink);
  if (!anchor || !['', '_self'].includes(anchor.target)) return undefined;
  const { origin, pathname } = new URL(anchor.href);
  return origin === pageOrigin ? pathname : undefined;
}

const isLink = (node: EventTarget): node is HTMLAnchorElement =>
  node instanceof HTMLAnchorElement && node.href !== '';
