/** Lengths of time. Source: specification 5; ledger PRS-8, OPN-101. */
import { defaultLocale } from './defaultLocale';

const monthsPerYear = 12;

/**
 * `7 months`, `1 year, 1 month`, `2 years`; empty for what is no length.
 * @example formatMonths(13) // '1 year, 1 month'
 * @example formatMonths(13, 'es-US') // '1 año, 1 mes'
 */
export function formatMonths(months: number, locale: string = defaultLocale): string {
  if (!Number.isFinite(months) || months < 0) return '';
  const whole = Math.round(months);
  const years = Math.floor(whole / monthsPerYear);
  const rest = whole % monthsPerYear;
  const formatCount = (count: number, unit: 'month' | 'year') => formatUnit(count, unit, locale);
  if (years === 0) return formatCount(rest, 'month');
  if (rest === 0) return formatCount(years, 'year');
  return `${formatCount(years, 'year')}, ${formatCount(rest, 'month')}`;
}

const formatUnit = (count: number, unit: 'month' | 'year', locale: string): string =>
  count.toLocaleString(locale, {
    style: 'unit',
    unit,
    unitDisplay: 'long',
    useGrouping: false,
    signDisplay: 'never',
  });
