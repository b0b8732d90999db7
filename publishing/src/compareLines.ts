/** The lines that are other than before, in their order: `+` comes, `-` goes. */
export function compareLines(
  before: readonly string[],
  after: readonly string[],
): readonly string[] {
  const start = countSame(before, after);
  const end = countSame(before.slice(start).reverse(), after.slice(start).reverse());
  return compareMiddle(
    before.slice(start, before.length - end),
    after.slice(start, after.length - end),
  );
}

/** How many lines the two begin with. */
function countSame(one: readonly string[], other: readonly string[]): number {
  const differs = one.findIndex((line, index) => line !== other[index]);
  return differs < 0 ? one.length : differs;
}

/** By the longest common subsequence: the fewest lines are told. */
function compareMiddle(before: readonly string[], after: readonly string[]): readonly string[] {
  const common = countCommon(before, after);
  const lines: string[] = [];
  let [one, other] = [0, 0];
  while (one < before.length || other < after.length) {
    const [gone, come] = [before[one], after[other]];
    if (gone === come) {
      one += 1;
      other += 1;
    } else if (
      come === undefined ||
      (gone !== undefined && (common[one + 1]?.[other] ?? 0) >= (common[one]?.[other + 1] ?? 0))
    ) {
      lines.push(`- ${(gone ?? '').trim()}`);
      one += 1;
    } else {
      lines.push(`+ ${come.trim()}`);
      other += 1;
    }
  }
  return lines;
}

/** `[i][j]`: length of the longest common subsequence of what follows line i of the one and line j of the other. */
function countCommon(
  before: readonly string[],
  after: readonly string[],
): readonly (readonly number[])[] {
  const rows: number[][] = Array.from({ length: before.length + 1 }, () =>
    Array.from({ length: after.length + 1 }, () => 0),
  );
  for (let one = before.length - 1; one >= 0; one -= 1)
    for (let other = after.length - 1; other >= 0; other -= 1) {
      const [row = [], next = []] = [rows[one], rows[one + 1]];
      row[other] =
        before[one] === after[other]
          ? (next[other + 1] ?? 0) + 1
          : Math.max(next[other] ?? 0, row[other + 1] ?? 0);
    }
  return rows;
}
