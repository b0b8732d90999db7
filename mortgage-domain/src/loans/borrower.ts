/** Borrowers. Source: specification 3; ledger ENM-11, ENM-12, OPN-55. */

/** @example militaryStatuses[1] // 'ActiveDuty' */
export const militaryStatuses = [
  'None',
  'ActiveDuty',
  'ReservesOrNationalGuard',
  'Veteran',
  'SurvivingSpouse',
] as const;
export type MilitaryStatus = (typeof militaryStatuses)[number];

/** @example borrowerSituations // ['LowCredit', 'SelfEmployed', 'FirstTimeBuyer'] */
export const borrowerSituations = ['LowCredit', 'SelfEmployed', 'FirstTimeBuyer'] as const;
export type BorrowerSituation = (typeof borrowerSituations)[number];
