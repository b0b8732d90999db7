/** Our style sheets in a shadow root. A tool of the page may adopt one of its own in each new root (F95). */
import { sheetProperty } from '../contract/handOvers';

type Root = Pick<ShadowRoot, 'adoptedStyleSheets'>;

const isOwn = (sheet: object): boolean => sheetProperty in sheet;

/** Browsers that cannot construct sheets lack the list. */
export const hasOwnSheets = ({
  adoptedStyleSheets = [],
}: Partial<Root>): boolean => adoptedStyleSheets.some(isOwn);

/** Adds sheets of ours behind all others. */
export function adoptSheets(
  root: Root,
  sheets: readonly CSSStyleSheet[],
): void {
  for (const sheet of sheets) {
    Reflect.defineProperty(sheet, sheetProperty, { value: true });
  }
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, ...sheets];
}

export function dropOwnSheets(root: Root): void {
  root.adoptedStyleSheets = root.adoptedStyleSheets.filter(
    (sheet) => !isOwn(sheet),
  );
}
