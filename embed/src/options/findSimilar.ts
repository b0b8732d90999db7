/** A known name with at most one wrong letter in three, in any case; names of three letters must be right. */
export const findSimilar = (
  word: string,
  known: readonly string[],
): string | undefined =>
  known.find((one) =>
    isNear(word.toLowerCase(), one.toLowerCase(), (one.length - 1) / 3),
  );

/** At most this many letters are added, removed or replaced (Levenshtein). */
function isNear(one: string, other: string, mistakes: number): boolean {
  if (Math.abs(one.length - other.length) > mistakes) {
    return false;
  }
  if (!one || !other) {
    return true;
  }
  const [rest, otherRest, left] = [one.slice(1), other.slice(1), mistakes - 1];
  return one[0] === other[0]
    ? isNear(rest, otherRest, mistakes)
    : isNear(rest, other, left) ||
        isNear(one, otherRest, left) ||
        isNear(rest, otherRest, left);
}
