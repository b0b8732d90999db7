/** A mistake in a site's file. */
import { findClosestWord } from 'reference-api/closest-word';

export type Path = readonly (string | number)[];
export interface Mistake {
  readonly path: Path;
  /** Points at the key instead of its value. */
  readonly isKey?: boolean;
  /** Goes on after the path: `is "…": why. How to fix it.` */
  readonly sentence: string;
}

export function unknownKey(path: Path, known: readonly string[]): Mistake {
  const meant = findClosestWord(String(path.at(-1)), known);
  const how = meant
    ? `Did you mean "${meant}"?`
    : `Known here: ${known.join(', ')}.`;
  return { path, isKey: true, sentence: `is unknown. ${how}` };
}

/** `header.main[1].links[2].href` */
export const formatPath = (path: Path): string =>
  path
    .map((key) => {
      if (typeof key === 'number') {
        return `[${key}]`;
      }
      return /^[A-Za-z_$][\w$]*$/.test(key)
        ? `.${key}`
        : `[${JSON.stringify(key)}]`;
    })
    .join('')
    .replace(/^\./, '') || 'The file';

export const formatValue = (value: unknown): string =>
  JSON.stringify(value).replace(/^(.{60}).+$/s, '$1…');
