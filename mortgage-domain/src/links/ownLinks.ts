/** Links of the server's navigation stay on the site's own hosts. Source: threats S01, S03; ledger LNK-1, ENT-12..17. */
import { isSafeHref } from './href';
import { parseUrl } from './parseUrl';

/** Keys of the navigation answers that hold a link's address. */
const addressKeys = ['href', 'stop_impersonation_link'];

export interface OwnHosts {
  readonly pageOrigin: string;
  readonly mainDomain: string;
}

/**
 * A path on the page's own host, or an http(s) address of it or of the main domain. Whole labels are compared:
 * `evil-host.com` is not `host.com`.
 */
export function isOwnHref(href: string, { pageOrigin, mainDomain }: OwnHosts): boolean {
  const url = isSafeHref(href) ? parseUrl(href, pageOrigin) : undefined;
  if (!url || !url.protocol.startsWith('http') || url.username || url.password) return false;
  return (
    url.origin === pageOrigin ||
    url.hostname === mainDomain ||
    url.hostname.endsWith(`.${mainDomain}`)
  );
}

export interface OwnLinks {
  /** The answer without what holds a foreign address. */
  readonly kept: unknown;
  /** How many objects were left out. */
  readonly dropped: number;
}

/**
 * Leaves out every object of an answer that holds any other address. A dropped item of a list leaves `null`, so that an
 * emptied list is not an empty one.
 */
export function dropForeignLinks(json: unknown, hosts: OwnHosts): OwnLinks {
  if (Array.isArray(json)) return dropInList(json, hosts);
  if (typeof json === 'object' && json !== null) return dropInObject(json, hosts);
  return { kept: json, dropped: 0 };
}

function dropInList(list: readonly unknown[], hosts: OwnHosts): OwnLinks {
  const items = list.map((item) => dropForeignLinks(item, hosts));
  return { kept: items.map(({ kept }) => kept ?? null), dropped: sumOfDropped(items) };
}

function dropInObject(object: object, hosts: OwnHosts): OwnLinks {
  const entries: readonly (readonly [string, unknown])[] = Object.entries(object);
  if (entries.some(([key, value]) => isForeignAddress(key, value, hosts)))
    return { kept: undefined, dropped: 1 };
  const inner = entries.map(([key, value]) => ({ key, ...dropForeignLinks(value, hosts) }));
  const kept = inner.filter((one) => one.kept !== undefined);
  return {
    kept: Object.fromEntries(kept.map((one) => [one.key, one.kept])),
    dropped: sumOfDropped(inner),
  };
}

const isForeignAddress = (key: string, value: unknown, hosts: OwnHosts): boolean =>
  addressKeys.includes(key) && typeof value === 'string' && !isOwnHref(value, hosts);

const sumOfDropped = (parts: readonly OwnLinks[]): number =>
  parts.reduce((sum, { dropped }) => sum + dropped, 0);
