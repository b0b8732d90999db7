/** Who sends a lead. Source: specification 3; ledger ENM-16, ENM-21. */
export const leadRoles = [
  'LoanOfficer',
  'BranchManager',
  'MarketingDept',
  'AdAgency',
] as const;
export type LeadRole = (typeof leadRoles)[number];
export const isLeadRole = (value: unknown): value is LeadRole =>
  leadRoles.some((role) => role === value);

/** The empty choice of a dropdown; never a company name (ENM-16). */
export const selectPlaceholder = 'Select one';
