/** What a loan is for. Source: specification 3; ledger ENM-1. */

/** @example loanPurposes // ['Purchase', 'Refinance', 'HomeEquity'] */
export const loanPurposes = ['Purchase', 'Refinance', 'HomeEquity'] as const;
export type LoanPurpose = (typeof loanPurposes)[number];
