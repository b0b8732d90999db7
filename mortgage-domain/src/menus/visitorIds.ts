/** The visitor's ids on the links that carry them. Source: ledger NAV-18, OPN-14, OPN-17. */
import { isHostOf } from '../links/ownLinks';

export interface VisitorIds {
  /** Visitor guid of the cookie `zguid`. */
  readonly guid?: string;
  /** Encoded user id that the server supplies. */
  readonly uid?: string;
}

const identifiedPaths = ['/homeloans/eligibility/', '/homeloans/refinance/'];

export const identifiedLinks = identifiedPaths
  .map((path) => `a[href*="${path}"]`)
  .join();

/** For links on the page's host or the main domain. Replaces or removes the ids of an earlier visitor. */
export function withVisitorIds(
  href: string,
  { guid, uid }: VisitorIds,
  mainDomain: string,
): string {
  const [address, fragment] = splitAt(href, '#');
  const [path, query] = splitAt(address, '?');
  if (!identifiedPaths.includes(toOwnPath(path, mainDomain))) {
    return href;
  }
  const others = query
    .slice(1)
    .split('&')
    .filter((pair) => pair && !pair.startsWith('zga_z_'))
    .join('&');
  if (!(guid || uid)) {
    return path + (others && `?${others}`) + fragment;
  }
  const parameters = new URLSearchParams(others);
  if (guid) {
    parameters.set('zga_z_guid', guid);
  }
  if (uid) {
    parameters.set('zga_z_uid', uid);
  }
  return `${path}?${parameters.toString()}${fragment}`;
}

/** Not for foreign hosts: they must not learn who the visitor is. */
const toOwnPath = (address: string, mainDomain: string): string =>
  address.replace(/^https:\/\/([^/]+)/, (origin, host: string) =>
    isHostOf(host, mainDomain) ? '' : origin,
  );

function splitAt(text: string, mark: string): readonly [string, string] {
  const at = text.indexOf(mark);
  return at === -1 ? [text, ''] : [text.slice(0, at), text.slice(at)];
}
