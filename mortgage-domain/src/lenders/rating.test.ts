import fc from 'fast-check';
import { toShownRating } from './rating';

it.each([
  [4.125, 4.25],
  [4.1249, 4],
  [4.13, 4.25],
  [0.1, 0],
  [0.125, 0.25],
  [4.9, 5],
  [5.1, 5],
  [-1, 0],
  [-0.1, 0],
  [Infinity, 5],
  [-Infinity, 0],
  [Number.NaN, 0],
])('REV-5 CON-5 OPN-99: the rating %p shows as %p', (rating, shown) => {
  expect(toShownRating(rating)).toBe(shown);
  expect(Object.is(toShownRating(rating), -0)).toBe(false);
});

it('REV-5: always a quarter from 0 to 5, and stays when shown again', () => {
  fc.assert(
    fc.property(fc.double(), (rating) => {
      const shown = toShownRating(rating);
      expect(shown * 4).toBe(Math.round(shown * 4));
      expect(shown).toBeGreaterThanOrEqual(0);
      expect(shown).toBeLessThanOrEqual(5);
      expect(toShownRating(shown)).toBe(shown);
    }),
  );
});
