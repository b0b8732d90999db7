/** What the top navigation adds for a place. Source: ledger CAL-14, OPN-28. */
import { addressAt } from '../sites/siteOfRequest';
import type { Site } from '../sites/sites';
import { findPlaceOfRegion, toRegionInformation } from '../places/places';

export function regionSections(site: Site, regionId: string | undefined): readonly object[] {
  const place = regionId === undefined ? undefined : findPlaceOfRegion(regionId);
  if (!place) return [];
  const { stateAbbreviation, cityName, stateName } = toRegionInformation(place);
  const path = toPath(stateAbbreviation, cityName);
  const name = cityName || stateName;
  const at = (address: string) => addressAt(site, address);
  const links = [
    { text: `${name} mortgage rates`, href: at(`/mortgage-rates/${path}`) },
    { text: `${name} refinance rates`, href: at(`/refinance/${path}`) },
    { text: `${name} lenders`, href: at(`/lender-directory/${path}`) },
  ];
  return [
    {
      key: 'region',
      link: { text: name, href: at(`/mortgage-rates/${path}`) },
      subsections: [{ title: name, links }],
    },
  ];
}

/** `ca/los-angeles/`, or `ca/` without a city. */
function toPath(state: string, city: string): string {
  const slug = city
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return slug ? `${state.toLowerCase()}/${slug}/` : `${state.toLowerCase()}/`;
}
