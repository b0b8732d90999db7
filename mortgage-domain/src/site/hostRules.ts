/** Which host a link goes to. Source: specification 2.2; ledger LNK-13..15, OPN-3, OPN-17; threat S03. */
import { isSafeHref, parseUrl, toSameHostPath } from '../links/href';
import type { SiteConfig } from './siteConfig';

type HostSite = Pick<SiteConfig, 'mainDomain' | 'tidHostPattern' | 'secureContactMarker'>;

/** LNK-14: a host with a label that matches the pattern, wherever it stands in the name. */
export const isTidHost = (
  host: string,
  { tidHostPattern }: Pick<SiteConfig, 'tidHostPattern'>,
): boolean => host.split('.').some((label) => label.search(tidHostPattern) !== -1);

/** LNK-13 to LNK-15: the host that a link to `host` really goes to. Whole names are compared: `evil-host.com` is not `host.com`. */
export function decideHost(host: string, site: HostSite): string {
  const mainHost = `www.${site.mainDomain}`;
  if (site.secureContactMarker !== '' && host.includes(site.secureContactMarker)) return mainHost;
  return host === site.mainDomain && !isTidHost(host, site) ? mainHost : host;
}

/**
 * An http(s) address with the host rules applied; path, query and fragment are kept, and a relative address stays as it is.
 * Undefined for an address that no link may have.
 */
export function applyHostRules(href: string, site: HostSite): string | undefined {
  if (!isSafeHref(href)) return undefined;
  const url = parseUrl(href);
  if (!url || !url.protocol.startsWith('http')) return href;
  const host = decideHost(url.hostname, site);
  if (host === url.hostname) return href;
  url.hostname = host;
  return url.href;
}

/** OPN-17: the absolute https address of a path on the product's host, for links flagged secure; undefined for anything but such a path. */
export const toSecureHref = (
  path: string,
  { mainDomain }: Pick<SiteConfig, 'mainDomain'>,
): string | undefined =>
  toSameHostPath(path) === undefined ? undefined : `https://www.${mainDomain}${path}`;
