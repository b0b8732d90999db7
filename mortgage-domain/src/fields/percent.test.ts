import { isPercent, isSofrPercent, parsePercent, parseRate } from './percent';

it.each([
  [0, true],
  [100, true],
  [12.5, true],
  [-0.001, false],
  [100.001, false],
  [Number.NaN, false],
  [Infinity, false],
  ['5', false],
])('VAL-16: percent %p: %p', (value, valid) => {
  expect(isPercent(value)).toBe(valid);
});

it.each([
  [-3.5, true],
  [100, true],
  [100.01, false],
  [-Infinity, false],
  [null, false],
])('VAL-17: SOFR percent %p: %p', (value, valid) => {
  expect(isSofrPercent(value)).toBe(valid);
});

it.each([
  ['12.5%', 13],
  ['12.4', 12],
  [' 12.4 %', 12],
  [' 12 % ', 12],
  ['12%\t', 12],
  ['0.5', 1],
  ['-3', 0],
  ['100.4', 100],
  ['250', 100],
  ['', undefined],
  ['%', undefined],
  ['%5', undefined],
  ['ten', undefined],
  ['5%%', undefined],
])('PRS-3: %j is %p percent', (text, percent) => {
  expect(parsePercent(text)).toBe(percent);
});

it.each([
  ['6.1255', 6.126],
  ['1.0005%', 1.001],
  ['6.12549', 6.125],
  ['-1', 0],
  ['100.0004', 100],
  ['1e3', undefined],
  ['x', undefined],
])('PRS-4: the rate %j is %p', (text, rate) => {
  expect(parseRate(text)).toBe(rate);
});
