import fc from 'fast-check';
import { formatLocation, readLocation, toLocationRef } from './location';
import { buildRegionPath, parseRegion, readRegion, regionPages, regionStorageKey } from './region';
import { decideRegionId, readRegionInformation, readZipCodeLocation } from './regionInformation';
import { stateAbbreviations } from './stateAbbreviation';
import { allStateNames, stateNames, territoryNames } from './states';
import { isStateAbbreviation } from './stateAbbreviation';

it('REG-5 CON-18: the key of the stored region', () => {
  expect(regionStorageKey).toBe('mortgageRegion');
});

it.each([
  [
    '/mortgage-rates/ca/los-angeles/',
    {
      path: 'ca/los-angeles',
      stateAbbreviation: 'CA',
      stateName: 'California',
      city: 'Los Angeles',
    },
  ],
  ['/refinance/NY', { path: 'ny', stateAbbreviation: 'NY', stateName: 'New York' }],
  [
    '/lender-directory/dc/x/y',
    { path: 'dc/x', stateAbbreviation: 'DC', stateName: 'District of Columbia', city: 'X' },
  ],
])('REG-1 REG-3 REG-4 ENT-9: %s', (path, region) => {
  expect(parseRegion(path)).toEqual(region);
});

it.each([
  '/',
  '/mortgage-rates/',
  '/mortgage-rates/zz/',
  '/mortgage-rates/pr/',
  '/homes/ca/',
  '/mortgage-rates/__proto__/',
])('REG-1 REG-2 VAL-15: %s gives no region', (path) => {
  expect(parseRegion(path)).toBeUndefined();
});

it('VAL-14 VAL-15: the checked abbreviations are those with a name', () => {
  expect(stateAbbreviations).toEqual(Object.keys(stateNames));
  expect(Object.keys(stateNames)).toHaveLength(51);
  expect(Object.keys(territoryNames)).toEqual(['AS', 'GU', 'MP', 'PR', 'VI']);
  expect(Object.keys(allStateNames)).toHaveLength(56);
  expect(
    ['ca', ...Object.keys(territoryNames), 'C', 'CAL', '', 5, 'toString'].some(isStateAbbreviation),
  ).toBe(false);
});

it.each([
  'mortgage-rates/ca',
  'x/mortgage-rates/ca',
  '//mortgage-rates/ca',
  '/x/mortgage-rates/ca',
  '/Mortgage-Rates/ca',
  '/mortgage-rates//ca',
  '/mortgage-rates/c%61',
  '/mortgage-rates/ıl',
  '/mortgage-rates/ſc',
  '/mortgage-ratesx/ca',
  '',
])('REG-1 REG-2: %j gives no region', (path) => {
  expect(parseRegion(path)).toBeUndefined();
});

it.each([
  ['San-Francisco', 'ca/san-francisco', 'San Francisco'],
  ['st.-louis', 'ca/st.-louis', 'St. Louis'],
  ["o'fallon", "ca/o'fallon", "O'fallon"],
  ['ca%C3%B1on', 'ca/cañon', 'Cañon'],
  ['29-palms', 'ca/29-palms', '29 Palms'],
  ['', 'ca', undefined],
  ['--', 'ca', undefined],
  ['..', 'ca', undefined],
  ['a b', 'ca', undefined],
  ['%', 'ca', undefined],
  ['%2F%2Fevil', 'ca', undefined],
  ['<b>', 'ca', undefined],
  ['x'.repeat(101), 'ca', undefined],
  ['%61'.repeat(400), 'ca', undefined],
])('REG-3 REG-4: the city %j (OPN-1)', (segment, path, city) => {
  expect(parseRegion(`/refinance/CA/${segment}`)).toEqual({
    path,
    stateAbbreviation: 'CA',
    stateName: 'California',
    ...(city ? { city } : {}),
  });
});

const slug = fc.oneof(fc.string({ unit: 'binary' }), fc.stringMatching(/^[a-zA-Zé.'-]{1,20}$/));

it('REG-1 to REG-4 ENT-9: a region leads to its path and back, and is read from storage as it was', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...stateAbbreviations),
      slug,
      fc.constantFrom(...regionPages),
      (state, city, page) => {
        const region = parseRegion(`/${page}/${state}/${city}`)!;
        expect(parseRegion(buildRegionPath(page, region))).toEqual(region);
        expect(readRegion(JSON.parse(JSON.stringify(region)))).toEqual(region);
        expect(new URL(buildRegionPath(page, region), 'https://own.example').origin).toBe(
          'https://own.example',
        );
      },
    ),
  );
});

it.each([
  null,
  undefined,
  'ca',
  {},
  { path: 7 },
  { path: 'zz' },
  { path: '../ca' },
  { path: '__proto__' },
])('REG-5: %j was never stored by us', (json) => {
  expect(readRegion(json)).toBeUndefined();
});

it('REG-1: never throws on any path', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: 'binary' }),
        fc.array(fc.string()).map((parts) => `/mortgage-rates/${parts.join('/')}`),
      ),
      (path) => {
        parseRegion(path);
        readRegion({ path });
      },
    ),
  );
});

it('ENT-8: a location with its six parts, unknown ones empty', () => {
  const location = {
    cityName: 'Reno',
    metroName: 'm',
    countyName: 'c',
    stateAbbreviation: 'NV',
    zipCode: '89501',
    stateName: 'Nevada',
  };
  expect(readLocation({ ...location, more: 1 })).toEqual(location);
  expect(readLocation({ cityName: null, zipCode: 89501 })).toEqual({
    cityName: '',
    metroName: '',
    countyName: '',
    stateAbbreviation: '',
    zipCode: '',
    stateName: '',
  });
  expect(() => readLocation('Reno')).toThrow();
});

it('CAL-5 CAL-6: what the location calls are asked with (OPN-46)', () => {
  expect(formatLocation({ stateAbbreviation: 'CA' })).toBe('CA');
  expect(toLocationRef({ stateAbbreviation: 'CA', city: 'Los Angeles' })).toEqual({
    location: 'Los Angeles, CA',
  });
  expect(toLocationRef({ zipCode: '89501' })).toEqual({ zipCode: '89501' });
});

it('CAL-5: the number of the city where one was asked for, else of the state', () => {
  const answer = readZipCodeLocation({ location: { stateRegionId: 9, cityRegionId: '12447' } });
  expect([decideRegionId(answer, true), decideRegionId(answer, false)]).toEqual(['12447', '9']);
  expect(readZipCodeLocation({ location: { stateRegionId: 'x', cityRegionId: -1 } })).toEqual({});
  expect(() => readZipCodeLocation({ location: null })).toThrow();
});

it('CAL-6: region data is a number and a location', () => {
  expect(readRegionInformation({ regionId: 9, stateAbbreviation: 'CA' })).toMatchObject({
    regionId: '9',
    stateAbbreviation: 'CA',
    cityName: '',
  });
  expect(() => readRegionInformation({ regionId: '9;' })).toThrow();
});
