/** Which host a link goes to. Source: ledger LNK-13..15, OPN-3, OPN-17, OPN-115; threat S03. */
import { mapTexts } from '../fields/text';
import { isSafeHref } from '../links/href';
import { isHostOf, type OwnHosts } from '../links/ownLinks';
import { parseUrl } from '../links/parseUrl';
import { toSameHostPath } from '../links/redirect';
import type { SiteConfig } from './siteConfig';

export type HostSite = Pick<
  SiteConfig,
  'mainDomain' | 'tidHostPattern' | 'secureContactMarker'
>;

/** Whether any label of the host matches the pattern (LNK-14). */
export const isTidHost = (
  host: string,
  { tidHostPattern }: Pick<SiteConfig, 'tidHostPattern'>,
): boolean =>
  host.split('.').some((label) => label.search(tidHostPattern) !== -1);

/** A path without a leading slash, as the specification writes some links, begins at the host's root (OPN-4). */
export const bareStart = /^[^/?#:]+([/?#]|$)/;

/** Undefined for an address that no link may have (OPN-115). */
export function applyHostRules(
  href: string,
  site: HostSite,
): string | undefined {
  if (!isSafeHref(href)) {
    return undefined;
  }
  const url = parseUrl(href);
  if (!url) {
    return bareStart.test(href) ? `/${href}` : href;
  }
  const host = decideHost(url.hostname, site);
  const isWithoutTls =
    url.protocol === 'http:' &&
    url.port === '' &&
    isHostOf(host, site.mainDomain);
  if (host === url.hostname && !isWithoutTls) {
    return href;
  }
  url.hostname = host;
  if (isWithoutTls) {
    url.protocol = 'https:';
  }
  return url.href;
}

/** A site's own tables: every whole address in them, whatever it is the address of. */
export const withHostRules = <Value>(table: Value, site: HostSite): Value =>
  mapTexts(table, (text) =>
    /^https?:/i.test(text) ? (applyHostRules(text, site) ?? text) : text,
  );

/** LNK-13, LNK-15: whole names are compared, `evil-host.com` is not `host.com`. */
function decideHost(host: string, site: HostSite): string {
  const mainHost = `www.${site.mainDomain}`;
  const hasMarker =
    site.secureContactMarker !== '' && host.includes(site.secureContactMarker);
  const isBareMainDomain = host === site.mainDomain && !isTidHost(host, site);
  return hasMarker || isBareMainDomain ? mainHost : host;
}

/** Absolute and https (OPN-17), except on a developer's machine. */
export function toSecureHref(
  href: string,
  { pageOrigin, mainDomain }: OwnHosts,
): string {
  const isPath = toSameHostPath(href) !== undefined;
  return isPath && hasTls(pageOrigin, mainDomain)
    ? `https://www.${mainDomain}${href}`
    : href;
}

function hasTls(pageOrigin: string, mainDomain: string): boolean {
  const page = parseUrl(pageOrigin);
  return (
    page !== undefined &&
    (page.protocol === 'https:' || isHostOf(page.hostname, mainDomain))
  );
}
