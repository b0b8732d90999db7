import { configBlockAttribute } from '../contract/handOvers';

/** The block's options that first paint needs, unchecked. The page host reads and checks all of them later. */
export function readConfigBlock(document: Document): {
  readonly breakpoint?: unknown;
  readonly scheme?: unknown;
  readonly mode?: unknown;
} {
  try {
    const block = document.querySelector(`script[${configBlockAttribute}]`);
    return (JSON.parse(block?.textContent ?? '') ?? {}) as object;
  } catch {
    return {};
  }
}
