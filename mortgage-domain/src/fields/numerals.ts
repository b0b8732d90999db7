/** Numbers as people write and round them. Source: ledger PRS-1, PRS-4, OPN-100. */
const numeralMaxLength = 40;
const grouped = /^[+-]?\d{1,3}(?:,\d{3})+(?:\.\d*)?$/;
const plain = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/;

/** A decimal number, with or without thousands separators; undefined for anything else. */
export function parseNumeral(text: string): number | undefined {
  if (text.length > numeralMaxLength) {
    return undefined;
  }
  const trimmed = text.trim();
  const ungrouped = grouped.test(trimmed)
    ? trimmed.replaceAll(',', '')
    : trimmed;
  return plain.test(ungrouped) ? Number(ungrouped) : undefined;
}

/** Halves go away from zero, in decimals: 1.0005 becomes 1.001. */
export function roundTo(value: number, decimals: number): number {
  const rounded = shift(
    Math.round(shift(Math.abs(value), decimals)),
    -decimals,
  );
  // Plus 0: turns -0 into 0.
  return Math.sign(value) * rounded + 0;
}

export const clamp = (value: number, lowest: number, highest: number): number =>
  Math.min(Math.max(value, lowest), highest);

/** Moves the decimal point in the text of a number, without loss of digits. */
function shift(value: number, places: number): number {
  const [mantissa, exponent = 0] = String(value).split('e');
  return Number(`${mantissa}e${Number(exponent) + places}`);
}
