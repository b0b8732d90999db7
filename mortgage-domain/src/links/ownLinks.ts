/** Links of the server's navigation stay on the site's own hosts. Source: threats S01, S03; ledger LNK-1, ENT-12..17. */
import { isSafeHref, parseUrl } from './href';

/** Keys of the navigation answers that hold a link's address. */
const addressKeys = ['href', 'stop_impersonation_link'];

export interface OwnHosts {
  readonly pageOrigin: string;
  readonly mainDomain: string;
}

/** A path on the page's own host, or an http(s) address of it or of the main domain; whole labels are compared: `evil-host.com` is not `host.com`. */
export function isOwnHref(href: string, { pageOrigin, mainDomain }: OwnHosts): boolean {
  const url = isSafeHref(href) ? parseUrl(href, pageOrigin) : undefined;
  if (!url || !url.protocol.startsWith('http') || url.username || url.password) return false;
  return (
    url.origin === pageOrigin ||
    url.hostname === mainDomain ||
    url.hostname.endsWith(`.${mainDomain}`)
  );
}

/** The answer without what holds any other address, and how many of them there were; a dropped item of a list leaves `null`, so that an emptied list is not an empty one. */
export function dropForeignLinks(
  json: unknown,
  hosts: OwnHosts,
): { readonly kept: unknown; readonly dropped: number } {
  let dropped = 0;
  const keep = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) return value.map((item) => keep(item) ?? null);
    const entries = Object.entries(value);
    if (
      entries.some(
        ([key, address]) =>
          addressKeys.includes(key) && typeof address === 'string' && !isOwnHref(address, hosts),
      )
    ) {
      dropped += 1;
      return undefined;
    }
    return Object.fromEntries(
      entries
        .map(([key, inner]) => [key, keep(inner)] as const)
        .filter(([, inner]) => inner !== undefined),
    );
  };
  const kept = keep(json);
  return { kept, dropped };
}
