/** States, cities and ZIP codes with the reference server's own numbers. Source: ledger CAL-5, CAL-6, ENT-8, OPN-46, OPN-63. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import type { RegionInformation } from 'mortgage-domain/places/regionInformation';
import { allStateNames } from 'mortgage-domain/places/stateNames';

const zip = v.pipe(v.string(), v.regex(/^\d{5}$/));
const state = v.pipe(v.string(), v.regex(/^[A-Z]{2}$/));

const citySchema = v.strictObject({
  state,
  name: v.string(),
  county: v.string(),
  /** The city that names the area around it, of another state now and then. */
  metro: v.string(),
  firstZip: zip,
  lastZip: zip,
});
const zipDigits = v.pipe(v.string(), v.regex(/^(\d{3}|\d{5})$/));
const zipRangeSchema = v.strictObject({
  state,
  first: zipDigits,
  last: zipDigits,
});

/** Rows by the names of the first line; our values contain no comma. */
function readTable(file: string): Record<string, string | undefined>[] {
  const text = readFileSync(path.join(import.meta.dirname, file), 'utf8');
  const [columns = [], ...rows] = text
    .trim()
    .split('\n')
    .map((line) => line.split(','));
  return rows.map((row) =>
    Object.fromEntries(columns.map((name, index) => [name, row[index]])),
  );
}

export const cityRows = v.parse(v.array(citySchema), readTable('cities.csv'));
/** The first match counts, so exceptions stand above their surroundings. */
export const zipRanges = v.parse(
  v.array(zipRangeSchema),
  readTable('zipRanges.csv'),
);

type City = v.InferOutput<typeof citySchema> & { readonly regionId: string };
export interface Place {
  readonly state: string;
  readonly city?: City;
}

const states = Object.keys(allStateNames);
const citiesPerState = 100;
/** Fictional numbers, the same on every start: states from 101 on, cities in the hundred behind their state's. */
const stateIdOf = (state: string): number => 101 + states.indexOf(state);

const citiesOf = (state: string): readonly City[] =>
  cityRows
    .filter((city) => city.state === state)
    .map((city, index) => ({
      ...city,
      regionId: String(stateIdOf(state) * citiesPerState + index),
    }));
const cities: readonly City[] = states.flatMap(citiesOf);

/** Blanks, dots, hyphens and the marks of letters are written either way: `St. Louis`, `st-louis`. */
const toKey = (name: string): string =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
const citiesByName = new Map(
  cities.map((city) => [`${city.state} ${toKey(city.name)}`, city]),
);
const locationMaxLength = 120;

/** `CA`, or `Los Angeles, CA` (OPN-46). A city that is not known leaves its state; undefined without a state. */
export function findPlace(
  location: string,
): (Place & { readonly cityName?: string }) | undefined {
  if (location.length > locationMaxLength) {
    return undefined;
  }
  const comma = location.lastIndexOf(',');
  const state = location
    .slice(comma + 1)
    .trim()
    .toUpperCase();
  if (!Object.hasOwn(allStateNames, state)) {
    return undefined;
  }
  const cityName = location.slice(0, Math.max(comma, 0)).trim();
  return cityName
    ? { state, cityName, city: citiesByName.get(`${state} ${toKey(cityName)}`) }
    : { state };
}

/** The place of five digits; undefined where no state has them. */
export function findPlaceOfZipCode(zipCode: string): Place | undefined {
  if (!/^\d{5}$/.test(zipCode)) {
    return undefined;
  }
  const city = cities.find(
    ({ firstZip, lastZip }) => firstZip <= zipCode && zipCode <= lastZip,
  );
  if (city) {
    return { state: city.state, city };
  }
  const range = zipRanges.find(
    ({ first, last }) =>
      first <= zipCode.slice(0, first.length) &&
      zipCode.slice(0, last.length) <= last,
  );
  return range && { state: range.state };
}

export function findPlaceOfRegion(regionId: string): Place | undefined {
  const city = cities.find((one) => one.regionId === regionId);
  if (city) {
    return { state: city.state, city };
  }
  const state = states.find((one) => String(stateIdOf(one)) === regionId);
  return state === undefined ? undefined : { state };
}

export const toRegionIds = ({ state, city }: Place) => ({
  stateRegionId: String(stateIdOf(state)),
  ...(city ? { cityRegionId: city.regionId } : {}),
});

export const toRegionInformation = ({
  state,
  city,
}: Place): RegionInformation => ({
  regionId: city?.regionId ?? String(stateIdOf(state)),
  cityName: city?.name ?? '',
  countyName: city?.county ?? '',
  metroName: city?.metro ?? '',
  zipCode: city?.firstZip ?? '',
  stateAbbreviation: state,
  stateName: allStateNames[state] ?? state,
});
