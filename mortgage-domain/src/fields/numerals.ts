/**
 * Numbers as people write them, and rounding as they do it.
 * Source: ledger PRS-1, PRS-4, OPN-100.
 */
const numeralMaxLength = 40;
const grouped = /^[+-]?\d{1,3}(?:,\d{3})+(?:\.\d*)?$/;
const plain = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/;

/** A decimal number, with or without thousands separators; undefined for anything else. */
export function parseNumeral(text: string): number | undefined {
  if (text.length > numeralMaxLength) return undefined;
  const trimmed = text.trim();
  const ungrouped = grouped.test(trimmed) ? trimmed.replaceAll(',', '') : trimmed;
  return plain.test(ungrouped) ? Number(ungrouped) : undefined;
}

/** Halves go away from zero, in decimals: 1.0005 is 1.001, which its binary value is just below. */
export function roundTo(value: number, decimals: number): number {
  const rounded = shift(Math.round(shift(Math.abs(value), decimals)), -decimals);
  // Plus nothing: what rounds to nothing has no sign.
  return Math.sign(value) * rounded + 0;
}

export const clamp = (value: number, lowest: number, highest: number): number =>
  Math.min(Math.max(value, lowest), highest);

/** Moves the decimal point in the text of a number, where no digit is lost. */
function shift(value: number, places: number): number {
  const [mantissa, exponent = 0] = String(value).split('e');
  return Number(`${mantissa}e${Number(exponent) + places}`);
}
