import { formatBadge } from './badge';

it.each([
  [0, ''],
  [-1, ''],
  [1, '1'],
  [99, '99'],
  [100, '99+'],
  [Number.NaN, ''],
])('HDR-25 CON-7 OPN-93: %p shows %j with the suffix', (count, text) => {
  expect(formatBadge(count, { plus: true })).toBe(text);
  expect(formatBadge(count)).toBe(text.replace('+', ''));
});

it('HDR-25: a count is whole', () => {
  expect([
    formatBadge(0.5),
    formatBadge(1.9),
    formatBadge(99.9),
    formatBadge(Infinity, { plus: true }),
  ]).toEqual(['', '1', '99', '99+']);
});
