/** Links of the server. Source: LNK-1, LNK-13..15, OPN-3, OPN-16, OPN-17; threats S01, S03. */
import { isOwnHref } from '../links/ownLinks';
import { rewriteLinks, type RewrittenLinks } from '../links/rewriteLinks';
import { applyHostRules, toSecureHref, type HostSite } from './hostRules';

export interface SitePage extends HostSite {
  readonly pageOrigin: string;
}

/** Undefined for another site's address, after the host rules moved marked hosts (LNK-15). */
export function toSiteHref(
  href: string,
  secure: boolean,
  page: SitePage,
): string | undefined {
  const ruled = applyHostRules(href, page);
  if (ruled === undefined || !isOwnHref(ruled, page)) {
    return undefined;
  }
  return secure ? toSecureHref(ruled, page) : ruled;
}

export const toSiteLinks = (json: unknown, page: SitePage): RewrittenLinks =>
  rewriteLinks(json, (href, secure) => toSiteHref(href, secure, page));
