import { amountLimits, isAmount } from './amounts';

const table: readonly (readonly [keyof typeof amountLimits, number, number])[] =
  [
    ['downPayment', 0, 100_000_000],
    ['annualIncome', 0, 10_000_000],
    ['homePrice', 5_000, 200_000_000],
    ['currentBalance', 0, 200_000_000],
    ['monthlyDebts', 0, 200_000_000],
    ['cashOut', 0, 200_000_000],
    ['assets', 0, 200_000_000],
    ['helocCurrentBalance', 1_000, 200_000_000],
  ];

it('VAL-1 VAL-2 VAL-3 VAL-4 VAL-5: every amount has its limits', () => {
  expect(Object.keys(amountLimits).sort()).toEqual(
    table.map(([field]) => field).sort(),
  );
});

it.each(table)(
  'VAL-1 VAL-2 VAL-3 VAL-4 VAL-5: %s goes from %p to %p',
  (field, lowest, highest) => {
    expect(
      [lowest - 1, lowest, lowest + 1, highest - 1, highest, highest + 1].map(
        (value) => isAmount(field, value),
      ),
    ).toEqual([false, true, true, true, true, false]);
  },
);

it.each([5_000.5, Number.NaN, Infinity, '6000', null, undefined, [6000]])(
  'VAL-3: %p is no whole number of dollars (OPN-103)',
  (value) => {
    expect(isAmount('homePrice', value)).toBe(false);
  },
);
