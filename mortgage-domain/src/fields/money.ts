/** Money as people read it. Source: specification 1, 5; ledger PRS-7, PRS-9, PRS-10, OPN-100. */
import { defaultLocale } from './defaultLocale';
import { roundTo } from './numerals';

/** By hand: Intl writes Canadian dollars `CA$`, the specification has `C$` (PRS-10). */
const currencySymbols = { USD: '$', CAD: 'C$' } as const;
type Currency = keyof typeof currencySymbols;

/**
 * Whole amounts; empty for anything but a number.
 * @example formatMoney(1234.5) // '$1,235'
 * @example formatMoney(5, 'CAD') // 'C$5'
 */
export const formatMoney = (
  amount: number,
  currency: Currency = 'USD',
): string =>
  withSymbol(amount, currency, (size) =>
    size.toLocaleString(defaultLocale, { maximumFractionDigits: 0 }),
  );

/**
 * At most one decimal; empty for anything but a number.
 * @example formatShortMoney(999_950) // '$1M'
 */
export const formatShortMoney = (
  amount: number,
  currency: Currency = 'USD',
): string => withSymbol(amount, currency, shorten);

const smallUnits = [
  { letter: '', factor: 1, decimals: 0 },
  { letter: 'K', factor: 1e3, decimals: 1 },
  { letter: 'M', factor: 1e6, decimals: 1 },
] as const;
const largestUnit = { letter: 'B', factor: 1e9, decimals: 1 } as const;

/** Intl's compact notation goes on to trillions and gives small amounts a decimal (PRS-7). */
function shorten(size: number): string {
  const countIn = ({
    factor,
    decimals,
  }: (typeof smallUnits)[number] | typeof largestUnit) =>
    roundTo(size / factor, decimals);
  const unit = smallUnits.find((one) => countIn(one) < 1000) ?? largestUnit;
  return `${countIn(unit)}${unit.letter}`;
}

/** The sign precedes the symbol; a rounded zero has none. */
function withSymbol(
  amount: number,
  currency: Currency,
  format: (size: number) => string,
): string {
  if (!Number.isFinite(amount)) {
    return '';
  }
  const text = format(Math.abs(amount));
  const sign = amount < 0 && text !== '0' ? '-' : '';
  return `${sign}${currencySymbols[currency]}${text}`;
}
