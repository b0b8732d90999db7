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

/**
 * OPN-75: the names that are present in the page's query, cut to the longest that is stored;
 * undefined when none is.
 */
export function parseUtmParams(search: string): UtmParams | undefined {
  const query = new URLSearchParams(search);
  return toUtmParams((name) => query.get(name));
}

/**
 * OPN-76: what can be stored of the values that there are. Nothing in them is a reason to refuse
 * the lead that they came with.
 */
export function toUtmParams(read: (name: keyof UtmParams) => unknown): UtmParams | undefined {
  const found: UtmParams = {};
  for (const name of utmParams) {
    const given = read(name);
    // A character that the end cuts in half goes as a whole.
    const value = typeof given === 'string' && toStorable(given.slice(0, utmParamMaxLength));
    if (value) found[name] = value;
  }
  return Object.keys(found).length > 0 ? found : undefined;
}
