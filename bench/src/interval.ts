import { binomialDistribution, median } from 'simple-statistics';

export interface Interval {
  readonly median: number;
  readonly low: number;
  readonly high: number;
}

const outside = 0.05;

/** Assumes no distribution. With fewer than six values the interval is their whole range. */
export function toInterval(values: readonly number[]): Interval {
  const sorted = [...values].sort((one, other) => one - other);
  const at = (index: number) => sorted.at(index) ?? Number.NaN;
  const rank = countOutside(sorted.length);
  return { median: median(sorted), low: at(rank), high: at(-1 - rank) };
}

function countOutside(count: number): number {
  const chances = binomialDistribution(count, 0.5) ?? [];
  let sum = 0;
  const firstInside = chances.findIndex((chance) => (sum += chance) > outside / 2);
  return Math.max(0, firstInside - 1);
}
