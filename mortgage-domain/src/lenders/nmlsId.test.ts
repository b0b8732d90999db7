import { isNmlsId, isNmlsIdText } from './nmlsId';

it.each([
  [0, false],
  [1, true],
  [2147483647, true],
  [2147483648, false],
  [1.5, false],
  [-1, false],
  [Number.NaN, false],
  ['5', false],
  [Infinity, false],
])('VAL-21: NMLS ID %p: %p (OPN-71)', (value, valid) => {
  expect(isNmlsId(value)).toBe(valid);
});

it.each([
  ['1', true],
  ['123456789012', true],
  ['1234567890123', false],
  ['', false],
  ['12a', false],
  [' 12', false],
])('FRM-14 CON-22: %j may be typed as an NMLS ID: %p', (text, valid) => {
  expect(isNmlsIdText(text)).toBe(valid);
});
