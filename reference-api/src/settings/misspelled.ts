import leven from 'leven';

/** The most similar known word, in any case; by default one letter in three may differ. */
export function findClosestWord(
  word: string,
  known: readonly string[],
  toMostMistakes = (length: number): number => Math.ceil(length / 3),
): string | undefined {
  const [closest] = known
    .map((one) => ({
      one,
      distance: leven(word.toLowerCase(), one.toLowerCase()),
    }))
    .filter(({ one, distance }) => distance <= toMostMistakes(one.length))
    .sort((one, other) => one.distance - other.distance);
  return closest?.one;
}

/** Other programs' variables are usual here: only a name with one wrong letter in five or fewer is a mistake. */
const toMostMistakes = (length: number): number => Math.floor(length / 5);

export const findMisspelled = (
  given: readonly string[],
  known: readonly string[],
): readonly string[] =>
  given.flatMap((name) => {
    const meant = known.includes(name)
      ? undefined
      : findClosestWord(name, known, toMostMistakes);
    return meant
      ? [
          `${name} is set, and nothing reads it. Did you mean ${meant}? Rename it, or unset it.`,
        ]
      : [];
  });
