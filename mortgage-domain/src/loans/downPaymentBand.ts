/** How much of a price is paid down. Source: specification 3; ledger ENM-15. */

/** @example downPaymentBands // ['Normal', 'High', 'VeryHigh'] */
export const downPaymentBands = ['Normal', 'High', 'VeryHigh'] as const;
export type DownPaymentBand = (typeof downPaymentBands)[number];
/** @example downPaymentBandLabels.High // '5% - 20%' */
export const downPaymentBandLabels: Readonly<Record<DownPaymentBand, string>> = {
  Normal: '20% or higher',
  High: '5% - 20%',
  VeryHigh: 'Less than 5%',
};

/**
 * The band of a down payment, given as a percentage of the price.
 * @example toDownPaymentBand(10) // 'High'
 */
export function toDownPaymentBand(percent: number): DownPaymentBand {
  if (percent >= 20) return 'Normal';
  return percent >= 5 ? 'High' : 'VeryHigh';
}
