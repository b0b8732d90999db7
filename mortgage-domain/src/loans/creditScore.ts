/** Credit scores. Source: specification 3, 5; ledger ENM-5..7, VAL-13, OPN-56, OPN-57. */

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
export type CreditScoreBand = (typeof creditScoreBands)[number];

/**
 * VAL-13.
 * @example isCreditScoreBand('740-759') // true
 */
export const isCreditScoreBand = (value: unknown): value is CreditScoreBand =>
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
export type CreditScoreBucket = (typeof creditScoreBuckets)[number]['name'];

/**
 * The bucket of a score; none outside 300 to 850.
 * @example toCreditScoreBucket(719) // 'good'
 * @example toCreditScoreBucket(299) // undefined
 */
export const toCreditScoreBucket = (score: number): CreditScoreBucket | undefined =>
  creditScoreBuckets.find(({ low, high }) => score >= low && score <= high)?.name;
