import { median } from 'simple-statistics';

/** The times of one opening of a page; they depend on the machine. */
export interface Times {
  /** Milliseconds from navigation to the first frame in which a header link can be seen. */
  readonly visibleMs: number;
  /** Milliseconds until the header is live; NaN for a page whose header has no script. */
  readonly liveMs: number;
  /** Milliseconds until the header shows who the visitor is, and until React owns it: from the start, or since the page wanted it. */
  readonly knownMs: number;
  readonly ownedMs: number;
  /** Milliseconds until the page's own picture is painted, and until its `load` event; 0 without a picture. */
  readonly pictureMs: number;
  readonly loadMs: number;
  /** Long tasks above 50 ms, in milliseconds. */
  readonly tbtMs: number;
  /** Milliseconds of the main thread, under the same throttling. */
  readonly mainThreadMs: number;
  readonly cls: number;
}

/** Counts of one opening; equal on every machine. */
export interface Counts {
  readonly kilobytes: number;
  /** Documents and files that arrived before. API calls run in parallel and do not count. */
  readonly requests: number;
  readonly requestsBeforeVisible: number;
  /** Longest chain of requests that each had to wait for the one before. */
  readonly depth: number;
}

export type Measurement = Times & Counts;

export function toMedians(samples: readonly Measurement[]): Measurement {
  const [first] = samples;
  if (!first) {
    throw new RangeError('Nothing was measured.');
  }
  const names = Object.keys(first) as (keyof Measurement)[];
  return Object.fromEntries(
    names.map((name) => [name, median(samples.map((sample) => sample[name]))]),
  ) as unknown as Measurement;
}
