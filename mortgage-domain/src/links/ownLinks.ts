/** Which links stay on the site's own hosts. Source: threats S01, S03; ledger LNK-1, OPN-115. */
import { isSafeHref } from './href';
import { parseUrl } from './parseUrl';

export interface OwnHosts {
  readonly pageOrigin: string;
  readonly mainDomain: string;
}

/** Whole labels are compared: `evil-host.com` is not `host.com`. */
export const isHostOf = (hostname: string, mainDomain: string): boolean =>
  hostname === mainDomain || hostname.endsWith(`.${mainDomain}`);

/** On the page's own host or the main domain. Another port is another program (OPN-115). */
export function isOwnHref(
  href: string,
  { pageOrigin, mainDomain }: OwnHosts,
): boolean {
  const url = isSafeHref(href) ? parseUrl(href, pageOrigin) : undefined;
  if (!url || url.username || url.password) {
    return false;
  }
  return (
    url.origin === pageOrigin ||
    (url.port === '' && isHostOf(url.hostname, mainDomain))
  );
}
