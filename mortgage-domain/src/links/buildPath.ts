/** A query as a table; undefined values are left out. */
export type Query = Readonly<Record<string, string | undefined>>;

/** A path with the values that are there as its query. Source: ledger LNK-6, OPN-6. */
export function buildPath(path: string, query: Query): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) parameters.append(name, value);
  }
  const text = String(parameters);
  return text === '' ? path : `${path}?${text}`;
}
