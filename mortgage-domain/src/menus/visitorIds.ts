/** The visitor's ids on the links that carry them. Source: ledger NAV-18, OPN-14. */
export interface VisitorIds {
  /** Visitor guid of the cookie `zguid`. */
  readonly guid?: string;
  /** Encoded user id that the server supplies. */
  readonly uid?: string;
}

const identifiedPaths = ['/homeloans/eligibility/', '/homeloans/refinance/'];

/** Adds both ids to the eligibility and refinance links; a missing value is left out, any other link stays as it is. */
export function withVisitorIds(href: string, { guid, uid }: VisitorIds): string {
  const [address, fragment] = href.split(/#(.*)/s) as [string, string?];
  const [path, query = ''] = address.split(/\?(.*)/s) as [string, string?];
  if (!identifiedPaths.includes(path) || !(guid || uid)) return href;
  const parameters = new URLSearchParams(query);
  if (guid) parameters.set('zga_z_guid', guid);
  if (uid) parameters.set('zga_z_uid', uid);
  return `${path}?${parameters}${fragment === undefined ? '' : `#${fragment}`}`;
}
