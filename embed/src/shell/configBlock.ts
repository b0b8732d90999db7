import { configBlockAttribute } from '../contract/handOvers';

/** What the view needs of the page's block at first paint, unchecked; the host reads and checks all of it later. */
export function readConfigBlock(document: Document): {
  readonly breakpoint?: unknown;
  readonly scheme?: unknown;
} {
  try {
    const block = document.querySelector(`script[${configBlockAttribute}]`);
    return (JSON.parse(block?.textContent ?? '') ?? {}) as object;
  } catch {
    return {};
  }
}
