import { configBlockAttribute } from '../contract/handOvers';

export interface PaintOptions {
  readonly breakpoint?: unknown;
  readonly scheme?: unknown;
  readonly mode?: unknown;
}

/** What first paint needs of a tag's options, else of the block's, unchecked. The page host reads and checks all of them later. */
export function readPaintOptions(document: Document, attributes: DOMStringMap): PaintOptions {
  try {
    const block = document.querySelector(`script[${configBlockAttribute}]`);
    return { ...(JSON.parse(block?.textContent ?? '') as object), ...attributes };
  } catch {
    return attributes;
  }
}
