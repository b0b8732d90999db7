import { median } from 'simple-statistics';

/** One opening of a page, or the medians of several. Times depend on the machine; counts do not. */
export interface Measurement {
  /** Milliseconds from navigation to the first frame in which a header link can be seen. */
  readonly visibleMs: number;
  /** Milliseconds until React owns the header's buttons; not a number where there is no React. */
  readonly hydratedMs: number;
  /** Long tasks above 50 ms, in milliseconds. */
  readonly tbtMs: number;
  /** Milliseconds of the main thread, slowed as the page is: all of it, and three parts of it. */
  readonly mainThreadMs: number;
  readonly scriptMs: number;
  readonly styleMs: number;
  readonly layoutMs: number;
  readonly kilobytes: number;
  /**
   * Documents and files that were there by then: what hydration (or the view, without React) could
   * have waited for. Calls of the API run beside it and are left out.
   */
  readonly requests: number;
  readonly requestsBeforeVisible: number;
  /** Longest chain of requests that each had to wait for the one before. */
  readonly depth: number;
  readonly cls: number;
  readonly nodes: number;
  readonly styleCounts: number;
  readonly layoutCounts: number;
}

export function toMedians(samples: readonly Measurement[]): Measurement {
  const [first] = samples;
  if (!first) throw new RangeError('Nothing was measured.');
  const names = Object.keys(first) as (keyof Measurement)[];
  return Object.fromEntries(
    names.map((name) => [name, median(samples.map((sample) => sample[name]))]),
  ) as unknown as Measurement;
}
