import fc from 'fast-check';
import { defaultLocale } from './defaultLocale';
import { formatDate, parseDate } from './dates';

it('PRS-11 CON-20: dates are English, US format', () => {
  expect(defaultLocale).toBe('en-US');
  expect([
    formatDate('2024-05-31'),
    formatDate('2024-05-31T23:59:59.999999Z'),
    formatDate('31.5.2024'),
  ]).toEqual(['5/31/2024', '5/31/2024', '']);
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
