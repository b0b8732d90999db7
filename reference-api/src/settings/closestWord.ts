/** The known word that is most similar, whatever its capitals. */
export function findClosestWord(
  word: string,
  known: readonly string[],
  toMostMistakes = (length: number): number => Math.ceil(length / 3),
): string | undefined {
  const [closest] = known
    .map((one) => ({ one, distance: distanceOf(word.toLowerCase(), one.toLowerCase()) }))
    .filter(({ one, distance }) => distance <= toMostMistakes(one.length))
    .sort((one, other) => one.distance - other.distance);
  return closest?.one;
}

/** How many letters are to be added, left out or replaced (Levenshtein). */
function distanceOf(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [at, letter] of Array.from(from).entries()) {
    const next = [at + 1];
    for (const [index, other] of Array.from(to).entries()) {
      const [left = 0, above = 0, diagonal = 0] = [next[index], row[index + 1], row[index]];
      next.push(Math.min(left + 1, above + 1, diagonal + (letter === other ? 0 : 1)));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
