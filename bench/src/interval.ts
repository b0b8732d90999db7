/** How far a median can be believed. */
import { binomialDistribution, median } from 'simple-statistics';

/** The median, and the two values between which the true one lies in 95 of 100 runs. */
export interface Interval {
  readonly median: number;
  readonly low: number;
  readonly high: number;
}

const outside = 0.05;

/**
 * From the order of the values alone: nothing is assumed of the shape of their spread. Fewer than six
 * cannot say it: then it is all that was seen.
 */
export function toInterval(values: readonly number[]): Interval {
  const sorted = [...values].sort((one, other) => one - other);
  const at = (index: number) => sorted.at(index) ?? Number.NaN;
  const rank = countOutside(sorted.length);
  return { median: median(sorted), low: at(rank), high: at(-1 - rank) };
}

/** How many values at each end lie outside of the interval. */
function countOutside(count: number): number {
  const chances = binomialDistribution(count, 0.5) ?? [];
  let sum = 0;
  const firstInside = chances.findIndex((chance) => (sum += chance) > outside / 2);
  return Math.max(0, firstInside - 1);
}

/** Width of the interval as a share of the median. */
export const spreadOf = ({ median, low, high }: Interval): number =>
  median === 0 ? high - low : (high - low) / median;
