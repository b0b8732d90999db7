/** Money as people read it. Source: specification 1, 5; ledger PRS-7, PRS-9, PRS-10, OPN-100. */
import { roundTo } from './numerals';

export const currencySymbols = { USD: '$', CAD: 'C$' } as const;
export type Currency = keyof typeof currencySymbols;

const units = [
  ['', 1],
  ['K', 1e3],
  ['M', 1e6],
  ['B', 1e9],
] as const;

/** `$1,235`, `-C$5`: whole amounts; empty for what is no number. */
export const formatMoney = (amount: number, currency: Currency = 'USD'): string =>
  withSymbol(amount, currency, (size) => roundTo(size, 0).toLocaleString('en-US'));

/** `$950`, `$1.2K`, `$3M`, `-$2.5B`: at most one decimal; empty for what is no number. */
export const formatShortMoney = (amount: number, currency: Currency = 'USD'): string =>
  withSymbol(amount, currency, shorten);

/** The first unit that stays below 1000 after rounding: 999,950 is 1M, not 1000K. */
function shorten(size: number): string {
  const shortened = units.map(([letter, factor]) => ({
    letter,
    count: roundTo(size / factor, letter ? 1 : 0),
  }));
  const { letter, count } = shortened.find(({ count }) => count < 1000) ?? shortened.at(-1)!;
  return `${count}${letter}`;
}

function withSymbol(amount: number, currency: Currency, format: (size: number) => string): string {
  if (!Number.isFinite(amount)) return '';
  const text = format(Math.abs(amount));
  return `${amount < 0 && /[1-9]/.test(text) ? '-' : ''}${currencySymbols[currency]}${text}`;
}
