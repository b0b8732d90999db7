/** A page as it would be with our tags in it. */

/**
 * The bytes of an HTML page with these scripts in its head, as a person would paste them; all other bytes stay as they are, in
 * whatever encoding they are.
 */
export function withTags(html: Buffer, sources: readonly string[]): Buffer {
  const tags = sources.map((src) => `<script async src="${src}"></script>`).join('');
  // One character for each byte, there and back.
  const text = html.toString('latin1');
  const at = findPlace(text);
  return Buffer.from(text.slice(0, at) + tags + text.slice(at), 'latin1');
}

/** The end of the head, else the beginning of the body; a page with neither begins with us, behind its doctype. */
function findPlace(text: string): number {
  const head = /<\/head\s*>/i.exec(text);
  if (head) return head.index;
  const opening = /<body[^>]*>|<html[^>]*>|<!doctype[^>]*>/i.exec(text);
  return opening ? opening.index + opening[0].length : 0;
}
