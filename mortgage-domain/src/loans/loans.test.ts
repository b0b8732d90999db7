import { borrowerSituations, militaryStatuses } from './borrower';
import { agencies } from './agency';
import { armIndexes, armIndexLabels } from './armIndex';
import { commonLoanTypes, loanTypes } from './loanType';
import { downPaymentBandLabels, downPaymentBands, toDownPaymentBand } from './downPaymentBand';
import { loanProducts, loanTermLabels } from './loanProduct';
import { loanPurposes } from './loanPurpose';

it('ENM-1: loan purposes', () => {
  expect(loanPurposes).toEqual(['Purchase', 'Refinance', 'HomeEquity']);
});

it('ENM-2: fifteen loan products, each once', () => {
  expect(loanProducts).toEqual(
    expect.arrayContaining([
      'Fixed30Year',
      'Fixed20Year',
      'Fixed15Year',
      'Fixed10Year',
      'ARM3',
      'ARM5',
      'ARM7',
      'LowOrNoDown',
      'InterestOnly',
    ]),
  );
  expect(loanProducts.filter((product) => /^HomeEquity\d\dYear$/.test(product))).toHaveLength(3);
  expect(loanProducts.filter((product) => /^HELOC\d\dYear$/.test(product))).toHaveLength(3);
  expect(new Set(loanProducts).size).toBe(15);
});

it('ENM-3: the term labels, of products that exist', () => {
  expect(Object.values(loanTermLabels)).toEqual([
    '30 year fixed',
    '20 year fixed',
    '15 year fixed',
    '10 year fixed',
    '7-year ARM',
    '5-year ARM',
    '3-year ARM',
  ]);
  expect(loanProducts).toEqual(expect.arrayContaining(Object.keys(loanTermLabels)));
});

it('ENM-4 ENM-19 CON-24: five loan types, four of them common', () => {
  expect(loanTypes).toEqual(['Conventional', 'FHA', 'VA', 'USDA', 'Jumbo']);
  expect(commonLoanTypes).toEqual(['FHA', 'VA', 'Conventional', 'Jumbo']);
  expect(loanTypes).toEqual(expect.arrayContaining([...commonLoanTypes]));
});

it('ENM-10: the ARM indexes with the listed texts', () => {
  expect(armIndexes.map((index) => armIndexLabels[index])).toEqual([
    'LIBOR 6 month',
    'TBill',
    'PrimeRate',
    'LIBOR 1 year',
    'SOFR',
  ]);
});

it('ENM-11 ENM-12: military statuses and borrower situations', () => {
  expect(militaryStatuses).toEqual([
    'None',
    'ActiveDuty',
    'ReservesOrNationalGuard',
    'Veteran',
    'SurvivingSpouse',
  ]);
  expect(borrowerSituations).toEqual(['LowCredit', 'SelfEmployed', 'FirstTimeBuyer']);
});

it('ENM-13: agencies', () => {
  expect(agencies).toEqual(['FHA', 'FannieMae', 'FreddieMac']);
});

it('ENM-15: down-payment bands with labels', () => {
  expect(downPaymentBands.map((band) => [band, downPaymentBandLabels[band]])).toEqual([
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
