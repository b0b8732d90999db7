/** The place a page speaks of, from its path and back. Source: specification 2.1; ledger REG-1..5, ENT-9, CON-18, OPN-1, OPN-2. */
import { isStateAbbreviation } from './stateAbbreviation';
import { stateNames } from './states';
import { capitalize } from '../fields/text';

export interface Region {
  /** `ca` or `ca/los-angeles`: lower case, without the first segment. */
  readonly path: string;
  readonly stateAbbreviation: string;
  readonly stateName: string;
  readonly city?: string;
}

/** First segments of region-aware paths (REG-1). */
export const regionPages = ['mortgage-rates', 'refinance', 'lender-directory'] as const;
export type RegionPage = (typeof regionPages)[number];

/** Key of the region in the browser's local storage (REG-5, CON-18). */
export const regionStorageKey = 'mortgageRegion';

const slugMaxLength = 100;
/** Of the segment as the address has it, percent-encoded. */
const segmentMaxLength = 1000;

/** The region of a region-aware path; undefined for any other path. A city that cannot be one is left out. */
export function parseRegion(pathname: string): Region | undefined {
  const [before, page = '', state = '', city = ''] = pathname.split('/', 4);
  const isRegionAware = before === '' && regionPages.some((known) => known === page);
  return isRegionAware ? toRegion(state, city) : undefined;
}

/** A region that was stored; undefined for anything that no path gives. */
export function readRegion(json: unknown): Region | undefined {
  if (
    typeof json !== 'object' ||
    json === null ||
    !('path' in json) ||
    typeof json.path !== 'string'
  )
    return undefined;
  const [state, city = ''] = json.path.split('/', 2) as [string, string?];
  return toRegion(state, city);
}

/** `/mortgage-rates/ca/los-angeles/`. */
export const buildRegionPath = (page: RegionPage, { path }: Pick<Region, 'path'>): string =>
  `/${page}/${path.split('/').map(encodeURIComponent).join('/')}/`;

function toRegion(state: string, citySegment: string): Region | undefined {
  const stateAbbreviation = /^[a-z]{2}$/i.test(state) ? state.toUpperCase() : '';
  if (!isStateAbbreviation(stateAbbreviation)) return undefined;
  const path = stateAbbreviation.toLowerCase();
  const place = { stateAbbreviation, stateName: stateNames[stateAbbreviation]! };
  const slug = parseSlug(citySegment);
  return slug === undefined
    ? { path, ...place }
    : { path: `${path}/${slug}`, ...place, city: toCityName(slug) };
}

/** Letters, digits, and the marks that names of cities have; at least one letter or digit. */
function parseSlug(segment: string): string | undefined {
  const slug = segment.length > segmentMaxLength ? '' : decode(segment).toLowerCase();
  return slug.length <= slugMaxLength &&
    /[\p{L}\p{N}]/u.test(slug) &&
    /^[\p{L}\p{M}\p{N}'.-]+$/u.test(slug)
    ? slug
    : undefined;
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return '';
  }
}

const toCityName = (slug: string): string =>
  slug.split('-').filter(Boolean).map(capitalize).join(' ');
