/** True for text with something in it besides blanks. */
export const hasText = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '';

/** Counts what people see as one character for the rules that speak of characters: Unicode code points after trimming. */
export const trimmedLength = (text: string): number => [...text.trim()].length;

/** `los` → `Los`; the rest stays as it is. */
export function capitalize(word: string): string {
  const [first = ''] = word;
  return first.toUpperCase() + word.slice(first.length);
}

/** Text as one segment of a path; undefined where a path cannot carry it (`.` and `..` mean other places). */
export function toPathSegment(text: string): string | undefined {
  return text === '' || text === '.' || text === '..'
    ? undefined
    : encodeURIComponent(text.replace(loneSurrogate, '\uFFFD'));
}
/** Halves of a character, which have no encoding. */
const loneSurrogate = /\p{Surrogate}/gu;
