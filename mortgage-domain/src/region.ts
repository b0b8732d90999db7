/** The place a page speaks of, from its path. Source: specification 2.1; ledger REG-1..5, ENT-9, OPN-1, OPN-2. */
import { isStateAbbreviation, stateNames } from './states';

export interface Region {
  /** `ca` or `ca/los-angeles`: lower case, without the first segment. */
  readonly path: string;
  readonly stateAbbreviation: string;
  readonly stateName: string;
  readonly city?: string;
}

const regionPages = new Set(['mortgage-rates', 'refinance', 'lender-directory']);
const segmentMaxLength = 100;

/** The region of a region-aware path; undefined for any other path. */
export function parseRegion(pathname: string): Region | undefined {
  const [page = '', state = '', city = ''] = pathname.split('/').filter(Boolean);
  const stateAbbreviation = state.toUpperCase();
  if (!regionPages.has(page) || !isStateAbbreviation(stateAbbreviation)) return undefined;
  const slug = city.toLowerCase();
  const known = /^[\p{L}\p{N}'.-]+$/u.test(slug) && slug.length <= segmentMaxLength;
  const place = { stateAbbreviation, stateName: stateNames[stateAbbreviation]! };
  return known ? { path: `${stateAbbreviation.toLowerCase()}/${slug}`, ...place, city: toCityName(slug) } : { path: stateAbbreviation.toLowerCase(), ...place };
}

const toCityName = (slug: string): string => slug.split('-').filter(Boolean).map((word) => word[0]!.toUpperCase() + word.slice(1)).join(' ');
