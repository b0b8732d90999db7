/** The campaign that a lead came from. Source: specification 3; ledger ENT-25, OPN-75. */
export const utmParams = [
  'utm_source',
  'utm_medium',
  'utm_term',
  'utm_campaign',
  'utm_content',
] as const;
export type UtmParams = Partial<Record<(typeof utmParams)[number], string>>;

export const utmParamMaxLength = 255;

/** OPN-75: the names that are present in the page's query, cut to the longest that is stored; undefined when none is. */
export function parseUtmParams(search: string): UtmParams | undefined {
  const query = new URLSearchParams(search);
  const found: UtmParams = {};
  for (const name of utmParams) {
    const value = query.get(name);
    if (value) found[name] = value.slice(0, utmParamMaxLength);
  }
  return Object.keys(found).length > 0 ? found : undefined;
}
