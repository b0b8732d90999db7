/** Types of loans. @source specification 3, 9; ledger ENM-4, ENM-19, CON-24, OPN-61 */

/** @example loanTypes // ['Conventional', 'FHA', 'VA', 'USDA', 'Jumbo'] */
export const loanTypes = ['Conventional', 'FHA', 'VA', 'USDA', 'Jumbo'] as const;
export type LoanType = (typeof loanTypes)[number];
/**
 * The four that the product's constants name (ENM-19).
 * @example commonLoanTypes // ['FHA', 'VA', 'Conventional', 'Jumbo']
 */
export const commonLoanTypes = [
  'FHA',
  'VA',
  'Conventional',
  'Jumbo',
] as const satisfies readonly LoanType[];
