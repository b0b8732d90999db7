/** Which host a link goes to. Source: specification 2.2; ledger LNK-13..15, OPN-3, OPN-17; threat S03. */
import { isSafeHref } from '../links/href';
import { parseUrl } from '../links/parseUrl';
import { toSameHostPath } from '../links/redirect';
import type { SiteConfig } from './siteConfig';

type HostSite = Pick<SiteConfig, 'mainDomain' | 'tidHostPattern' | 'secureContactMarker'>;

/** LNK-14: a host with a label that matches the pattern, wherever it stands in the name. */
export const isTidHost = (
  host: string,
  { tidHostPattern }: Pick<SiteConfig, 'tidHostPattern'>,
): boolean => host.split('.').some((label) => label.search(tidHostPattern) !== -1);

/**
 * An http(s) address with the host rules applied; path, query and fragment are kept, and a relative address stays as it is.
 * Undefined for an address that no link may have.
 */
export function applyHostRules(href: string, site: HostSite): string | undefined {
  if (!isSafeHref(href)) return undefined;
  const url = parseUrl(href);
  if (!url?.protocol.startsWith('http')) return href;
  const host = decideHost(url.hostname, site);
  if (host === url.hostname) return href;
  url.hostname = host;
  return url.href;
}

/** LNK-13, LNK-15: whole names are compared, `evil-host.com` is not `host.com`. */
function decideHost(host: string, site: HostSite): string {
  const mainHost = `www.${site.mainDomain}`;
  const hasMarker = site.secureContactMarker !== '' && host.includes(site.secureContactMarker);
  const isBareMainDomain = host === site.mainDomain && !isTidHost(host, site);
  return hasMarker || isBareMainDomain ? mainHost : host;
}

/** OPN-17: the absolute https address of a path on the product's host, for links flagged secure; undefined for anything but such a path. */
export const toSecureHref = (
  path: string,
  { mainDomain }: Pick<SiteConfig, 'mainDomain'>,
): string | undefined =>
  toSameHostPath(path) === undefined ? undefined : `https://www.${mainDomain}${path}`;
