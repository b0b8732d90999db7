/** One opening of a page, or the medians of several. */
export interface Measurement {
  /** Milliseconds from navigation to the first frame in which a header link can be seen. */
  readonly visibleMs: number;
  /** Milliseconds to the moment React owns the header's buttons; not a number where there is no React. */
  readonly hydratedMs: number;
  readonly kilobytes: number;
  /** Documents and files that were there by then: what hydration (or the view, without React) could have waited for. Calls of the API run beside it and are left out. */
  readonly requests: number;
  readonly requestsBeforeVisible: number;
  /** Longest chain of requests that each had to wait for the one before. */
  readonly depth: number;
  readonly cls: number;
  readonly tbtMs: number;
}

export function toMedian(samples: readonly Measurement[]): Measurement {
  const median = (read: (sample: Measurement) => number): number => {
    const sorted = samples.map(read).sort((a, b) => a - b);
    return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
  };
  return {
    visibleMs: median((sample) => sample.visibleMs),
    hydratedMs: median((sample) => sample.hydratedMs),
    kilobytes: median((sample) => sample.kilobytes),
    requests: median((sample) => sample.requests),
    requestsBeforeVisible: median((sample) => sample.requestsBeforeVisible),
    depth: median((sample) => sample.depth),
    cls: median((sample) => sample.cls),
    tbtMs: median((sample) => sample.tbtMs),
  };
}
