/** The elements that match, as a list; by index, since the page may have an `Array.from` of its own. Throws for a selector that is none. */
export function queryAll(selector: string): readonly Element[] {
  const found: Element[] = [];
  const matching = document.querySelectorAll(selector);
  for (let index = 0; index < matching.length; index += 1) {
    const element = matching.item(index);
    found[index] = element;
  }
  return found;
}
