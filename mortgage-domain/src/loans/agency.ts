/** Agencies that set the rules of a loan. Source: specification 3; ledger ENM-13. */

/** @example agencies // ['FHA', 'FannieMae', 'FreddieMac'] */
export const agencies = ['FHA', 'FannieMae', 'FreddieMac'] as const;
export type Agency = (typeof agencies)[number];
