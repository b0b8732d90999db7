/**
 * Links that the server sends, as a page shows them.
 * Source: specification 2.2; ledger LNK-1, LNK-13..15, OPN-3, OPN-16, OPN-17; threats S01, S03.
 */
import { isOwnHref } from '../links/ownLinks';
import { rewriteLinks, type RewrittenLinks } from '../links/rewriteLinks';
import { applyHostRules, toSecureHref, type HostSite } from './hostRules';

/** The site, and the page that asks. */
export interface SitePage extends HostSite {
  readonly pageOrigin: string;
}

/**
 * The host rules first, then whose host it is: a marked host of somebody else's is the main domain
 * by now (LNK-15). Undefined for an address that leads off the site.
 */
export function toSiteHref(href: string, secure: boolean, page: SitePage): string | undefined {
  const ruled = applyHostRules(href, page);
  if (ruled === undefined || !isOwnHref(ruled, page)) return undefined;
  return secure ? toSecureHref(ruled, page) : ruled;
}

/** An answer whose links stay on the site. */
export const toSiteLinks = (json: unknown, page: SitePage): RewrittenLinks =>
  rewriteLinks(json, (href, secure) => toSiteHref(href, secure, page));
