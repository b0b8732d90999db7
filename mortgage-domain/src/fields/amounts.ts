/** Amounts of money in forms, whole US dollars. Source: ledger VAL-1..5, OPN-103. */
const million = 1_000_000;

/** @example amountLimits.homePrice[0] // 5000 */
export const amountLimits = {
  downPayment: [0, 100 * million],
  annualIncome: [0, 10 * million],
  homePrice: [5_000, 200 * million],
  currentBalance: [0, 200 * million],
  monthlyDebts: [0, 200 * million],
  cashOut: [0, 200 * million],
  assets: [0, 200 * million],
  helocCurrentBalance: [1_000, 200 * million],
} as const;

/**
 * @example isAmount('homePrice', 5000) // true
 * @example isAmount('homePrice', 4999) // false
 */
export function isAmount(
  field: keyof typeof amountLimits,
  value: unknown,
): value is number {
  const [lowest, highest] = amountLimits[field];
  return (
    typeof value === 'number' &&
    value % 1 === 0 &&
    value >= lowest &&
    value <= highest
  );
}
