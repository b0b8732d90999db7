/** Who sends a lead. Source: specification 3; ledger ENM-16, ENM-21. */
export const leadRoles = ['LoanOfficer', 'BranchManager', 'MarketingDept', 'AdAgency'] as const;
export type LeadRole = (typeof leadRoles)[number];
/**
 * In the specification's English; on a page they are messages of the site's language.
 * @example leadRoleLabels.AdAgency // 'I work for an ad agency'
 */
export const leadRoleLabels: Readonly<Record<LeadRole, string>> = {
  LoanOfficer: 'I am a loan officer or mortgage broker',
  BranchManager: 'I am a sales manager or branch manager',
  MarketingDept: 'I work in the marketing department',
  AdAgency: 'I work for an ad agency',
};
export const isLeadRole = (value: unknown): value is LeadRole =>
  leadRoles.some((role) => role === value);

/** Text of the empty choice of a dropdown (ENM-16). */
export const selectPlaceholder = 'Select one';
