/** Sections of the top navigation for a place. Source: ledger CAL-14, OPN-28, OPN-63. */
import { defaultLanguage } from 'mortgage-domain/languages/language';
import { translate } from 'mortgage-domain/languages/translate';
import {
  buildRegionPath,
  regionPages,
  type RegionPage,
} from 'mortgage-domain/places/region';
import { isStateAbbreviation } from 'mortgage-domain/places/stateNames';
import { addressAt } from '../sites/siteOfRequest';
import type { Site } from '../sites/sites';
import { findPlaceOfRegion, toRegionInformation } from '../places/places';
import { sectionTexts } from './sections';

/** `sectionTexts` has them in the language of the site (docs/languages.md). */
const linkTexts: Readonly<Record<RegionPage, string>> = {
  'mortgage-rates': '{name} mortgage rates',
  refinance: '{name} refinance rates',
  'lender-directory': '{name} lenders',
};

export function regionSections(
  site: Site,
  regionId: string | undefined,
): readonly object[] {
  const place =
    regionId === undefined ? undefined : findPlaceOfRegion(regionId);
  if (!place) {
    return [];
  }
  const { stateAbbreviation, cityName, stateName } = toRegionInformation(place);
  // No page is about a territory (VAL-15).
  if (!isStateAbbreviation(stateAbbreviation)) {
    return [];
  }
  const path = toRegionPath(stateAbbreviation, cityName);
  const name = cityName || stateName;
  const at = (page: RegionPage) =>
    addressAt(site, buildRegionPath(page, { path }));
  const texts = translate(
    linkTexts,
    sectionTexts[site.file.language ?? defaultLanguage],
  );
  const toText = (page: RegionPage) =>
    texts[page].replace('{name}', () => name);
  const links = regionPages.map((page) => ({
    text: toText(page),
    href: at(page),
  }));
  return [
    {
      key: 'region',
      link: { text: name, href: at('mortgage-rates') },
      subsections: [{ title: name, links }],
    },
  ];
}

/** `ca/los-angeles`, or `ca` without a city: letters lose their marks, so that everybody can type them. */
export function toRegionPath(state: string, city: string): string {
  const slug = city
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
  return [state.toLowerCase(), slug].filter(Boolean).join('/');
}
