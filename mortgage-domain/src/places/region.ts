/** The place of a page, from its path and back. Source: REG-1..5, ENT-9, OPN-1, OPN-2. */
import { capitalize } from '../fields/text';
import { isStateAbbreviation, stateNames } from './stateNames';

export interface Region {
  /** `ca` or `ca/los-angeles`: lower case, without the first segment. */
  readonly path: string;
  readonly stateAbbreviation: string;
  readonly stateName: string;
  readonly city?: string;
}

/** First segments of region-aware paths (REG-1). */
export const regionPages = [
  'mortgage-rates',
  'refinance',
  'lender-directory',
] as const;
export type RegionPage = (typeof regionPages)[number];

/** Undefined for a path that is not region-aware; an invalid city is left out. */
export function parseRegion(pathname: string): Region | undefined {
  const [before, page, ...place] = pathname.split('/', 4);
  const isRegionAware =
    before === '' && regionPages.some((known) => known === page);
  return isRegionAware ? toRegion(place) : undefined;
}

/** A region that was stored; undefined for anything that no path gives. */
export function readRegion(json: unknown): Region | undefined {
  if (typeof json !== 'object' || json === null) {
    return undefined;
  }
  const { path }: { readonly path?: unknown } = json;
  return typeof path === 'string' ? toRegion(path.split('/', 2)) : undefined;
}

/** @example buildRegionPath('refinance', { path: 'ca/los-angeles' }) // '/refinance/ca/los-angeles/' */
export const buildRegionPath = (
  page: RegionPage,
  { path }: Pick<Region, 'path'>,
): string => `/${page}/${path.split('/').map(encodeURIComponent).join('/')}/`;

/** OPN-46: `CA`, or `Los Angeles, CA`. */
export const formatLocation = ({
  city,
  stateAbbreviation,
}: Pick<Region, 'city' | 'stateAbbreviation'>): string =>
  city ? `${city}, ${stateAbbreviation}` : stateAbbreviation;

function toRegion([state = '', citySegment = '']: readonly string[]):
  | Region
  | undefined {
  const stateAbbreviation = state.toUpperCase();
  // Some letters of other alphabets have an ASCII upper case: `ſc` is not a state.
  if (!/^[a-z]*$/i.test(state) || !isStateAbbreviation(stateAbbreviation)) {
    return undefined;
  }
  const path = stateAbbreviation.toLowerCase();
  const stateName = stateNames[stateAbbreviation];
  const slug = parseSlug(citySegment);
  if (slug === undefined) {
    return { path, stateAbbreviation, stateName };
  }
  return {
    path: `${path}/${slug}`,
    stateAbbreviation,
    stateName,
    city: toCityName(slug),
  };
}

const slugMaxLength = 100;

/** Letters, digits and `'.-`; at least one letter or digit. */
function parseSlug(segment: string): string | undefined {
  const slug = decode(segment).toLowerCase().replaceAll('\u2019', "'");
  const isSlug =
    slug.length <= slugMaxLength &&
    /[\p{L}\p{N}]/u.test(slug) &&
    /^[\p{L}\p{M}\p{N}'.-]+$/u.test(slug);
  return isSlug ? slug : undefined;
}

/** Empty for what cannot be decoded. */
function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return '';
  }
}

const toCityName = (slug: string): string =>
  slug.split('-').filter(Boolean).map(capitalize).join(' ');
