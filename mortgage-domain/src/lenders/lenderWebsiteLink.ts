/** The link to a lender's own website. Source: ledger LNK-10..12, CON-25, OPN-5; threat S03. */
import { isSafeHref } from '../links/href';
import { parseUrl } from '../links/parseUrl';
import type { OtherServerUrls, SiteConfig } from '../site/siteConfig';

export interface LenderWebsiteVisit {
  readonly partnerId: string;
  readonly userSessionId: string;
  readonly quoteId?: string;
  /** Further parameters; none of them replaces `sid` or `partnerId`. */
  readonly parameters?: URLSearchParams;
}

/** The two apps open lender websites in a web view (OPN-5). Undefined where the configured address is no http(s) one. */
export function buildLenderWebsiteLink(
  { partnerId, userSessionId, quoteId, parameters }: LenderWebsiteVisit,
  urls: OtherServerUrls['lenderWebsite'],
  { app }: Pick<SiteConfig, 'app'>,
): string | undefined {
  const base = app === 'web' ? urls.baseUrl : urls.webviewUrl;
  const url = isSafeHref(base) ? parseUrl(base) : undefined;
  if (!url || !/^https?:$/.test(url.protocol)) {
    return undefined;
  }
  const query = new URLSearchParams(parameters);
  query.set('sid', userSessionId);
  query.set('partnerId', partnerId);
  for (const [name] of query) {
    url.searchParams.delete(name);
  }
  for (const [name, value] of query) {
    url.searchParams.append(name, value);
  }
  url.hash = quoteId ? String(new URLSearchParams({ quoteId })) : '';
  return url.href;
}
