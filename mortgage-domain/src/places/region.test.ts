import fc from 'fast-check';
import {
  buildRegionPath,
  parseRegion,
  readRegion,
  regionPages,
} from './region';
import { stateNames } from './stateNames';
import { anyText, forAll } from '../../test/anyText';

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
  [
    '/refinance/NY',
    { path: 'ny', stateAbbreviation: 'NY', stateName: 'New York' },
  ],
  [
    '/lender-directory/dc/x/y',
    {
      path: 'dc/x',
      stateAbbreviation: 'DC',
      stateName: 'District of Columbia',
      city: 'X',
    },
  ],
])('REG-1 REG-3 REG-4 ENT-9 OPN-2: %s', (path, region) => {
  expect(parseRegion(path)).toEqual(region);
});

it.each([
  '/',
  '/mortgage-rates',
  '/mortgage-rates/',
  '/mortgage-rates/zz/',
  '/mortgage-rates/pr/',
  '/homes/ca/',
  '/mortgage-rates/__proto__/',
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
])('REG-1 REG-2 VAL-15: %j gives no region', (path) => {
  expect(parseRegion(path)).toBeUndefined();
});

it.each([
  ['San-Francisco', 'ca/san-francisco', 'San Francisco'],
  ['st.-louis', 'ca/st.-louis', 'St. Louis'],
  ["o'fallon", "ca/o'fallon", "O'fallon"],
  ['o\u2019fallon', "ca/o'fallon", "O'fallon"],
  ['o%E2%80%99fallon', "ca/o'fallon", "O'fallon"],
  ['ca%C3%B1on', 'ca/cañon', 'Cañon'],
  ['29-palms', 'ca/29-palms', '29 Palms'],
  ['winston--salem', 'ca/winston--salem', 'Winston Salem'],
  ['x'.repeat(100), `ca/${'x'.repeat(100)}`, `X${'x'.repeat(99)}`],
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

const slug = fc.oneof(anyText(), fc.stringMatching(/^[a-zA-Zé.'-]{1,20}$/));

it('REG-1 to REG-4 ENT-9: a region leads to its path and back, and is read from storage as it was', () => {
  forAll(
    fc.constantFrom(...Object.keys(stateNames)),
    slug,
    fc.constantFrom(...regionPages),
    (state, city, page) => {
      const region = parseRegion(`/${page}/${state}/${city}`)!;
      expect(parseRegion(buildRegionPath(page, region))).toEqual(region);
      expect(readRegion(JSON.parse(JSON.stringify(region)))).toEqual(region);
      expect(
        new URL(buildRegionPath(page, region), 'https://own.example').origin,
      ).toBe('https://own.example');
    },
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
