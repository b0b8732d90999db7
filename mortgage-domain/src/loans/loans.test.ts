import {
  agencies,
  armIndexLabels,
  commonLoanTypes,
  downPaymentBandLabels,
  loanProducts,
  loanPurposes,
  loanTermLabels,
  loanTypes,
  toDownPaymentBand,
} from './loan';
import {
  listingFlags,
  propertyFacts,
  propertyTypes,
  propertyUses,
  type Property,
} from './property';
import {
  borrowerSituations,
  creditScoreBands,
  creditScoreLabels,
  isCreditScoreBand,
  militaryStatuses,
  toCreditScoreBucket,
} from './borrower';

it.each<[string, readonly string[], string]>([
  ['loan purposes', loanPurposes, 'Purchase Refinance HomeEquity'],
  [
    'loan products',
    loanProducts,
    'Fixed30Year Fixed20Year Fixed15Year Fixed10Year ARM3 ARM5 ARM7 HomeEquity10Year ' +
      'HomeEquity15Year HomeEquity20Year HELOC10Year HELOC15Year HELOC20Year LowOrNoDown InterestOnly',
  ],
  ['loan types', loanTypes, 'Conventional FHA VA USDA Jumbo'],
  ['common loan types', commonLoanTypes, 'FHA VA Conventional Jumbo'],
  [
    'property types',
    propertyTypes,
    'SingleFamilyHome TownHouse CondoFourOrFewerStories CondoFiveOrMoreStories Cooperative ' +
      'MobileOrManufactured Modular Leasehold',
  ],
  [
    'property uses',
    propertyUses,
    'Primary SecondaryOrVacation InvestmentOrRental',
  ],
  [
    'military statuses',
    militaryStatuses,
    'None ActiveDuty ReservesOrNationalGuard Veteran SurvivingSpouse',
  ],
  [
    'borrower situations',
    borrowerSituations,
    'LowCredit SelfEmployed FirstTimeBuyer',
  ],
  ['agencies', agencies, 'FHA FannieMae FreddieMac'],
  [
    'listing flags',
    listingFlags,
    'FSBA FSBO pending newHome foreclosure bankOwned forAuction openHouse comingSoon',
  ],
])(
  'ENM-1 ENM-2 ENM-4 ENM-8 ENM-9 ENM-11 ENM-12 ENM-13 ENM-19 ENT-21 CON-24 OPN-53 OPN-54 OPN-55 OPN-61: %s',
  (_name, words, expected) => expect(words.join(' ')).toBe(expected),
);

it('ENM-3 ENM-10 ENM-15 OPN-58 OPN-60: labels of terms, ARM indexes and down payments', () => {
  expect(Object.values(loanTermLabels).join(', ')).toBe(
    '30 year fixed, 20 year fixed, 15 year fixed, 10 year fixed, 7-year ARM, 5-year ARM, 3-year ARM',
  );
  expect(loanProducts).toEqual(
    expect.arrayContaining(Object.keys(loanTermLabels)),
  );
  expect(Object.values(armIndexLabels).join(', ')).toBe(
    'LIBOR 6 month, TBill, PrimeRate, LIBOR 1 year, SOFR',
  );
  expect(Object.entries(downPaymentBandLabels)).toEqual([
    ['Normal', '20% or higher'],
    ['High', '5% - 20%'],
    ['VeryHigh', 'Less than 5%'],
  ]);
});

it.each([
  [100, 'Normal'],
  [20, 'Normal'],
  [19.99, 'High'],
  [5, 'High'],
  [4.99, 'VeryHigh'],
  [0, 'VeryHigh'],
])('ENM-15: %p percent down is the band %s', (percent, band) => {
  expect(toDownPaymentBand(percent)).toBe(band);
});

it('ENM-5 VAL-13 OPN-56 OPN-57: the eleven bands and nothing else', () => {
  expect(creditScoreBands.join(' ')).toBe(
    '760+ 740-759 720-739 700-719 680-699 660-679 640-659 620-639 600-619 560-599 300-559',
  );
  expect(creditScoreBands.every(isCreditScoreBand)).toBe(true);
  expect(
    ['760 and above', '750-759', '', 760, null, ...creditScoreLabels].some(
      isCreditScoreBand,
    ),
  ).toBe(false);
});

it('ENM-6: the coarse labels', () => {
  expect(creditScoreLabels.join(', ')).toBe(
    '760 and above, 720 and above, 660-719, 620-659, 580-619, 579 or below',
  );
});

it.each([
  [299, undefined],
  [300, 'bad'],
  [579, 'bad'],
  [580, 'poor'],
  [619, 'poor'],
  [620, 'average'],
  [659, 'average'],
  [660, 'good'],
  [719, 'good'],
  [720, 'excellent'],
  [850, 'excellent'],
  [851, undefined],
  [Number.NaN, undefined],
])('ENM-7 OPN-57: the score %p is %p', (score, bucket) => {
  expect(toCreditScoreBucket(score)).toBe(bucket);
});

it('ENT-20 ENT-21 OPN-53: the compiler checks that a home has every named part', () => {
  const home: Required<Property> = {
    address: {
      city: 'Reno',
      state: 'NV',
      streetAddress: '1 Elm St',
      zipcode: '89501',
    },
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
});

it('ENT-22: fourteen facts, two with another label, each with its own icon', () => {
  expect(propertyFacts.map(({ name }) => name).join(', ')).toBe(
    'Type, Year Built, Cooling, Heating, Parking, HOA, Lot, Price/sqft, Date available, Pets, ' +
      'Laundry, Deposit & fees, Units, Floorplans',
  );
  expect(
    propertyFacts.flatMap(({ name, label }) =>
      name === label ? [] : [[name, label]],
    ),
  ).toEqual([
    ['Date available', 'Availability'],
    ['Deposit & fees', 'Fees'],
  ]);
  expect(new Set(propertyFacts.map(({ icon }) => icon)).size).toBe(14);
});
