import { formatBadge } from './badge';

it.each([
  [0, ''],
  [-1, ''],
  [1, '1'],
  [99, '99'],
  [100, '99+'],
  [Number.NaN, ''],
  [0.5, ''],
  [1.9, '1'],
  [99.9, '99+'],
  [Infinity, '99+'],
])('HDR-25 CON-7 OPN-93: %p shows %j with the suffix', (count, text) => {
  expect(formatBadge(count, { plus: true })).toBe(text);
  expect(formatBadge(count)).toBe(text.replace('+', ''));
});
