/** What the top navigation adds for a place. Source: ledger CAL-14, OPN-28. */
import { findPlaceOfRegion, toRegionInformation } from '../places/places';

export function regionSections(regionId: string | undefined): readonly object[] {
  const place = regionId === undefined ? undefined : findPlaceOfRegion(regionId);
  if (!place) return [];
  const { stateAbbreviation, cityName, stateName } = toRegionInformation(place);
  const path = toPath(stateAbbreviation, cityName);
  const name = cityName || stateName;
  const links = [
    { text: `${name} mortgage rates`, href: `/mortgage-rates/${path}` },
    { text: `${name} refinance rates`, href: `/refinance/${path}` },
    { text: `${name} lenders`, href: `/lender-directory/${path}` },
  ];
  return [
    {
      key: 'region',
      link: { text: name, href: `/mortgage-rates/${path}` },
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
