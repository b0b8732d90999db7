/**
 * The rows of docs/spec/ledger.md: requirements, and decisions where the specification is silent. Features that the
 * specification does not know are rows of a decision's page.
 */

export interface LedgerRow {
  readonly id: string;
  readonly area: string;
  readonly text: string;
}

export const decisionArea = 'OPN';
export const featuresPage = 'docs/decisions/0021-features.md';

/** Rows of the ledger's tables: `| ABC-1 | text | … |`. */
export const readLedger = (markdown: string): readonly LedgerRow[] =>
  [...markdown.matchAll(/^\| ([A-Z]{3,4})-(\d+) \| (.+?) \| [^|]*\|$/gm)].map(
    ([, area = '', number = '', text = '']) => ({
      id: `${area}-${number}`,
      area,
      text,
    }),
  );

/** The ids in a test's name; `ABC-1 to ABC-4` and `ABC-1..4` name the whole run. */
export function idsIn(name: string): readonly string[] {
  const runs = [
    ...name.matchAll(/\b([A-Z]{3,4})-(\d+)(?:\.\.| to \1-)(\d+)/g),
  ].flatMap(([, area, from, to]) =>
    Array.from(
      { length: Math.max(0, Number(to) - Number(from) + 1) },
      (_, index) => `${area}-${Number(from) + index}`,
    ),
  );
  return [
    ...runs,
    ...[...name.matchAll(/\b[A-Z]{3,4}-\d+/g)].map(([id]) => id),
  ];
}

/** The file of a decision of taste: `**Taste:** \`file\`` in its row. No test could say that it is right. */
export const placeOfTaste = (text: string): string | undefined =>
  /\*\*Taste:\*\* `([^`]+)`/.exec(text)?.[1];
