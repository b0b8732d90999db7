/** What lenders offer. Source: specification 3; ledger ENM-2, ENM-3, OPN-54, OPN-60. */
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

/** A product that is a term: years of a fixed rate, or years until the rate is adjusted. */
export type LoanTerm = keyof typeof loanTermLabels;
