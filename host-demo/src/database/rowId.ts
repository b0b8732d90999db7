/** What an id in an address may look like; no other text reaches a query (PostgreSQL refuses some of them). */
export const isRowId = (text: unknown): text is string =>
  typeof text === 'string' && /^[\w-]{1,64}$/.test(text);
