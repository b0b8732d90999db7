/** Undefined values are left out. */
export type Query = Readonly<Record<string, string | undefined>>;

/** Source: ledger LNK-6, OPN-6. */
export function buildPath(path: string, query: Query): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) {
      parameters.append(name, value);
    }
  }
  const text = String(parameters);
  return text === '' ? path : `${path}?${text}`;
}

/** Undefined where a path cannot carry the text: `.` and `..` mean other places (S03). */
export function toPathSegment(text: string): string | undefined {
  if (text === '' || text === '.' || text === '..') {
    return undefined;
  }
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD'));
}
