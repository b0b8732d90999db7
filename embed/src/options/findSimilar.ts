/** A known name with at most one wrong letter in three, in any case; names of three letters must be right. */
export const findSimilar = (word: string, known: readonly string[]): string | undefined =>
  known.find((one) => isNear(word.toLowerCase(), one.toLowerCase(), (one.length - 1) / 3));

/** At most so many letters are added, removed or replaced (Levenshtein). */
function isNear(one: string, other: string, mistakes: number): boolean {
  if (mistakes < 0) return false;
  if (!one || !other) return (one + other).length <= mistakes;
  const [rest, otherRest, left] = [one.slice(1), other.slice(1), mistakes - 1];
  return one.startsWith(other.charAt(0))
    ? isNear(rest, otherRest, mistakes)
    : isNear(rest, other, left) || isNear(one, otherRest, left) || isNear(rest, otherRest, left);
}
