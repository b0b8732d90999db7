import { toInterval } from './targets';

const upTo = (count: number) =>
  Array.from({ length: count }, (_, index) => count - index);

describe('the confidence interval of a median', () => {
  // Ranks as tables of the sign test give them.
  it.each([
    [6, 1, 6],
    [9, 2, 8],
    [15, 4, 12],
    [25, 8, 18],
  ])('of %i values goes from the %ith to the %ith', (count, low, high) => {
    expect(toInterval(upTo(count))).toEqual({
      median: (count + 1) / 2,
      low,
      high,
    });
  });

  it.each([1, 2, 5])(
    '%i values are too few: it is their whole range',
    (count) => {
      expect(toInterval(upTo(count))).toMatchObject({ low: 1, high: count });
    },
  );

  it('ignores one outlier', () => {
    expect(toInterval([...upTo(8), 1e6])).toEqual({
      median: 5,
      low: 2,
      high: 8,
    });
  });
});
