/** LAP-24, LAP-25: the next slide in a direction; wraps at both ends. */
export const decideSlide = (index: number, step: 1 | -1, count: number): number =>
  (index + step + count) % count;
export const carouselIntervalMs = 6000;
