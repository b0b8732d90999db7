/** What a loan is for. Source: specification 3; ledger ENM-1. */
export const loanPurposes = ['Purchase', 'Refinance', 'HomeEquity'] as const;
export type LoanPurpose = (typeof loanPurposes)[number];
