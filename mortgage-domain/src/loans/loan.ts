/** Words of loans. Source: specification 3, 9; ledger ENM-1..4, ENM-10, ENM-13, ENM-15, ENM-19. */

/** @example loanPurposes // ['Purchase', 'Refinance', 'HomeEquity'] */
export const loanPurposes = ['Purchase', 'Refinance', 'HomeEquity'] as const;

/** @example loanTypes // ['Conventional', 'FHA', 'VA', 'USDA', 'Jumbo'] */
export const loanTypes = [
  'Conventional',
  'FHA',
  'VA',
  'USDA',
  'Jumbo',
] as const;
/** @example commonLoanTypes // ['FHA', 'VA', 'Conventional', 'Jumbo'] */
export const commonLoanTypes = ['FHA', 'VA', 'Conventional', 'Jumbo'] as const;

/** @example agencies // ['FHA', 'FannieMae', 'FreddieMac'] */
export const agencies = ['FHA', 'FannieMae', 'FreddieMac'] as const;

/** @example loanProducts.filter((one) => one.startsWith('ARM')) // ['ARM3', 'ARM5', 'ARM7'] */
export const loanProducts = [
  'Fixed30Year',
  'Fixed20Year',
  'Fixed15Year',
  'Fixed10Year',
  'ARM3',
  'ARM5',
  'ARM7',
  'HomeEquity10Year',
  'HomeEquity15Year',
  'HomeEquity20Year',
  'HELOC10Year',
  'HELOC15Year',
  'HELOC20Year',
  'LowOrNoDown',
  'InterestOnly',
] as const;

/**
 * Only for products that are terms, in the order of the advertising page (ENM-3).
 * @example loanTermLabels.ARM7 // '7-year ARM'
 */
export const loanTermLabels = {
  Fixed30Year: '30 year fixed',
  Fixed20Year: '20 year fixed',
  Fixed15Year: '15 year fixed',
  Fixed10Year: '10 year fixed',
  ARM7: '7-year ARM',
  ARM5: '5-year ARM',
  ARM3: '3-year ARM',
} as const satisfies Partial<Record<(typeof loanProducts)[number], string>>;

/** @example Object.keys(armIndexLabels)[0] // 'LIBOR6Month' */
export const armIndexLabels = {
  LIBOR6Month: 'LIBOR 6 month',
  TBill: 'TBill',
  PrimeRate: 'PrimeRate',
  LIBOR1Year: 'LIBOR 1 year',
  SOFR: 'SOFR',
} as const;

/** @example downPaymentBandLabels.High // '5% - 20%' */
export const downPaymentBandLabels = {
  Normal: '20% or higher',
  High: '5% - 20%',
  VeryHigh: 'Less than 5%',
} as const;

/**
 * By the percentage of the price that is paid down.
 * @example toDownPaymentBand(10) // 'High'
 */
export function toDownPaymentBand(
  percent: number,
): keyof typeof downPaymentBandLabels {
  if (percent >= 20) {
    return 'Normal';
  }
  return percent >= 5 ? 'High' : 'VeryHigh';
}
