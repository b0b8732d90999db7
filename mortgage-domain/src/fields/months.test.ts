import { formatMonths } from './months';

it.each([
  [0, '0 months'],
  [1, '1 month'],
  [2, '2 months'],
  [11, '11 months'],
  [12, '1 year'],
  [13, '1 year, 1 month'],
  [24, '2 years'],
  [30, '2 years, 6 months'],
  [360, '30 years'],
  [12_000, '1000 years'],
  [11.6, '1 year'],
  [-1, ''],
  [Number.NaN, ''],
  [Infinity, ''],
])('PRS-8 OPN-101: %p is shown as %j', (months, text) => {
  expect(formatMonths(months)).toBe(text);
});
