/** Dates as people read them. Source: specification 4, 9; ledger PRS-11, OPN-102. */
import { defaultLocale } from './defaultLocale';

const isoDate =
  /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(?:Z|[+-]\d\d:?\d\d)?)?$/;

/**
 * Without a zone it is UTC; undefined for anything but an ISO date or time.
 * @example parseDate('tomorrow') // undefined
 */
export function parseDate(text: string): Date | undefined {
  if (!isoDate.test(text) || !isDayOfMonth(text.slice(0, 10))) {
    return undefined;
  }
  // A time at the end lacks its zone: `Date` would take the reader's.
  const date = new Date(text.replace(/T[\d:.]+$/, '$&Z'));
  return Number.isNaN(date.getTime()) ? undefined : date;
}

/** `Date` reads a 31st of April as a first of May. */
const isDayOfMonth = (day: string): boolean =>
  !Number.isNaN(Date.parse(day)) && new Date(day).toISOString().startsWith(day);

/**
 * In UTC; empty for anything else.
 * @example formatDate('2024-05-31') // '5/31/2024'
 */
export const formatDate = (text: string): string => format(text, {});

/** @example formatMonthYear('2024-05-31') // 'May 2024' */
export const formatMonthYear = (text: string): string =>
  format(text, { month: 'long', year: 'numeric' });

const format = (text: string, options: Intl.DateTimeFormatOptions): string =>
  parseDate(text)?.toLocaleDateString(defaultLocale, {
    ...options,
    timeZone: 'UTC',
  }) ?? '';
