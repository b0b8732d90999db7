/** Onwards or back. */
export type Step = 1 | -1;

/** LAP-24, LAP-25: the next slide in a direction; wraps at both ends. */
export const decideSlide = (index: number, step: Step, count: number): number =>
  (index + step + count) % count;
