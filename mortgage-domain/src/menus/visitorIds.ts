/** The visitor's ids on the links that carry them. Source: ledger NAV-18, OPN-14. */
export interface VisitorIds {
  /** Visitor guid of the cookie `zguid`. */
  readonly guid?: string;
  /** Encoded user id that the server supplies. */
  readonly uid?: string;
}

const identifiedPaths = ['/homeloans/eligibility/', '/homeloans/refinance/'];

/** Whether a link is one of those that carry the ids. */
export const carriesVisitorIds = (href: string): boolean =>
  identifiedPaths.includes(href.replace(/[?#].*/s, ''));

/**
 * Adds both ids to the eligibility and refinance links; a missing value is left out, any other link
 * stays as it is.
 */
export function withVisitorIds(href: string, { guid, uid }: VisitorIds): string {
  const [address, fragment] = splitAt(href, '#');
  const [path, query] = splitAt(address, '?');
  if (!identifiedPaths.includes(path) || !(guid || uid)) return href;
  const parameters = new URLSearchParams(query);
  if (guid) parameters.set('zga_z_guid', guid);
  if (uid) parameters.set('zga_z_uid', uid);
  return `${path}?${parameters.toString()}${fragment}`;
}

/** What stands before the mark, and the rest from the mark on. */
function splitAt(text: string, mark: string): readonly [string, string] {
  const at = text.indexOf(mark);
  return at === -1 ? [text, ''] : [text.slice(0, at), text.slice(at)];
}
