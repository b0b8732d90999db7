/** How often a message is tried, and when. */

export interface RetryPolicy {
  /** One try, from the first byte to the answer. */
  readonly limitMs: number;
  readonly firstDelayMs: number;
  readonly longestDelayMs: number;
  /** After so many it is given up, until staff sends it again. */
  readonly tries: number;
  /** How long messages in progress may take after the process is told to stop. */
  readonly graceMs: number;
}

/** About three days: a receiver that is away over a weekend misses nothing, and has all within an hour of its return. */
export const usualPolicy: RetryPolicy = {
  limitMs: 10_000,
  firstDelayMs: 5_000,
  longestDelayMs: 60 * 60_000,
  tries: 100,
  graceMs: 2_000,
};

/** A process that has not marked a message so long after it took it is gone. */
export const leaseMs = ({ limitMs }: RetryPolicy): number => limitMs + 5_000;

/** Four times the last delay, up to the longest. A random half spreads messages that failed together. */
export function delayAfter(
  { firstDelayMs, longestDelayMs }: RetryPolicy,
  tries: number,
  random: () => number,
): number {
  const delayMs = Math.min(longestDelayMs, firstDelayMs * 4 ** Math.max(0, tries - 1));
  return Math.round(delayMs * (0.5 + random() / 2));
}
