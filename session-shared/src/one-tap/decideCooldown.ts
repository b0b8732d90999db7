/** How often a visitor closed the prompt in a row, and when last (milliseconds since 1970). */
export interface Closures {
  readonly count: number;
  readonly lastMs: number;
}

const hourMs = 60 * 60 * 1000;
/** The provider's documented cooldown after the first, second and third closure in a row. */
const cooldownsMs = [2 * hourMs, 24 * hourMs, 7 * 24 * hourMs] as const;
/** After every later one. */
const longestCooldownMs = 28 * 24 * hourMs;

/** True while the prompt must not be shown again. A clock that was set back counts as no time at all. */
export function isCoolingDown({ count, lastMs }: Closures, nowMs: number): boolean {
  if (count <= 0) return false;
  return nowMs - lastMs < (cooldownsMs[count - 1] ?? longestCooldownMs);
}
