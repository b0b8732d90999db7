/** What an adjustable rate follows. Source: specification 3; ledger ENM-10, OPN-58. */
export const armIndexes = ['LIBOR6Month', 'TBill', 'PrimeRate', 'LIBOR1Year', 'SOFR'] as const;
export type ArmIndex = (typeof armIndexes)[number];
export const armIndexLabels: Readonly<Record<ArmIndex, string>> = {
  LIBOR6Month: 'LIBOR 6 month',
  TBill: 'TBill',
  PrimeRate: 'PrimeRate',
  LIBOR1Year: 'LIBOR 1 year',
  SOFR: 'SOFR',
};
