import fc from 'fast-check';
import { formatMoney, formatShortMoney } from './money';
import { forAll } from '../../test/anyText';

it.each([
  [1234.5, '$1,235'],
  [0, '$0'],
  [-5, '-$5'],
  [-0.2, '$0'],
  [1e6, '$1,000,000'],
  [Number.NaN, ''],
  [Infinity, ''],
])('PRS-9: %p is shown as %j', (amount, text) => {
  expect(formatMoney(amount)).toBe(text);
});

it('PRS-10: Canadian dollars are shown as C$', () => {
  expect([
    formatMoney(1234, 'CAD'),
    formatMoney(-5, 'CAD'),
    formatShortMoney(1500, 'CAD'),
  ]).toEqual(['C$1,234', '-C$5', 'C$1.5K']);
});

it.each([
  [0, '$0'],
  [950, '$950'],
  [999.4, '$999'],
  [999.5, '$1K'],
  [1000, '$1K'],
  [1234, '$1.2K'],
  [1250, '$1.3K'],
  [-1250, '-$1.3K'],
  [999_949, '$999.9K'],
  [999_950, '$1M'],
  [1e6, '$1M'],
  [2_450_000, '$2.5M'],
  [999_950_000, '$1B'],
  [1e9, '$1B'],
  [1.23e12, '$1230B'],
  [-0.4, '$0'],
  [Number.NaN, ''],
])('PRS-7 OPN-100: %p is shortened to %j', (amount, text) => {
  expect(formatShortMoney(amount)).toBe(text);
});

it('PRS-7: below a thousand units there are at most four digits and a letter', () => {
  forAll(fc.double({ min: -9.9e11, max: 9.9e11, noNaN: true }), (amount) => {
    expect(formatShortMoney(amount)).toMatch(/^-?\$\d{1,3}(?:\.[1-9])?[KMB]?$/);
  });
});
