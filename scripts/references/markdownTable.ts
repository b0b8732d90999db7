const toRow = (cells: readonly string[]): string =>
  `| ${cells.map((cell) => cell.replaceAll('\n', ' ').replaceAll('|', '\\|')).join(' | ')} |`;

export const toMarkdownTable = (
  head: readonly string[],
  rows: readonly (readonly string[])[],
): string => [toRow(head), `|${'---|'.repeat(head.length)}`, ...rows.map(toRow)].join('\n');
