/** Lengths of time. Source: specification 5; ledger PRS-8, OPN-101. */

const monthsPerYear = 12;

/**
 * Empty for anything but a length of time.
 * @example formatMonths(13) // '1 year, 1 month'
 */
export function formatMonths(months: number): string {
  if (!Number.isFinite(months) || months < 0) {
    return '';
  }
  const whole = Math.round(months);
  const years = Math.floor(whole / monthsPerYear);
  const rest = whole % monthsPerYear;
  if (years === 0) {
    return formatCount(rest, 'month');
  }
  if (rest === 0) {
    return formatCount(years, 'year');
  }
  return `${formatCount(years, 'year')}, ${formatCount(rest, 'month')}`;
}

const formatCount = (count: number, unit: string): string =>
  `${count} ${unit}${count === 1 ? '' : 's'}`;
