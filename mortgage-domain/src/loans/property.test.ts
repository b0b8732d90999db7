import { listingFlags, propertyTypes, propertyUses, type Property } from './property';
import { propertyFacts } from './propertyFacts';

it('ENM-8 ENM-9: property types and uses', () => {
  expect(propertyTypes).toEqual([
    'SingleFamilyHome',
    'TownHouse',
    'CondoFourOrFewerStories',
    'CondoFiveOrMoreStories',
    'Cooperative',
    'MobileOrManufactured',
    'Modular',
    'Leasehold',
  ]);
  expect(propertyUses).toEqual(['Primary', 'SecondaryOrVacation', 'InvestmentOrRental']);
});

it('ENT-20 ENT-21 OPN-53: a home of the declared shape has every named part (checked by the compiler)', () => {
  const home: Required<Property> = {
    address: { city: 'Reno', state: 'NV', streetAddress: '1 Elm St', zipcode: '89501' },
    price: 1,
    zestimate: 1,
    homeStatus: 's',
    homeType: 't',
    hdpUrl: '/h',
    photos: [{ url: '/p' }],
    bedrooms: 1,
    bathrooms: 1.5,
    livingAreaValue: 1,
    lotAreaValue: 1,
    yearBuilt: 1999,
    taxAnnualAmount: 1,
    pricePerSquareFoot: 1,
    walkScore: 1,
    transitScore: 1,
    assignedSchools: [{ level: 'l', name: 'n', rating: 9 }],
    commuteModes: ['bike'],
    listingFlags: { FSBO: true },
    localProtections: ['p'],
    resoFacts: { anything: 1 },
  };
  expect(Object.keys(home)).toHaveLength(21);
  expect(listingFlags).toEqual([
    'FSBA',
    'FSBO',
    'pending',
    'newHome',
    'foreclosure',
    'bankOwned',
    'forAuction',
    'openHouse',
    'comingSoon',
  ]);
});

it('ENT-22: fourteen facts, two of them shown under another name, each with an icon of its own', () => {
  expect(propertyFacts.map(({ name }) => name)).toEqual([
    'Type',
    'Year Built',
    'Cooling',
    'Heating',
    'Parking',
    'HOA',
    'Lot',
    'Price/sqft',
    'Date available',
    'Pets',
    'Laundry',
    'Deposit & fees',
    'Units',
    'Floorplans',
  ]);
  expect(
    propertyFacts.flatMap(({ name, label }) => (name === label ? [] : [[name, label]])),
  ).toEqual([
    ['Date available', 'Availability'],
    ['Deposit & fees', 'Fees'],
  ]);
  expect(new Set(propertyFacts.map(({ icon }) => icon)).size).toBe(14);
});
