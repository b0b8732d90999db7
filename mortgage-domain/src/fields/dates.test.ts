import fc from 'fast-check';
import { defaultLocale } from './defaultLocale';
import { formatDate, formatMonthYear, parseDate } from './dates';

it('PRS-11 CON-20: dates are English, US format', () => {
  expect(defaultLocale).toBe('en-US');
  expect([
    formatDate('2024-05-31'),
    formatDate('2024-05-31T23:59:59.999999Z'),
    formatDate('31.5.2024'),
    formatMonthYear('2024-05-31'),
  ]).toEqual(['5/31/2024', '5/31/2024', '', 'May 2024']);
});

it.each([
  ['2024-05-31', '2024-05-31T00:00:00.000Z'],
  ['2024-05-31T23:30', '2024-05-31T23:30:00.000Z'],
  ['2024-05-31T23:30:59.5', '2024-05-31T23:30:59.500Z'],
  ['2024-05-31T23:30:00Z', '2024-05-31T23:30:00.000Z'],
  ['2024-05-31T23:30:00-05:00', '2024-06-01T04:30:00.000Z'],
  ['2024-13-01', undefined],
  ['5/31/2024', undefined],
  ['2024', undefined],
  ['on 2024-05-31', undefined],
  ['2024-05-31 BC', undefined],
])('PRS-11 OPN-102: %j is %j: an ISO date or time, without a zone in UTC', (text, iso) => {
  expect(parseDate(text)?.toISOString()).toBe(iso);
});

it('PRS-11: a date is a date or nothing, on any text', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string(), fc.stringMatching(/^\d{4}-\d\d-\d\d(?:T\d\d:\d\d)?$/)),
      (text) => {
        expect(parseDate(text)?.getTime() ?? 0).not.toBeNaN();
      },
    ),
  );
});
