/** Halves of a character, which have no encoding. */
const loneSurrogate = /\p{Surrogate}/gu;

/** Text as one segment of a path; undefined where a path cannot carry it (`.` and `..` mean other places). Source: threat S03. */
export function toPathSegment(text: string): string | undefined {
  if (text === '' || text === '.' || text === '..') return undefined;
  return encodeURIComponent(text.replace(loneSurrogate, '\uFFFD'));
}
