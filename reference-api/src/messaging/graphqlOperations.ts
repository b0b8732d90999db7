/** Which queries are run at all. Source: threat S16. */
import { parse, stripIgnoredCharacters, type DocumentNode } from 'graphql';
import { messagingEligibilityQuery } from 'mortgage-domain/messages/messagingEligibilityQuery';

/** The limits of a query. */
const maxTokens = 200;

/** The operations of our own pages: any other text is refused, and with it introspection and whatever is deep or wide. */
const allowed = new Set([stripIgnoredCharacters(messagingEligibilityQuery)]);

/** The document, or why it is refused. */
export function readOperation(
  query: string,
): { readonly document: DocumentNode } | { readonly refused: string } {
  const document = parseQuery(query);
  if (!document) return { refused: 'The query cannot be read, or is too long.' };
  return allowed.has(stripIgnoredCharacters(query))
    ? { document }
    : { refused: 'This operation is not on the list.' };
}

function parseQuery(query: string): DocumentNode | undefined {
  try {
    return parse(query, { noLocation: true, maxTokens });
  } catch {
    return undefined;
  }
}
