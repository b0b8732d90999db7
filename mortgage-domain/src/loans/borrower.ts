/** Borrowers and credit scores. Source: specification 3, 5; ledger ENM-5..7, ENM-11, ENM-12, VAL-13. */

/** @example militaryStatuses[1] // 'ActiveDuty' */
export const militaryStatuses = [
  'None',
  'ActiveDuty',
  'ReservesOrNationalGuard',
  'Veteran',
  'SurvivingSpouse',
] as const;

/** @example borrowerSituations // ['LowCredit', 'SelfEmployed', 'FirstTimeBuyer'] */
export const borrowerSituations = [
  'LowCredit',
  'SelfEmployed',
  'FirstTimeBuyer',
] as const;

/**
 * The "ten-point set": eleven bands.
 * @example creditScoreBands.length // 11
 */
export const creditScoreBands = [
  '760+',
  '740-759',
  '720-739',
  '700-719',
  '680-699',
  '660-679',
  '640-659',
  '620-639',
  '600-619',
  '560-599',
  '300-559',
] as const;

/** @example isCreditScoreBand('740-759') // true */
export const isCreditScoreBand = (
  value: unknown,
): value is (typeof creditScoreBands)[number] =>
  creditScoreBands.some((band) => band === value);

/**
 * Texts of the coarse dropdown; two of them overlap.
 * @example creditScoreLabels[0] // '760 and above'
 */
export const creditScoreLabels = [
  '760 and above',
  '720 and above',
  '660-719',
  '620-659',
  '580-619',
  '579 or below',
] as const;

/** Both ends belong to the bucket. */
const creditScoreBuckets = [
  { name: 'excellent', low: 720, high: 850 },
  { name: 'good', low: 660, high: 719 },
  { name: 'average', low: 620, high: 659 },
  { name: 'poor', low: 580, high: 619 },
  { name: 'bad', low: 300, high: 579 },
] as const;

/**
 * @example toCreditScoreBucket(719) // 'good'
 * @example toCreditScoreBucket(299) // undefined
 */
export const toCreditScoreBucket = (score: number) =>
  creditScoreBuckets.find(({ low, high }) => score >= low && score <= high)
    ?.name;
