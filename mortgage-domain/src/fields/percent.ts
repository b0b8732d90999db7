/** Percentages and rates. Source: specification 5; ledger VAL-16, VAL-17, PRS-3, PRS-4. */
import { clamp, parseNumeral, roundTo } from './numerals';

const highest = 100;
const rateDecimals = 3;

/**
 * @example isPercent(100) // true
 * @example isPercent(-1) // false
 */
export const isPercent = (value: unknown): value is number =>
  isSofrPercent(value) && value >= 0;

/** @example isSofrPercent(-1) // true */
export const isSofrPercent = (value: unknown): value is number =>
  typeof value === 'number' && value > -Infinity && value <= highest;

/**
 * From 0 to 100; undefined for anything but a number.
 * @example parsePercent('12.5%') // 13
 */
export const parsePercent = (text: string): number | undefined =>
  parse(text, 0);

/** @example parseRate('6.1255') // 6.126 */
export const parseRate = (text: string): number | undefined =>
  parse(text, rateDecimals);

function parse(text: string, decimals: number): number | undefined {
  const value = parseNumeral(text.trim().replace(/%$/, ''));
  return value === undefined
    ? undefined
    : clamp(roundTo(value, decimals), 0, highest);
}
