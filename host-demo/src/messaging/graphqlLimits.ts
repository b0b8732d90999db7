/** What a query may look like at all, before anybody runs it. Source: threat S16. */
import { parse, stripIgnoredCharacters, visit, type DocumentNode } from 'graphql';
import { messagingEligibilityQuery } from 'mortgage-domain/messages/messagingEligibilityQuery';

const maxTokens = 200;
const maxDepth = 5;
const maxAliases = 10;

/** The operations of our own pages: any other text is refused, introspection with it. */
const allowed = new Set([stripIgnoredCharacters(messagingEligibilityQuery)]);

/** The document, or why it is refused. */
export function readOperation(
  query: string,
): { readonly document: DocumentNode } | { readonly refused: string } {
  let document: DocumentNode;
  try {
    document = parse(query, { noLocation: true, maxTokens });
  } catch {
    return { refused: 'The query cannot be read, or is too long.' };
  }
  const { depth, aliases } = measure(document);
  if (depth > maxDepth) return { refused: `The query is nested deeper than ${maxDepth} levels.` };
  if (aliases > maxAliases) return { refused: `The query has more than ${maxAliases} aliases.` };
  return allowed.has(stripIgnoredCharacters(query))
    ? { document }
    : { refused: 'This operation is not on the list.' };
}

/** Fragments count where they stand: nobody of ours uses them, and none of them is on the list. */
function measure(document: DocumentNode): { readonly depth: number; readonly aliases: number } {
  let level = 0;
  let depth = 0;
  let aliases = 0;
  visit(document, {
    SelectionSet: {
      enter() {
        level += 1;
        depth = Math.max(depth, level);
      },
      leave() {
        level -= 1;
      },
    },
    Field(node) {
      if (node.alias) aliases += 1;
    },
  });
  return { depth, aliases };
}
