/** Parts of the pages of docs/reference. */
export interface Reference {
  readonly file: string;
  readonly render: () => string;
}

/** Ids of rules and threats in parentheses; user pages carry none. */
const ids = / \((?:[A-Z]{1,4}-?\d+(?:\.\.\d+)?(?:, )?)+\)/g;

export const withoutIds = (text: string): string => text.replace(ids, '');

export const toPage = (...parts: readonly string[]): string =>
  `${withoutIds(parts.join('\n\n'))}\n`;

export const toTable = (
  titles: readonly string[],
  rows: readonly (readonly string[])[],
): string =>
  [titles, titles.map(() => '---'), ...rows]
    .map(
      (cells) =>
        `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`,
    )
    .join('\n');

export const toCode = (language: string, text: string): string =>
  `\`\`\`${language}\n${text}\n\`\`\``;

export const quote = (text: string): string => `\`${text}\``;
