/** What is wrong in a site's file: where, what with its value, why, and how to mend it. */

export type Path = readonly (string | number)[];
export type Json = Readonly<Record<string, unknown>>;

export const isRecord = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export interface Mistake {
  /** Where in the file's value. */
  readonly path: Path;
  /** The key itself is wrong, not its value. */
  readonly isKey?: boolean;
  /** Goes on after the path: `is "…": why. How.` */
  readonly sentence: string;
}

/** A mistake at its place, as an editor counts: from 1. */
export interface PlacedMistake {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly message: string;
}

/** `header.main[1].links[2].href`. */
export const formatPath = (path: Path): string =>
  path
    .map((key) => {
      if (typeof key === 'number') return `[${key}]`;
      return /^[A-Za-z_$][\w$]*$/.test(key) ? `.${key}` : `[${JSON.stringify(key)}]`;
    })
    .join('')
    .replace(/^\./, '');

/** A value as people wrote it, shortened. */
export function formatValue(value: unknown): string {
  const text = JSON.stringify(value);
  return text.length > shownMax ? `${text.slice(0, shownMax)}…` : text;
}
const shownMax = 60;

/** All of them, each at its place. */
export function formatMistakes(mistakes: readonly PlacedMistake[]): string {
  const count = mistakes.length === 1 ? 'One mistake' : `${mistakes.length} mistakes`;
  const files = new Set(mistakes.map(({ file }) => file));
  const places = mistakes.map(
    ({ file, line, column, message }) => `${file}:${line}:${column}\n  ${message}`,
  );
  return [
    `${count} in ${[...files].join(' and ')}. Nothing was published.`,
    ...places,
    'Every field: docs/reference/site.md',
  ].join('\n\n');
}
