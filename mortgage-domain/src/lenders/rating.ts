/** Stars. Source: specification 4, 9; ledger REV-5, CON-5, OPN-99. */
const ratingMax = 5;
const stepsPerStar = 4;

/**
 * The rating to show: the nearest quarter, half up, from 0 to 5; 0 if the value is not a number.
 * @example toShownRating(4.125) // 4.25
 * @example toShownRating(7) // 5
 */
export function toShownRating(rating: number): number {
  const nearest = Math.round(rating * stepsPerStar) / stepsPerStar;
  return nearest > 0 ? Math.min(nearest, ratingMax) : 0;
}
