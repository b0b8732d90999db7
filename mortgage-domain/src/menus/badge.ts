/** Counts on menu entries. Source: ledger HDR-25, CON-7, OPN-93. */
const badgeMax = 99;

/**
 * Text of a badge; empty for no badge. Above 99 it stays `99`, with a plus where the badge asks for
 * one.
 */
export function formatBadge(count: number, { plus = false } = {}): string {
  if (!(count >= 1)) return '';
  return count > badgeMax ? `${badgeMax}${plus ? '+' : ''}` : String(Math.floor(count));
}
