/** A page of docs/reference that is made from what it is about. */
export interface Reference {
  readonly file: string;
  readonly render: () => string;
}

/** A Markdown table. */
export const toTable = (
  titles: readonly string[],
  rows: readonly (readonly string[])[],
): readonly string[] =>
  [titles, titles.map(() => '---'), ...rows].map(
    (cells) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`,
  );
