/** The campaign that a lead came from. Source: specification 3; ledger ENT-25, OPN-75, OPN-76. */
import { toStorable } from '../fields/text';

export const utmParams = [
  'utm_source',
  'utm_medium',
  'utm_term',
  'utm_campaign',
  'utm_content',
] as const;
export type UtmParams = Partial<Record<(typeof utmParams)[number], string>>;

const utmParamMaxLength = 255;

/** OPN-75: undefined if the query has none of the names. */
export function parseUtmParams(search: string): UtmParams | undefined {
  const query = new URLSearchParams(search);
  return toUtmParams((name) => query.get(name));
}

/** OPN-76: the storable part of the values; none of them invalidates the lead. */
export function toUtmParams(
  read: (name: keyof UtmParams) => unknown,
): UtmParams | undefined {
  const found: UtmParams = {};
  for (const name of utmParams) {
    const given = read(name);
    // A character that the end cuts in half is removed whole.
    const value =
      typeof given === 'string' &&
      toStorable(given.slice(0, utmParamMaxLength));
    if (value) {
      found[name] = value;
    }
  }
  return Object.keys(found).length > 0 ? found : undefined;
}
