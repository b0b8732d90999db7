/** What an adjustable rate follows. Source: specification 3; ledger ENM-10, OPN-58. */

/** @example armIndexes[0] // 'LIBOR6Month' */
export const armIndexes = ['LIBOR6Month', 'TBill', 'PrimeRate', 'LIBOR1Year', 'SOFR'] as const;
export type ArmIndex = (typeof armIndexes)[number];
/** @example armIndexLabels.LIBOR6Month // 'LIBOR 6 month' */
export const armIndexLabels: Readonly<Record<ArmIndex, string>> = {
  LIBOR6Month: 'LIBOR 6 month',
  TBill: 'TBill',
  PrimeRate: 'PrimeRate',
  LIBOR1Year: 'LIBOR 1 year',
  SOFR: 'SOFR',
};
