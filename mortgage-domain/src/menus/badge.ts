/** Counts on menu entries. Source: ledger HDR-25, CON-7, OPN-93. */
const badgeMax = 99;

/** Empty for no badge; at most `99`, with a plus on request. */
export function formatBadge(count: number, { plus = false } = {}): string {
  if (!(count >= 1)) {
    return '';
  }
  return count > badgeMax
    ? `${badgeMax}${plus ? '+' : ''}`
    : String(Math.floor(count));
}
