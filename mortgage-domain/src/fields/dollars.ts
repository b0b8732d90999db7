/** Dollar amounts from text. Source: specification 5; ledger PRS-1, PRS-2, OPN-100. */
import { parseNumeral, roundTo } from './numerals';

/**
 * Undefined for anything else.
 * @example parseDollars('$1,234.56') // 1235
 */
export function parseDollars(text: string): number | undefined {
  const amount = parseNumeral(text.trim().replace(/^([+-]?)\$(?=[\d.])/, '$1'));
  return amount === undefined ? undefined : roundTo(amount, 0);
}

/** @example parseNonNegativeDollars('-$5') // 0 */
export function parseNonNegativeDollars(text: string): number | undefined {
  const amount = parseDollars(text);
  return amount === undefined ? undefined : Math.max(amount, 0);
}
