import fc from 'fast-check';
import { defaultLocale } from './defaultLocale';
import { formatDate, formatMonthYear, parseDate } from './dates';
import { forAll } from '../../test/anyText';

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
  ['2024-02-29', '2024-02-29T00:00:00.000Z'],
  ['2024-13-01', undefined],
  ['2024-00-10', undefined],
  ['2024-05-00', undefined],
  ['2023-02-29', undefined],
  ['1900-02-29', undefined],
  ['2024-04-31', undefined],
  ['2024-04-31T10:00:00Z', undefined],
  ['5/31/2024', undefined],
  ['2024', undefined],
  ['on 2024-05-31', undefined],
  ['2024-05-31 BC', undefined],
])(
  'PRS-11 OPN-102: %j is %j: an ISO date or time, without a zone in UTC',
  (text, iso) => {
    expect(parseDate(text)?.toISOString()).toBe(iso);
  },
);

it('PRS-11 OPN-102: a date is the day that it says or nothing, on any text', () => {
  forAll(
    fc.oneof(
      fc.string(),
      fc.stringMatching(/^\d{4}-\d\d-\d\d(?:T[01]\d:\d\d)?$/),
    ),
    (text) => {
      const date = parseDate(text);
      if (date) {
        expect(date.toISOString().slice(0, 10)).toBe(text.slice(0, 10));
      }
    },
  );
});
