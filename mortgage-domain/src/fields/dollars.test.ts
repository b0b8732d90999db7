import fc from 'fast-check';
import { parseDollars, parseNonNegativeDollars } from './dollars';
import { formatMoney } from './money';
import { parseNumeral, roundTo } from './numerals';
import { anyText, forAll } from '../../test/anyText';

it.each([
  ['1234.56', 1235],
  ['$1,234.56', 1235],
  [' 1,234,567 ', 1234567],
  [' $5 ', 5],
  ['-$5.50', -6],
  ['-5.4', -5],
  ['+7', 7],
  ['.5', 1],
  ['5.', 5],
  ['-0.4', 0],
  ['', undefined],
  ['$', undefined],
  ['1$2', undefined],
  ['1,23', undefined],
  ['1,2345', undefined],
  ['1.2.3', undefined],
  ['--5', undefined],
  ['1e5', undefined],
  ['five', undefined],
  ['$-5', undefined],
  ['$ 5', undefined],
  ['$$5', undefined],
  ['9'.padStart(40, '0'), 9],
  ['9'.padStart(41, '0'), undefined],
])('PRS-1: %j is %p dollars', (text, dollars) => {
  expect(parseDollars(text)).toBe(dollars);
});

it.each([
  ['-5', 0],
  ['-0.2', 0],
  ['5.5', 6],
  ['x', undefined],
])('PRS-2: %j is %p, never below 0', (text, dollars) => {
  expect(parseNonNegativeDollars(text)).toBe(dollars);
});

it('parses every formatted amount (PRS-1)', () => {
  forAll(fc.integer(), (dollars) => {
    expect(parseDollars(formatMoney(dollars))).toBe(dollars);
  });
});

it.each([
  [1.0005, 3, 1.001],
  [1.005, 2, 1.01],
  [-2.5, 0, -3],
  [2.5, 0, 3],
  [-0.2, 0, 0],
  [1e-7, 3, 0],
  [1.5e21, 1, 1.5e21],
])('PRS-4: %p with %p decimals is %p', (value, decimals, rounded) => {
  expect(roundTo(value, decimals)).toBe(rounded);
});

it('PRS-1: a numeral is a number or nothing, on any text', () => {
  forAll(anyText(), (text) => {
    const value = parseNumeral(text);
    if (value !== undefined) {
      expect(Number.isFinite(value)).toBe(true);
    }
  });
});
