/** Loans. Source: specification 3, 9; ledger ENM-1..4, ENM-10, ENM-13, ENM-15, ENM-19, CON-24, OPN-54, OPN-58, OPN-60, OPN-61. */
export const loanPurposes = ['Purchase', 'Refinance', 'HomeEquity'] as const;
export type LoanPurpose = (typeof loanPurposes)[number];

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
export type LoanProduct = (typeof loanProducts)[number];

/** The terms that have a label, in the order of the advertising page (ENM-3). */
export const loanTermLabels = {
  Fixed30Year: '30 year fixed',
  Fixed20Year: '20 year fixed',
  Fixed15Year: '15 year fixed',
  Fixed10Year: '10 year fixed',
  ARM7: '7-year ARM',
  ARM5: '5-year ARM',
  ARM3: '3-year ARM',
} as const satisfies Partial<Record<LoanProduct, string>>;

export const loanTypes = ['Conventional', 'FHA', 'VA', 'USDA', 'Jumbo'] as const;
export type LoanType = (typeof loanTypes)[number];
/** The four that the product's constants name (ENM-19). */
export const commonLoanTypes = [
  'FHA',
  'VA',
  'Conventional',
  'Jumbo',
] as const satisfies readonly LoanType[];

export const armIndexes = ['LIBOR6Month', 'TBill', 'PrimeRate', 'LIBOR1Year', 'SOFR'] as const;
export type ArmIndex = (typeof armIndexes)[number];
export const armIndexLabels: Readonly<Record<ArmIndex, string>> = {
  LIBOR6Month: 'LIBOR 6 month',
  TBill: 'TBill',
  PrimeRate: 'PrimeRate',
  LIBOR1Year: 'LIBOR 1 year',
  SOFR: 'SOFR',
};

export const agencies = ['FHA', 'FannieMae', 'FreddieMac'] as const;
export type Agency = (typeof agencies)[number];

export const downPaymentBands = ['Normal', 'High', 'VeryHigh'] as const;
export type DownPaymentBand = (typeof downPaymentBands)[number];
export const downPaymentBandLabels: Readonly<Record<DownPaymentBand, string>> = {
  Normal: '20% or higher',
  High: '5% - 20%',
  VeryHigh: 'Less than 5%',
};
