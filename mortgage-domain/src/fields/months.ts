/** Lengths of time. Source: specification 5; ledger PRS-8, OPN-101. */
const monthsPerYear = 12;

/** `7 months`, `1 year, 1 month`, `2 years`; empty for what is no length. */
export function formatMonths(months: number): string {
  if (!(Number.isFinite(months) && months >= 0)) return '';
  const whole = Math.round(months);
  if (whole < monthsPerYear) return plural(whole, 'month');
  const rest = whole % monthsPerYear;
  return (
    plural(Math.floor(whole / monthsPerYear), 'year') +
    (rest === 0 ? '' : `, ${plural(rest, 'month')}`)
  );
}

const plural = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;
